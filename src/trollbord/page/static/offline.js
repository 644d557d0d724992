// The page for those who are offline: it looks whether the server answers again, and then shows what was wanted.
const OFTEN = 3000;

async function look() {
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
}

setInterval(() => void look(), OFTEN);
addEventListener("online", () => void look());
document.addEventListener("visibilitychange", () => { if (!document.hidden) void look(); });
document.querySelector("[data-look]")?.addEventListener("click", () => location.reload());

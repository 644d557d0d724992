// A book as a page of its own: the same book, with its place in the address bar.
import { Book } from "./book.js";
import { settle } from "./house.js";
import { ready } from "./live.js";

settle();
const holder = document.querySelector(".bookpage");
if (holder) {
  const book = new Book(holder, place => history.replaceState(null, "", place));
  book.place = location.pathname + location.search;
  void ready();
  book.lead(decodeURIComponent(location.hash.slice(1)));
  holder.addEventListener("click", event => {
    if (!(event.target instanceof Element) || !event.target.closest("[data-print]")) return;
    event.preventDefault();
    print();
  });
  addEventListener("hashchange", () => book.lead(decodeURIComponent(location.hash.slice(1))));
}

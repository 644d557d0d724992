"""Where reminders arrive, on the loopback: a mail server, and a web server with a certificate of its own."""

from __future__ import annotations

import ssl
import threading
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

HOST = "hooks.test"


class Letters:
    """What a mail server got; the next answers can be set."""

    def __init__(self) -> None:
        self.got: list[EmailMessage] = []
        self.answers: list[str] = []
        self.arrived = threading.Event()

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        answer = self.answers.pop(0) if self.answers else "250 OK"
        if answer.startswith("250"):
            assert isinstance(envelope.content, bytes)
            letter = message_from_bytes(envelope.content, policy=policy.default)
            assert isinstance(letter, EmailMessage)
            self.got.append(letter)
            self.arrived.set()
        return answer


class Endpoint:
    """A web server on the loopback with a certificate of its own: for webhooks, and in the place of a push service."""

    def __init__(self, folder: Path) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[tuple[int, dict[str, str]]] = []
        endpoint = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                endpoint.got.append((self.path, headers, body))
                status, more = endpoint.answers.pop(0) if endpoint.answers else (201, {})
                self.send_response(status)
                for name, value in more.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *said: object) -> None:
                return

        file = _certificate(folder)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(file)
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.port = self.server.server_address[1]
        self.context = ssl.create_default_context(cafile=file)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"https://{HOST}:{self.port}/hook?of=anna"


def _certificate(folder: Path) -> str:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    file = folder / "hooks.pem"
    secret = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    file.write_bytes(secret + made.public_bytes(serialization.Encoding.PEM))
    return str(file)

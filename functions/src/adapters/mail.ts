import nodemailer from 'nodemailer';

/** A mail ready to be sent; addresses come as objects wherever a visitor typed them, so they are never parsed. */
export type Mail = {
  from: string;
  to: string | { name: string; address: string };
  replyTo: string | { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
};

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Sends through the SMTP server of `smtpUrl()` (`smtp://user:password@host:587` or `smtps://…`), within 15 s.
 * Only a server on this machine is spoken to without TLS. Throws nodemailer's error, or one without a code when
 * no server is configured.
 */
export function createMailSender(smtpUrl: () => string) {
  return async function sendMail(mail: Mail): Promise<void> {
    const url = smtpUrl();
    if (!URL.canParse(url)) throw new Error('SMTP_URL is not an address');
    const onThisMachine = LOOPBACK.test(new URL(url).hostname);
    const transport = nodemailer.createTransport({
      url,
      connectionTimeout: 5000,
      greetingTimeout: 5000,
      socketTimeout: 10_000,
      ignoreTLS: onThisMachine,
      requireTLS: !onThisMachine,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    await transport.sendMail({ ...mail, signal: AbortSignal.timeout(15_000) });
  };
}

/** What may be logged of a mail error: codes only, because server replies quote addresses. */
export function describeMailError(error: unknown): {
  code: unknown;
  responseCode: unknown;
  command: unknown;
} {
  const { code, responseCode, command } = Object(error) as Record<string, unknown>;
  return { code, responseCode, command };
}

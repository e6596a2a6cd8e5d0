import type { SendMailOptions } from 'nodemailer';

/**
 * A mail to send. Each attempt has the same Message-ID. Typed addresses are objects: nodemailer would parse strings.
 */
export type Mail = SendMailOptions & { from: string; subject: string; html: string; text: string };

/** A mail without sender and Message-ID, which the worker adds. */
export type Letter = Omit<Mail, 'from' | 'messageId'>;

/** A mail of the site that belongs to no submission: its subject, HTML part and text part. */
export type SiteLetter = Pick<Mail, 'subject' | 'html' | 'text'>;

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Sends through the SMTP server of `smtpUrl()`, within 15 s or until `signal` aborts. Only a server on this machine may
 * lack TLS. Throws nodemailer's error, or an Error without a code if no server is configured.
 */
export function createMailSender(smtpUrl: () => string) {
  return async function sendMail(mail: Mail, signal?: AbortSignal): Promise<void> {
    const url = smtpUrl();
    if (!URL.canParse(url)) throw new Error('SMTP_URL is not an address');
    const onThisMachine = LOOPBACK.test(new URL(url).hostname);
    // Loaded with the first mail, so that functions without mails start faster.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url,
      connectionTimeout: 5000,
      greetingTimeout: 5000,
      socketTimeout: 10_000,
      ignoreTLS: onThisMachine,
      requireTLS: !onThisMachine,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const limits = [AbortSignal.timeout(15_000), ...(signal ? [signal] : [])];
    await transport.sendMail({ ...mail, signal: AbortSignal.any(limits) });
  };
}

import nodemailer from 'nodemailer';
import { WITHHELD } from '../policy/mailRetryPolicy.ts';

/** A mail ready to be sent; addresses come as objects wherever a visitor typed them, so they are never parsed. */
export type Mail = {
  from: string;
  to: string | { name: string; address: string };
  replyTo: string | { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  /** The same in every attempt, so that a mail sent twice after a crash can be recognised as one. */
  messageId?: string;
  /** The Message-ID of the mail it answers, and of the conversation's first. */
  inReplyTo?: string;
  references?: string;
  /** An invitation, shown by calendars as such. */
  icalEvent?: { method: string; filename: string; content: string };
  attachments?: { filename: string; content: string; contentType: string }[];
};

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Sends through the SMTP server of `smtpUrl()` (`smtp://user:password@host:587` or `smtps://…`), within 15 s
 * and before `signal` aborts. Only a server on this machine is spoken to without TLS. Throws nodemailer's error, or one without a code when
 * no server is configured.
 */
export function createMailSender(smtpUrl: () => string) {
  return async function sendMail(mail: Mail, signal?: AbortSignal): Promise<void> {
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
    const limits = [AbortSignal.timeout(15_000), ...(signal ? [signal] : [])];
    await transport.sendMail({ ...mail, signal: AbortSignal.any(limits) });
  };
}

type Log = (level: 'warn', event: string, details: object) => void;

/** Tries mails with `sendMail`, and logs what goes wrong. */
export function createMailAttempt(sendMail: (mail: Mail, signal: AbortSignal) => Promise<void>, log: Log) {
  /**
   * Makes a mail and sends it before `signal` aborts. Answers a code of what went wrong, WITHHELD when there is nothing to
   * send any more; undefined when it is sent.
   */
  return async function attemptMail(
    make: () => Promise<Mail | undefined>,
    signal: AbortSignal,
    about: object,
  ): Promise<string | undefined> {
    try {
      const mail = await make();
      if (!mail) return WITHHELD;
      await sendMail(mail, signal);
      return undefined;
    } catch (error) {
      // Codes only, because servers' replies quote addresses.
      const { code, responseCode, command } = Object(error) as Record<string, unknown>;
      log('warn', 'mail.undelivered', { ...about, code, responseCode, command });
      return [code, responseCode].filter(Boolean).join(' ') || 'unknown';
    }
  };
}

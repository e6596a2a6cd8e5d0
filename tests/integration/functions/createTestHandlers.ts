import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import type { MailboxAction } from '#src/domain/commands/mailboxActions.ts';
import { LOCAL_CAPTCHA_TOKEN } from '#src/domain/site/requestErrors.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { db as runDatabase } from '#tests/support/store.ts';
import type { FloodLimits } from '../../../functions/src/adapters/limits/floodGauge.ts';
import { createMailSender } from '../../../functions/src/adapters/mail.ts';
import { createAdapters } from '../../../functions/src/createAdapters.ts';
import { createHandlers } from '../../../functions/src/createHandlers.ts';
import { HttpError } from '../../../functions/src/http/HttpError.ts';

type Linked = Pick<Submission, 'kind' | 'id' | 'createdAt' | 'linkGeneration'>;
type SendMail = ReturnType<typeof createMailSender>;

type TestHandlerOptions = {
  db: Firestore | (() => Firestore);
  smtpPort: number;
  /** Address of the service that verifies tokens other than PERSON. Without it, these tokens are refused. */
  captchaUrl?: string;
  /** Maximum number of submissions from one IP address within ten minutes; 0 means no limit. */
  limit?: number;
  flood?: FloodLimits;
  /** The keys that sign the links to bookings, separated by spaces. */
  linkKeys?: string;
  wrapSend?: (send: SendMail) => SendMail;
  imapUrl?: string;
  /** The address of the site's pages, to which passkeys are bound. */
  siteUrl?: string;
  /** The file storage. Without it, access to files throws. */
  storage?: Storage;
  now?: () => Date;
  log?: (level: string, event: string, details?: object) => void;
};

/** A captcha token that is accepted here without asking the service. */
export const PERSON = LOCAL_CAPTCHA_TOKEN;

/** The functions' handlers and adapters in this process. `contact` and `book` return [status, body], as over HTTP. */
export function createTestHandlers({
  db: database,
  smtpPort,
  captchaUrl = '',
  limit = 0,
  flood = { messages: 0, bookings: 0 },
  linkKeys = 'the-first-key-of-links-to-bookings',
  wrapSend = (send) => send,
  imapUrl = '',
  siteUrl = 'http://localhost:5005',
  storage,
  now = () => new Date(),
  log = () => {},
}: TestHandlerOptions) {
  const db = typeof database === 'function' ? database : () => database;
  const adapters = createAdapters({
    db,
    auth: async () => testAuth(),
    storage: () => {
      if (!storage) throw new Error('Files have tests of their own');
      return storage;
    },
    sendMail: wrapSend(createMailSender(() => `smtp://127.0.0.1:${smtpPort}`)),
    addresses: () => ({
      from: 'Alinhavo <site@alinhavo.example>',
      studioAddress: 'ola@alinhavo.example',
      siteUrl,
    }),
    captcha: { secret: () => (captchaUrl ? 'secret' : ''), verifyUrl: captchaUrl, insideEmulator: true },
    linkKeys: () => linkKeys,
    hashKey: () => 'key',
    readsLoopback: true,
    rateLimit: limit,
    flood,
    mailbox: { isRead: imapUrl !== '', url: () => imapUrl, server: 'mx.alinhavo.example', folders: [] },
    pages: new Set(),
    now,
    log,
  });
  const handlers = createHandlers(adapters);
  const { forms, sendSummaries, queueSummaries } = handlers;
  const { sendContactEmail, sendAgendamento, manageBooking } = forms;
  return {
    contact: (body: object, ipAddress?: string | null) =>
      answerOf(sendContactEmail(body, { ipAddress: from(ipAddress) })),
    book: (body: object, ipAddress?: string | null) =>
      answerOf(sendAgendamento(body, { ipAddress: from(ipAddress) })),
    studio: (body: object, idToken: string) =>
      answerOf(forms.studio(body, { authorization: `Bearer ${idToken}` })),
    manage: (body: object) => answerOf(manageBooking(body)),
    /** The tokens in the links of a submission: in a booking's own link, and in the link of the studio's notice. */
    tokenOf: (linked: Linked) => tokenIn(adapters.bookingLinks.addressOf(linked)),
    answeredTokenOf: (linked: Linked) => tokenIn(adapters.answeredLinks.addressOf(linked)),
    redeliver: handlers.redeliverMails,
    readMailbox: handlers.readMailbox,
    readCalendars: handlers.readCalendars,
    mailboxAction: (action: MailboxAction) => handlers.mailboxAction(action, { uid: 'bia' }),
    checkHealth: handlers.checkHealth,
    compareTeam: handlers.compareTeam,
    queueSummaries,
    summarize: sendSummaries,
  };
}

export const redeliverAt = (now: Date, smtpPort: number) =>
  createTestHandlers({ db: runDatabase, smtpPort, now: () => now }).redeliver();

export function testAuth() {
  const name = 'accounts';
  const app =
    getApps().find((one) => one.name === name) ?? initializeApp({ projectId: 'demo-alinhavo' }, name);
  return getAuth(app);
}

const tokenIn = (address: string | undefined) => address?.split('#')[1] ?? '';

/** The caller's IP address, by default always the same one; null means that it cannot be proved. */
const from = (ipAddress: string | null = '203.0.113.7') => ipAddress ?? undefined;

async function answerOf(handled: Promise<object>): Promise<[number, object]> {
  try {
    return [200, await handled];
  } catch (error) {
    if (error instanceof HttpError) return [error.status, error.answer];
    throw error;
  }
}

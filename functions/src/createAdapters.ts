import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { createAccounts } from './adapters/accounts.ts';
import type { RightsService } from './adapters/administratorRights.ts';
import { createAgendaReader } from './adapters/agenda/agendaReader.ts';
import { createCalendarFeed } from './adapters/agenda/calendarFeed.ts';
import { createReminderSearch } from './adapters/agenda/reminders.ts';
import { createAuditLog } from './adapters/auditLog.ts';
import { type CaptchaSettings, createCaptchaVerifier } from './adapters/captcha.ts';
import { createEventCounter } from './adapters/figures/eventCounter.ts';
import { createMonthFolding, createMonthReader } from './adapters/figures/figureMonths.ts';
import { createFiguresStore } from './adapters/figures/figuresStore.ts';
import { createHealthStore } from './adapters/healthStore.ts';
import { hashIpAddress, keyedHash } from './adapters/keyedHash.ts';
import type { Mail } from './adapters/mail.ts';
import { createPhotoStore } from './adapters/photoStore.ts';
import { createSignedLinks } from './adapters/signedLinks.ts';
import { createInboxChange } from './adapters/submissions/inboxChange.ts';
import { createStoredSubmissions } from './adapters/submissions/storedSubmissions.ts';
import { readMailed, type SubmissionKey } from './adapters/submissions/submissionDocuments.ts';
import { createSummaries } from './adapters/submissions/summaries.ts';
import { createTeam } from './adapters/team.ts';
import { STORE_STEP_MS, withTimeout } from './adapters/withTimeout.ts';
import { createCommandRunner } from './commands/runCommand.ts';
import { createStudioDocuments } from './commands/studioDocuments.ts';
import type { MailAddresses } from './mails/composeMail.ts';
import { createOutbox } from './mails/outbox.ts';

/** The services that differ between a deployment, a local run and a test. */
export type Environment = {
  db: () => Firestore;
  auth: () => Promise<Pick<Auth, 'getUsers' | 'verifyIdToken'> & RightsService>;
  storage: () => Storage;
  sendMail: (mail: Mail, signal: AbortSignal) => Promise<void>;
  addresses: () => MailAddresses;
  captcha: Omit<CaptchaSettings, 'countEvent' | 'log'>;
  /** The keys of the links to bookings, separated by spaces. */
  linkKeys: () => string;
  /** The key of the hashes under which submissions of an IP address are counted. */
  hashKey: () => string;
  /** How many submissions of one IP address are accepted within ten minutes; 0 is no limit. */
  rateLimit: number;
  /** The paths of all pages that were built. */
  pages: ReadonlySet<string>;
  now: () => Date;
  /** Receives event names and codes, never what a visitor typed. */
  log: (level: 'info' | 'warn' | 'error', event: string, details?: object) => void;
};

/** Everything that handlers ask of the world outside. */
export function createAdapters(environment: Environment) {
  const { db, auth, storage, sendMail, addresses, captcha, linkKeys, hashKey, rateLimit, pages, now, log } =
    environment;
  const siteUrl = () => addresses().siteUrl;
  const accounts = createAccounts(db, auth);
  const health = createHealthStore(db);
  const countEvent = createEventCounter(health.addCounts, now);
  return {
    sendMail,
    addresses,
    now,
    log,
    health,
    countEvent,
    addToDay: createFiguresStore(db),
    foldLastMonth: createMonthFolding(db),
    readMonths: createMonthReader(db),
    pages,
    siteUrl,
    verifyCaptcha: createCaptchaVerifier({ ...captcha, countEvent, log }),
    hashIpAddress: (ipAddress: string) => hashIpAddress(ipAddress, hashKey()),
    hashRequest: (text: string) => keyedHash(text, hashKey()),
    ...createAgendaReader(db),
    bookingLinks: createSignedLinks('manageBooking', { keys: linkKeys, siteUrl }),
    answeredLinks: createSignedLinks('markAnswered', { keys: linkKeys, siteUrl }),
    runCommand: createCommandRunner(db, rateLimit),
    raiseChange: createInboxChange(db),
    ...createStudioDocuments(db),
    ...accounts,
    team: createTeam(db, auth, accounts.readAdministrators),
    feed: createCalendarFeed(db),
    outbox: createOutbox(db),
    findReminders: createReminderSearch(db),
    readSubmission: (key: SubmissionKey) => withTimeout(STORE_STEP_MS, readMailed(db(), key)),
    submissions: createStoredSubmissions(db),
    auditLog: createAuditLog(db),
    summaries: createSummaries(db),
    photos: createPhotoStore(storage, db),
  };
}

export type Adapters = ReturnType<typeof createAdapters>;

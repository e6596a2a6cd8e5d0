import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { studio } from '../../src/copy/studio.ts';
import { createAgendaReader } from './adapters/agenda.ts';
import { type CaptchaSettings, createCaptchaVerifier } from './adapters/captcha.ts';
import { createFiguresStore } from './adapters/figuresStore.ts';
import { hashIpAddress, keyedHash } from './adapters/keyedHash.ts';
import { createFloodGauge, type FloodLimits } from './adapters/limits/floodGauge.ts';
import type { Mail } from './adapters/mail.ts';
import { createMailboxStore } from './adapters/mailboxStore.ts';
import { createPeople } from './adapters/people.ts';
import { createSignedLinks } from './adapters/signedLinks.ts';
import { raiseChange, readMailed, type SubmissionKey } from './adapters/submissionDocuments.ts';
import { createSummaries } from './adapters/summaries.ts';
import { createAccounts } from './adapters/team/accounts.ts';
import type { RightsService } from './adapters/team/adminClaim.ts';
import { createCeremonies } from './adapters/team/ceremonies.ts';
import { createTeam } from './adapters/team/team.ts';
import { STORE_STEP_MS, withTimeout } from './adapters/withTimeout.ts';
import { createHostCalendars } from './calendars/hostCalendars.ts';
import { createCommandRunner } from './commands/runCommand.ts';
import { createStudioDocuments } from './commands/studioDocuments.ts';
import { mailboxOwner } from './mailbox/decideMail.ts';
import type { MailAddresses } from './mails/composeMail.ts';
import { createOutbox } from './mails/outbox.ts';

/** The services that differ between a deployment, a local run and a test. */
export type Environment = {
  db: () => Firestore;
  auth: () => Promise<Pick<Auth, 'getUsers' | 'verifyIdToken' | 'createCustomToken'> & RightsService>;
  storage: () => Storage;
  sendMail: (mail: Mail, signal: AbortSignal) => Promise<void>;
  addresses: () => MailAddresses;
  captcha: Omit<CaptchaSettings, 'log'>;
  /** The keys that sign links and encrypt calendar addresses, separated by spaces. */
  linkKeys: () => string;
  /** Whether calendars may be loaded from this machine; true in local runs only. */
  readsLoopback: boolean;
  /** The key for hashing IP addresses, mailboxes and booking requests. */
  hashKey: () => string;
  /** Maximum number of submissions from one IP address within ten minutes; 0 for no limit. */
  rateLimit: number;
  /** More messages or bookings an hour than this are a flood; 0 for no limit. */
  flood: FloodLimits;
  /** The paths of all pages in the build. */
  pages: ReadonlySet<string>;
  /** The studio's mailbox: whether it is read, its URL, its server's name in Authentication-Results, its folders. */
  mailbox: { isRead: boolean; url: () => string; server: string; folders: readonly string[] };
  now: () => Date;
  /** Writes event names and codes to the log, never a visitor's texts. */
  log: (level: 'info' | 'warn' | 'error', event: string, details?: object) => void;
};

/** The environment's services, and functions that several handlers share. */
export function createAdapters(environment: Environment) {
  const {
    db,
    auth,
    addresses,
    captcha,
    linkKeys: keys,
    hashKey,
    rateLimit,
    flood,
    mailbox,
    now,
    log,
  } = environment;
  const siteUrl = () => addresses().siteUrl;
  const hashRequest = (text: string) => keyedHash(text, hashKey());
  const accounts = createAccounts(db, auth);
  const agenda = createAgendaReader(db);
  const calendars = createHostCalendars({
    db,
    keys,
    ownDomain: studio.email.split('@')[1] ?? '',
    allowsLoopback: environment.readsLoopback,
    now,
  });
  return {
    ...environment,
    ...accounts,
    ...agenda,
    ...createFiguresStore(db),
    ...createStudioDocuments(db),
    ...createPeople(db),
    siteUrl,
    verifyCaptcha: createCaptchaVerifier({ ...captcha, log }),
    hashIpAddress: (ipAddress: string) => hashIpAddress(ipAddress, hashKey()),
    hashRequest,
    bookingLinks: createSignedLinks('manageBooking', { keys, siteUrl }),
    answeredLinks: createSignedLinks('markAnswered', { keys, siteUrl }),
    floodGauge: createFloodGauge(db, flood, now),
    runCommand: createCommandRunner(db, { limit: rateLimit, hash: hashRequest }),
    raiseChange: () => raiseChange(db(), now()),
    readSubmission: (key: SubmissionKey) => withTimeout(STORE_STEP_MS, readMailed(db(), key)),
    ceremonies: createCeremonies(siteUrl),
    team: createTeam(db, auth, accounts.readAdministrators),
    calendars,
    /** Refreshes old copies of hosts' calendars before a booking. Never throws; if it fails, the copies stay old. */
    refreshHosts: async () => {
      await agenda
        .readHostUids()
        .then(calendars.refreshOld)
        .catch(() => undefined);
    },
    outbox: createOutbox(db, mailbox.isRead),
    ownerOfMailbox: () => mailboxOwner(addresses(), { url: mailbox.url(), server: mailbox.server }),
    mailboxStore: createMailboxStore(db, keys),
    summaries: createSummaries(db),
  };
}

export type Adapters = ReturnType<typeof createAdapters>;

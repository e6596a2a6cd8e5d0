import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import type { CaptchaSettings } from './adapters/captcha.ts';
import type { FloodLimits } from './adapters/limits/floodGauge.ts';
import type { Mail } from './adapters/mail.ts';
import type { MailAddresses } from './mails/composeMail.ts';

/** The part of Firebase Auth that grants and revokes rights. */
export type RightsService = Pick<Auth, 'getUser' | 'setCustomUserClaims' | 'revokeRefreshTokens'> &
  Pick<Auth, 'listUsers'>;

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
  pages: ReadonlySet<string>;
  /** The studio's mailbox: whether it is read, its URL, its server's name in Authentication-Results, its folders. */
  mailbox: { isRead: boolean; url: () => string; server: string; folders: readonly string[] };
  now: () => Date;
  /** Writes event names and codes to the log, never a visitor's texts. */
  log: (level: 'info' | 'warn' | 'error', event: string, details?: object) => void;
};

/** The services that delete files which nothing shows. */
export type CleaningServices = Pick<Environment, 'storage' | 'db' | 'now' | 'log'>;

import screens from 'virtual:content/screens';
import { initializeApp } from 'firebase-admin/app';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { type HttpsOptions, onRequest } from 'firebase-functions/https';
import { write } from 'firebase-functions/logger';
import { defineSecret, expr, projectID } from 'firebase-functions/params';
import { onSchedule, type ScheduleOptions } from 'firebase-functions/scheduler';
import { EXPORT_FAILED } from '../../src/domain/accounts/accessErrors.ts';
import { SUMMARY_SCHEDULE } from '../../src/domain/accounts/summarySwitch.ts';
import { AGENDA_UNREACHABLE } from '../../src/domain/agenda/agendaErrors.ts';
import { CHANGE_UNREACHABLE } from '../../src/domain/commands/refusalSentences.ts';
import { BOOKING_UNREACHABLE, CONTACT_UNREACHABLE } from '../../src/domain/forms/sendingErrors.ts';
import { paths } from '../../src/domain/site/paths.ts';
import { READING_MINUTES } from '../../src/domain/submissions/mails/receivedMail.ts';
import { REDELIVERY_MINUTES } from '../../src/domain/submissions/mails/storedMail.ts';
import { STUDIO_TIME_ZONE } from '../../src/domain/time/saoPauloTime.ts';
import { GOOGLE_VERIFY_URL } from './adapters/captcha.ts';
import { currentTime } from './adapters/currentTime.ts';
import { createMailSender } from './adapters/mail.ts';
import { createAdapters } from './createAdapters.ts';
import { createHandlers } from './createHandlers.ts';
import type { Environment } from './environment.ts';
import { beaconEndpoint } from './http/beaconEndpoint.ts';
import { calendarEndpoint } from './http/calendarEndpoint.ts';
import { formEndpoint } from './http/formEndpoint.ts';
import { publicEndpoint } from './http/publicEndpoint.ts';
import { rememberAnswers } from './http/rememberAnswers.ts';
import { keepBodyUnread } from './http/takeBody.ts';
import { bookingLinkSecret, mailFrom, mailTo, recaptchaSecret, siteAddress, smtpUrl } from './parameters.ts';
import { FORM_MEMORY, REQUESTS_AT_ONCE } from './policy/formCapacity.ts';
import { REGION } from './policy/region.ts';
import { readSettings } from './readSettings.ts';

// The emulator would ask Google's Secret Manager for each declared secret. So no secrets are declared there.
// Environment variables with the same names replace them.
const insideEmulator = process.env.FUNCTIONS_EMULATOR === 'true';
const given = (...secrets: (typeof smtpUrl)[]) => (insideEmulator ? [] : secrets);

const SEVERITIES = { info: 'INFO', warn: 'WARNING', error: 'ERROR' } as const;

// Uses `write`, because the logger's `error` would add its own stack trace to every entry.
const log: Environment['log'] = (level, event, details = {}) =>
  write({ ...details, severity: SEVERITIES[level], message: event });

const { rateLimit, flood, trustedServers: trusted, mailbox } = readSettings(process.env);

// If no mailbox is read, a deployment must not ask for the mailbox's secret.
const readsMailbox = insideEmulator ? Boolean(process.env.IMAP_URL) : mailbox.isRead;
const mailboxUrl = mailbox.isRead && !insideEmulator ? defineSecret('IMAP_URL') : undefined;
const mailboxSecrets = mailboxUrl ? [mailboxUrl] : [];

let firestore: Firestore | undefined;
/** The database. The first call initialises the SDK. REST starts faster than gRPC; the local database supports it. */
const db = () => {
  firestore ??= initializeFirestore(initializeApp(), { preferRest: true });
  return firestore;
};
// The address in the emulator's parameter file has a fixed port, so local runs pass their own address.
const siteUrl = () =>
  ((insideEmulator && process.env.LOCAL_SITE_URL) || siteAddress.value()).replace(/\/$/, '');

/** The CDN and each process cache the agenda for this long. */
const AGENDA_CACHED_SECONDS = 30;

const LOCAL_KEY = 'a-key-for-links-on-this-machine-only';

const adapters = createAdapters({
  db,
  auth: async () => {
    db();
    return (await import('firebase-admin/auth')).getAuth();
  },
  storage: () => {
    db();
    return getStorage();
  },
  sendMail: createMailSender(() => smtpUrl.value()),
  addresses: () => ({ from: mailFrom.value(), studioAddress: mailTo.value(), siteUrl: siteUrl() }),
  captcha: {
    secret: () => recaptchaSecret.value(),
    verifyUrl: process.env.RECAPTCHA_VERIFY_URL || GOOGLE_VERIFY_URL,
    insideEmulator,
  },
  linkKeys: () =>
    insideEmulator && !process.env.BOOKING_LINK_SECRET ? LOCAL_KEY : bookingLinkSecret.value(),
  // The captcha's secret is also the hash key, so that no other is needed. After it changes, counts start again.
  hashKey: () => recaptchaSecret.value(),
  readsLoopback: insideEmulator,
  rateLimit,
  flood,
  mailbox: { ...mailbox, isRead: readsMailbox, url: () => mailboxUrl?.value() ?? process.env.IMAP_URL ?? '' },
  pages: new Set<string>([...Object.values(paths), ...screens.map(({ path }) => path)]),
  now: () => currentTime(insideEmulator ? process.env.LOCAL_FIRESTORE_CLOCK : undefined),
  log,
});
const handlers = createHandlers(adapters);

// tools/deploy/checks/accountChecks.ts lists the account's roles. The full address is needed, because firebase-tools
// completes "site-functions@" for functions, but not for secrets.
const serviceAccount = expr`site-functions@${projectID}.iam.gserviceaccount.com`;
const requestOptions = {
  region: REGION,
  serviceAccount,
  cors: false,
  maxInstances: 2,
  concurrency: REQUESTS_AT_ONCE,
  memory: FORM_MEMORY,
  timeoutSeconds: 60,
  secrets: [],
} satisfies HttpsOptions;
const lightOptions = { ...requestOptions, memory: '256MiB', timeoutSeconds: 30 } as const;
const formOptions = { maxInstances: 5, secrets: given(smtpUrl, recaptchaSecret, bookingLinkSecret) };
const changeOptions = { secrets: given(smtpUrl, bookingLinkSecret) };

/** A function for the site's forms and screens. After an unexpected error it responds with `onFailure`. */
function formFunction(name: keyof typeof handlers.forms, onFailure: string, options: HttpsOptions = {}) {
  keepBodyUnread(name);
  const settings = { log, trusted, siteUrl };
  const endpoint = formEndpoint(handlers.forms[name], onFailure, settings);
  return onRequest({ ...requestOptions, ...options }, endpoint);
}

/** Each function accepts POST requests at `/api/<its name>`. */
export const sendContactEmail = formFunction('sendContactEmail', CONTACT_UNREACHABLE, formOptions);
export const sendAgendamento = formFunction('sendAgendamento', BOOKING_UNREACHABLE, formOptions);
export const manageBooking = formFunction('manageBooking', CHANGE_UNREACHABLE, formOptions);
export const studio = formFunction('studio', CHANGE_UNREACHABLE, {
  secrets: [...changeOptions.secrets, ...mailboxSecrets],
});
export const exportSubmissions = formFunction('exportSubmissions', EXPORT_FAILED);
export const myData = formFunction('myData', EXPORT_FAILED);

keepBodyUnread('figures');
/** `POST /api/figures`: receives beacons from pages. Has one instance, so that only one process counts at a time. */
export const figures = onRequest(
  { ...lightOptions, maxInstances: 1 },
  beaconEndpoint(handlers.figures.count, siteUrl),
);

if (process.env.FUNCTION_TARGET === 'figures')
  process.once('SIGTERM', () => {
    const { exit } = process;
    // The functions framework also handles the signal. It would end the process before the counts are written.
    process.exit = (() => {}) as unknown as typeof exit;
    void handlers.figures.flush().finally(() => exit.call(process, 0));
  });

/** `GET /api/horarios`: the public agenda, for the booking form. */
export const horarios = onRequest(
  { ...lightOptions, maxInstances: 3, timeoutSeconds: 20 },
  publicEndpoint(
    // Local runs cache nothing, so that a changed agenda appears at once.
    rememberAnswers(handlers.horarios, {
      seconds: insideEmulator ? 0 : AGENDA_CACHED_SECONDS,
      now: adapters.now,
    }),
    AGENDA_UNREACHABLE,
    { parameter: 'mes', cachedSeconds: AGENDA_CACHED_SECONDS, log },
  ),
);

/** `GET /api/calendario/….ics`: the upcoming consultations, for the studio's calendar program. */
export const calendario = onRequest(lightOptions, calendarEndpoint(handlers.calendario, { log }));

/** Defines a function that runs `run` on a schedule, in the studio's time zone. */
function scheduled(schedule: string, run: () => Promise<unknown>, options: Partial<ScheduleOptions> = {}) {
  const usual = { region: REGION, serviceAccount, timeZone: STUDIO_TIME_ZONE, maxInstances: 1 };
  const limits = { memory: '256MiB', timeoutSeconds: 300, ...changeOptions } as const;
  return onSchedule({ ...usual, ...limits, ...options, schedule }, async () => {
    await run();
  });
}

/** Runs the site's due commands and sends due mails. */
export const redeliverMails = scheduled(`every ${REDELIVERY_MINUTES} minutes`, handlers.redeliverMails);

/** If a mailbox is read: imports new mails, and copies the desk's answers to Sent. */
export const readMailbox =
  insideEmulator || mailbox.isRead
    ? scheduled(`every ${READING_MINUTES} minutes`, handlers.readMailbox, {
        timeoutSeconds: 120,
        memory: '512MiB',
        secrets: [...changeOptions.secrets, ...mailboxSecrets],
      })
    : undefined;

/** Every five minutes: loads the team's calendars. */
export const readCalendars = scheduled('every 5 minutes', handlers.readCalendars, { memory: '512MiB' });

/** Every hour: looks for problems to show in the desk's banner. */
export const checkHealth = scheduled('every 60 minutes', handlers.checkHealth, { secrets: [] });

/** On working days: mails the summary to each administrator who wants it. */
export const sendSummaries = scheduled(SUMMARY_SCHEDULE, handlers.sendSummaries, {
  retryCount: 5,
  minBackoffSeconds: 60,
});

/** Every night: updates the team's list, sums last month's figures, and deletes unused photos and files. */
export const cleanPhotos = scheduled('every day 04:00', handlers.cleanAll, { secrets: [] });

import { createAgendaReader } from './adapters/agenda.ts';
import { createCaptchaVerifier } from './adapters/captcha.ts';
import { createFiguresStore } from './adapters/figuresStore.ts';
import { hashIpAddress, keyedHash } from './adapters/keyedHash.ts';
import { createFloodGauge } from './adapters/limits/floodGauge.ts';
import { createMailboxStore } from './adapters/mailboxStore.ts';
import { createPeople } from './adapters/people.ts';
import { createSignedLinks } from './adapters/signedLinks.ts';
import { raiseChange, readMailed, type SubmissionKey } from './adapters/submissionDocuments.ts';
import { createSummaries } from './adapters/summaries.ts';
import { createAccounts } from './adapters/team/accounts.ts';
import { createCeremonies } from './adapters/team/ceremonies.ts';
import { createTeam } from './adapters/team/team.ts';
import { STORE_STEP_MS, withTimeout } from './adapters/withTimeout.ts';
import { createHostCalendars } from './calendars/hostCalendars.ts';
import { createCommandRunner } from './commands/runCommand.ts';
import { createStudioDocuments } from './commands/studioDocuments.ts';
import type { Environment } from './environment.ts';
import { mailboxOwner } from './mailbox/decideMail.ts';
import { createOutbox } from './mails/outbox.ts';

/** The environment's services, and functions that several handlers share. */
export function createAdapters(environment: Environment) {
  const { db, auth, addresses, linkKeys: keys, hashKey, mailbox, now, log } = environment;
  const siteUrl = () => addresses().siteUrl;
  const hashRequest = (text: string) => keyedHash(text, hashKey());
  const accounts = createAccounts(db, auth);
  const agenda = createAgendaReader(db);
  const calendars = createHostCalendars(environment);
  return {
    ...environment,
    ...accounts,
    ...agenda,
    ...createFiguresStore(db),
    ...createStudioDocuments(db),
    ...createPeople(db),
    siteUrl,
    verifyCaptcha: createCaptchaVerifier({ ...environment.captcha, log }),
    hashIpAddress: (ipAddress: string) => hashIpAddress(ipAddress, hashKey()),
    hashRequest,
    bookingLinks: createSignedLinks('manageBooking', { keys, siteUrl }),
    answeredLinks: createSignedLinks('markAnswered', { keys, siteUrl }),
    floodGauge: createFloodGauge(db, environment.flood, now),
    runCommand: createCommandRunner(db, { limit: environment.rateLimit, hash: hashRequest }),
    raiseChange: () => raiseChange(db(), now()),
    readSubmission: (key: SubmissionKey) => withTimeout(STORE_STEP_MS, readMailed(db(), key)),
    ceremonies: createCeremonies(siteUrl),
    team: createTeam({ ...accounts, ...environment }),
    calendars,
    /** Refreshes old copies of hosts' calendars before a booking. Never throws; if it fails, the copies stay old. */
    refreshHosts: () =>
      agenda
        .readHostUids()
        .then(calendars.refreshOld)
        .catch(() => undefined),
    outbox: createOutbox(db, mailbox.isRead),
    ownerOfMailbox: () => mailboxOwner(addresses(), { url: mailbox.url(), server: mailbox.server }),
    mailboxStore: createMailboxStore(db, keys),
    summaries: createSummaries(db),
  };
}

export type Adapters = ReturnType<typeof createAdapters>;

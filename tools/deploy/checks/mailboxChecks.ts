import { openMailbox } from '../../../functions/src/adapters/mailbox.ts';
import { MAILBOX_SECRET } from '../functionValues.ts';
import type { Check } from './Check.ts';

const OPENING_MS = 20_000;

/** Opens the mailbox at `url` (as in IMAP_URL). Returns the error code of a failure; undefined if it opens. */
export async function mailboxProblem(url: string): Promise<string | undefined> {
  try {
    await (await openMailbox(url.trim(), AbortSignal.timeout(OPENING_MS))).close();
    return undefined;
  } catch (error) {
    const { authenticationFailed, code, message } = Object(error);
    return authenticationFailed ? 'the server refuses the password' : String(code ?? message);
  }
}

/** Checks for studios whose mailbox is read (MAILBOX=imap in functions/.env.<project id>). */
export const mailboxChecks: Record<string, Check> = {
  'the mailbox': async (ask, { project, readsMailbox }) => {
    if (!readsMailbox) return [];
    const command = `npx firebase functions:secrets:set ${MAILBOX_SECRET} --project ${project}`;
    // https://cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets.versions/access
    const secret = await ask<{ payload?: { data: string } }>(
      `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${MAILBOX_SECRET}/versions/latest:access`,
    );
    const url = secret?.payload && Buffer.from(secret.payload.data, 'base64').toString();
    const problem = url === undefined ? undefined : await mailboxProblem(url);
    return {
      'The secret IMAP_URL, the address of the mailbox, does not exist in the project.':
        url === undefined && command,
      [`The mailbox of IMAP_URL does not open: ${problem}.`]: problem !== undefined && command,
    };
  },

  'attachments of mails': async (ask, { readsMailbox, bucket, host }) => {
    if (!readsMailbox || !bucket || !host) return [];
    const found = await ask<{ cors?: { origin?: string[] }[] }>(
      `https://storage.googleapis.com/storage/v1/b/${bucket}`,
    );
    const origin = `https://${host}`;
    const isAllowed = found?.cors?.some(
      ({ origin: origins = [] }) => origins.includes(origin) || origins.includes('*'),
    );
    const cors = JSON.stringify([{ origin: [origin], method: ['GET'], maxAgeSeconds: 3600 }]);
    return {
      'The desk could not download the attachments of mails.':
        found !== null &&
        !isAllowed &&
        `echo '${cors}' > cors.json && gcloud storage buckets update gs://${bucket} --cors-file=cors.json`,
    };
  },
};

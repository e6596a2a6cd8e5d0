import { LINK_NOT_SENT, PASSKEY_EXISTS, TOO_MANY_LINKS } from '../../../src/domain/accounts/accessErrors.ts';
import type { Caller } from '../adapters/team/accounts.ts';
import { makeLink, readPasskeys } from '../adapters/team/passkeyStore.ts';
import type { Adapters } from '../createAdapters.ts';
import { HttpError } from '../http/HttpError.ts';
import { person } from '../mails/mailBody.ts';
import { passkeyLinkMail } from '../mails/passkeyMails.ts';

const LINKS_A_DAY = 5;
const DAY_MS = 24 * 3_600_000;

/** Time limit for the mail server after an administrator has requested a link. */
const LINK_MAIL_MS = 15_000;

/** Mails an administrator the link for a first passkey. Throws an `HttpError` with 409, 429 or 502. */
export function createPasskeyLinks({ db, addresses, sendMail, now }: Adapters) {
  return async function sendLink({ uid, email }: Caller): Promise<void> {
    const at = now();
    const { keys, linksSentAt = [] } = await readPasskeys(db(), uid);
    if (Object.keys(keys).length > 0) throw new HttpError(409, { error: PASSKEY_EXISTS });
    const sentAt = linksSentAt.filter((one) => at.getTime() - one.getTime() < DAY_MS);
    if (sentAt.length >= LINKS_A_DAY) throw new HttpError(429, { error: TOO_MANY_LINKS });
    const secret = await makeLink(db(), uid, at, [...sentAt, at]);
    const { from, siteUrl } = addresses();
    const mail = { from, to: person(email), ...passkeyLinkMail(secret, siteUrl) };
    // The mail is not stored: administrators could read the stored mail, and a link that arrives late is useless.
    await sendMail(mail, AbortSignal.timeout(LINK_MAIL_MS)).catch(() => {
      throw new HttpError(502, { error: LINK_NOT_SENT });
    });
  };
}

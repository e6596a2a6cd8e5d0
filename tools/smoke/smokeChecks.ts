import { functionChecks } from './functionChecks.ts';
import { pageChecks } from './pageChecks.ts';
import { policyChecks } from './policyChecks.ts';
import { redirectChecks } from './redirectChecks.ts';
import type { Check, Site } from './Site.ts';

/** Everything that must hold of a deployed site. */
export const smokeChecks: readonly Check[] = [
  ...pageChecks,
  ...redirectChecks,
  ...policyChecks,
  ...functionChecks,
];

/** Result of a check. */
export type Finding = { name: string; problems: string[] };

/** Runs checks one after another; one that could not be made has the reason as its problem. */
export async function runSmokeChecks(site: Site, checks = smokeChecks): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, find } of checks)
    findings.push({ name, problems: await find(site).catch((error: Error) => [describe(error)]) });
  return findings;
}

const describe = ({ message, cause }: Error) =>
  cause instanceof Error ? `${message} (${cause.message})` : message;

const SHOWN = 10;

/** Findings as lines for a person: what holds, and below what does not, why (ten reasons at most). */
export function smokeTable(findings: readonly Finding[]): string[] {
  return findings.flatMap(({ name, problems }) => [
    `${problems.length === 0 ? 'holds ' : 'FAILS '} ${name}`,
    ...problems.slice(0, SHOWN).map((problem) => `         ${problem}`),
    ...(problems.length > SHOWN ? [`         and ${problems.length - SHOWN} more`] : []),
  ]);
}

/** Checks that only a person can make, one sentence each; the first depends on the site's answer. */
export async function checksByHand({ ask }: Site): Promise<string[]> {
  const { status, headers } = await ask('/__/auth/action');
  const policy = headers.get('content-security-policy') ? 'with' : 'without';
  return [
    `Links in account mails: Firebase’s own page (/__/auth/action) answers ${status} ${policy} our security policy, which would stop its scripts. Ask for a new password, and see that the link leads to the site’s own page and works.`,
    'Captcha: send a message from the contact page on a telephone, and one from a browser without cookies of Google.',
    'Mailbox: both mails arrive, not as spam, and an answer to either reaches the other side.',
    'Booking: book a slot, move or cancel it in /admin, and open the invitation in a calendar.',
    'Photo: sign in, upload one, see it in the profile, delete the account, and see that the file is gone (Storage in the console).',
    'Forwarded headers: in the function’s log look up which addresses a message was counted under (docs/operations.md).',
    'Alerts: stop the mail server’s login for a quarter of an hour, send a message, and see that somebody is told.',
  ];
}

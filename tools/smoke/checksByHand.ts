import type { Site } from './Site.ts';

/** What only a person can find out, one sentence each; the first depends on what the site answers. */
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

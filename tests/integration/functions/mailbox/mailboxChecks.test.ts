import { expect, test } from 'vitest';
import { canReadMail, openMailServer } from '#tests/support/mailbox.ts';
import { mailboxChecks } from '#tools/deploy/checks/mailboxChecks.ts';

const keys = { captchaKey: '', apiKey: '' };
const place = { project: 'estudio-site', host: 'www.estudio.com.br', bucket: 'fotos' };
const deployment = { ...place, ...keys, readsMailbox: true };

const sentencesOf = async (secret: string | undefined, cors: object[] = [], given = deployment) => {
  const ask = async (url: string) => {
    if (url.endsWith('/b/fotos')) return { cors };
    return secret === undefined ? null : { payload: { data: Buffer.from(secret).toString('base64') } };
  };
  const found = await Promise.all(Object.values(mailboxChecks).map((check) => check(ask as never, given)));
  return found.flat().flatMap((one) => Object.keys(one).filter((sentence) => one[sentence]));
};

test('without MAILBOX=imap nothing is checked; with it, a missing secret is reported', async () => {
  expect(await sentencesOf(undefined, [], { ...deployment, readsMailbox: false })).toEqual([]);
  const allowed = [{ origin: ['https://www.estudio.com.br'] }];
  expect(await sentencesOf(undefined, allowed)).toEqual([expect.stringContaining('does not exist')]);
  expect(await sentencesOf('no address', [])).toEqual([
    expect.stringContaining('does not open'),
    expect.stringContaining('could not download'),
  ]);
});

test.skipIf(!canReadMail())('a check opens the mailbox, and reports a refused password', async () => {
  const server = await openMailServer();
  try {
    const { url } = server.mailbox();
    const allowed = [{ origin: ['*'] }];
    expect(await sentencesOf(`${url}\n`, allowed)).toEqual([]);
    expect(await sentencesOf(url.replace(/:\w+@/, ':errada@'), allowed)).toEqual([
      'The mailbox of IMAP_URL does not open: the server refuses the password.',
    ]);
  } finally {
    await server.close();
  }
});

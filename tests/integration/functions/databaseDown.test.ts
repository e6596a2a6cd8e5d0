import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '#tests/support/openDatabase.ts';
import { openSilentServer } from '#tests/support/silentServer.ts';
import { openSmtpInbox } from '#tests/support/smtpInbox.ts';
import { formEndpoint } from '../../../functions/src/http/formEndpoint.ts';
import { HttpError } from '../../../functions/src/http/HttpError.ts';
import { createTestHandlers, PERSON } from './createTestHandlers.ts';
import { someBooking, someMessage } from './post.ts';

let open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.map((server) => server.close()));
  open = [];
});

/** The status and body that a visitor gets of a handler. */
async function answerTo(handle: () => Promise<[number, object]>, sentence: string) {
  let status = 0;
  let body: unknown;
  const response = {
    set: () => response,
    status: (code: number) => {
      status = code;
      return response;
    },
    json: (value: unknown) => {
      body = value;
    },
  };
  const endpoint = formEndpoint(
    async () => {
      const [code, answer] = await handle();
      if (code !== 200) throw new HttpError(code, answer as { error: string });
      return answer;
    },
    sentence,
    { log: () => {}, countEvent: async () => {}, trusted: [], siteUrl: () => '' },
  );
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  const request = { method: 'POST', get: (name: string) => headers[name], rawBody: Buffer.from('{}') };
  await endpoint(request as never, response as never);
  return { status, body };
}

test.each(['is down', 'never answers'])(
  'while the database %s, the visitor is asked to try later, and nothing is mailed',
  async (trouble) => {
    const inbox = await openSmtpInbox(0);
    const silent = await openSilentServer(0);
    open = [inbox, silent];
    const db = await openDatabase(trouble === 'is down' ? '127.0.0.1:9' : `127.0.0.1:${silent.port}`);
    const handlers = createTestHandlers({ db, smtpPort: inbox.port });
    const contact = () => handlers.contact({ ...someMessage(), recaptchaToken: PERSON });
    const book = () => handlers.book({ ...someBooking(), recaptchaToken: PERSON });
    const later = {
      message: 'Erro ao enviar mensagem. Tente novamente mais tarde.',
      booking: 'Erro ao enviar agendamento. Tente novamente mais tarde.',
    };
    expect(await Promise.all([answerTo(contact, later.message), answerTo(book, later.booking)])).toEqual([
      { status: 500, body: { error: later.message } },
      { status: 500, body: { error: later.booking } },
    ]);
    expect(inbox.mails).toEqual([]);
  },
);

import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { messageExpiry } from '#src/domain/submissions/retention.ts';
import { beginEmpty, db, openInbox } from '#tests/integration/run.ts';
import { openCaptchaService } from '#tests/support/captchaService.ts';
import { duringEachTest } from '#tests/support/duringEachTest.ts';
import { dataAt } from '#tests/support/store.ts';
import { messageSubmission, nothingFilledIn } from '#tests/support/submissions.ts';
import { CAPTCHA_PORT, FUNCTIONS_URL, SMTP_PORT } from './functionsUnderTest.ts';
import { captchaToken } from './post.ts';

const url = `${FUNCTIONS_URL}/sendContactEmail`;
const message = {
  form: 'message' as const,
  nome: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  mensagem: 'Olá! Queremos um site acessível.\nPodemos conversar?',
  recaptchaToken: captchaToken(),
};
const { recaptchaToken, ...typed } = message;
const json = { 'Content-Type': 'application/json' };

beginEmpty();
const inbox = openInbox(SMTP_PORT);
const captcha = duringEachTest(() => openCaptchaService(CAPTCHA_PORT));

async function post(body: unknown, headers: Record<string, string> = json) {
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

/** The fields of a refused message; fails when anything was asked of the captcha service or mailed. */
async function refusedFields(changes: object) {
  const { status, answer } = await post({ ...message, ...changes });
  expect(status).toBe(400);
  expect(captcha.asked).toEqual([]);
  expect(inbox.mails).toEqual([]);
  return answer.fields;
}

describe('a message that arrives', () => {
  test('is acknowledged to the sender, who can answer the studio, without repeating what was typed', async () => {
    await post(message);
    const [, thanks, ...others] = inbox.mails;
    expect(others).toEqual([]);
    expect(thanks?.recipients).toEqual(['ana@exemplo.com.br']);
    expect(thanks?.subject).toBe('Recebemos a sua mensagem | Alinhavo');
    expect(thanks?.replyTo?.text).toBe('ola@alinhavo.example');
    expect(thanks?.headers.get('auto-submitted')).toBe('auto-replied');
    expect(thanks?.text).toContain('Olá, Ana Souza!');
    expect(thanks?.html).toContain('Olá, Ana Souza!');
    expect(thanks?.raw).not.toContain('Podemos conversar');
  });
});

describe('nothing typed becomes a header or markup', () => {
  test('emoji arrive whole, and direction marks in a name do not turn the subject around', async () => {
    const nome = 'Ana 🧵\u202e <evil@exemplo.com>, outra@exemplo.com';
    await post({ ...message, nome, mensagem: 'Linha e agulha 🧵👩🏽‍🎨' });
    const [mail] = inbox.mails;
    expect(mail?.subject).toBe('Nova mensagem de Ana 🧵 <evil@exemplo.com>, outra@exemplo.com');
    expect(mail?.replyTo?.value).toEqual([
      { name: 'Ana 🧵 <evil@exemplo.com>, outra@exemplo.com', address: 'ana@exemplo.com.br' },
    ]);
    expect(mail?.text).toContain('    Linha e agulha 🧵👩🏽‍🎨');
    expect(inbox.mails[1]?.recipients).toEqual(['ana@exemplo.com.br']);
  });

  test('a line break in the name or the e-mail is refused with a sentence', async () => {
    const fields = await refusedFields({
      nome: 'Ana\r\nBcc: outra@exemplo.com',
      email: 'ana@exemplo.com\r\nBcc: outra@exemplo.com',
    });
    expect(fields).toEqual({
      nome: 'O nome não pode ter quebras de linha nem caracteres de controle',
      email: 'O email não pode ter quebras de linha nem caracteres de controle',
    });
  });
});

describe.each([{ conferencia: 'https://spam.example' }, { elapsedMs: 1999 }])(
  'what the honeypot or the minimum time catches (%j)',
  (caught) => {
    test('is kept for the studio to look at when the captcha was solved; only the visitor gets no mail', async () => {
      const { status, answer } = await post({ ...message, ...caught });
      expect({ status, answer }).toEqual({
        status: 200,
        answer: { ok: true, id: expect.any(String), review: true, unmailed: true },
      });
      expect(captcha.asked).toHaveLength(1);
      expect(inbox.mails.map(({ recipients }) => recipients)).toEqual([['ola@alinhavo.example']]);
      expect(inbox.mails[0]?.subject).toBe('A verificar: Nova mensagem de Ana Souza');
      expect(inbox.mails[0]?.text).toContain('só recebe a confirmação depois que você confirmar');
      expect(await dataAt(`messages/${answer.id}`)).toMatchObject({
        ...typed,
        state: 'review',
      });
    });
  },
);

describe('what a tab sends that was open before submissions said what they are', () => {
  const budget = 'Pedido de orçamento\nTipo: Aplicativo\n\nOlá!';
  test.each([
    ['a message', 'Olá!', { form: 'message', mensagem: 'Olá!' }],
    ['a budget', budget, { form: 'budget', tipo: 'Aplicativo', prazo: '', faixa: '', mensagem: 'Olá!' }],
    ['a text that only begins so', `${budget}\n`.replace('Tipo', 'Cor'), { form: 'message' }],
  ])('is stored as %s', async (_title, mensagem, stored) => {
    const { form: _, ...former } = { ...message, mensagem };
    const { status, answer } = await post(former);
    expect(status).toBe(200);
    expect((await db.doc(`messages/${answer.id}`).get()).data()).toMatchObject(stored);
    expect(inbox.mails[0]?.text).toContain(mensagem.split('\n')[0]);
  });
});

describe('what is stored', () => {
  test('is deleted twelve months after it was sent, and found by its e-mail whatever its case', async () => {
    const { answer } = await post({ ...message, email: 'Ana@Exemplo.com.br' });
    const stored = await db.doc(`messages/${answer.id}`).get();
    expect(stored.get('expireAt').toDate()).toEqual(messageExpiry(stored.get('createdAt').toDate()));
    expect(stored.data()).toMatchObject({ email: 'Ana@Exemplo.com.br', emailKey: 'ana@exemplo.com.br' });
  });

  test('is the message, new and with its mails sent, under the id that was answered', async () => {
    const { answer } = await post({ ...message, elapsedMs: 9000 });
    const stored = await dataAt(`messages/${answer.id}`);
    const { kind, id, mail, ...expected } = messageSubmission({ id: String(answer.id), ...typed });
    expect(stored).toEqual({
      ...nothingFilledIn,
      ...expected,
      createdAt: expect.anything(),
      updatedAt: expect.anything(),
      expireAt: Timestamp.fromDate(messageExpiry(stored?.createdAt.toDate())),
      conversation: expect.any(String),
    });
    const mails = await db.collection('mails').where('submission', '==', `messages/${answer.id}`).get();
    expect(mails.docs.map((mail) => mail.get('state'))).toEqual(['sent', 'sent']);
    expect(Math.abs(stored?.createdAt.toMillis() - Date.now())).toBeLessThan(60_000);
  });
});

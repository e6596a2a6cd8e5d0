import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { messageExpiry } from '#src/domain/submissions/retention.ts';
import { beginEmpty, db, openInbox } from '#tests/integration/run.ts';
import { openCaptchaService } from '#tests/support/captchaService.ts';
import { duringEachTest } from '#tests/support/duringEachTest.ts';
import { dataAt } from '#tests/support/store.ts';
import { messageSubmission, nothingFilledIn } from '#tests/support/submissions.ts';
import { CAPTCHA_PORT, SMTP_PORT } from './functionsUnderTest.ts';
import { captchaToken, post as postTo } from './post.ts';

const message = {
  form: 'message' as const,
  nome: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  mensagem: 'Olá! Queremos um site acessível.\nPodemos conversar?',
  recaptchaToken: captchaToken(),
};
const { recaptchaToken, ...typed } = message;

beginEmpty();
const inbox = openInbox(SMTP_PORT);
const captcha = duringEachTest(() => openCaptchaService(CAPTCHA_PORT));

const post = (body: object) => postTo('sendContactEmail', body);

test('a message is stored as new, and acknowledged to its sender without repeating what was typed', async () => {
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
  expect(Math.abs(stored?.createdAt.toMillis() - Date.now())).toBeLessThan(60_000);
  const mails = await db.collection('mails').where('submission', '==', `messages/${id}`).get();
  expect(mails.docs.map((mail) => mail.get('state'))).toEqual(['sent', 'sent']);

  const [, thanks, ...others] = inbox.mails;
  expect(others).toEqual([]);
  expect(thanks?.recipients).toEqual(['ana@exemplo.com.br']);
  expect(thanks?.subject).toBe('Recebemos a sua mensagem | Alinhavo');
  expect(thanks?.replyTo?.[0]?.address).toBe('ola@alinhavo.example');
  expect(thanks?.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }),
  );
  expect(thanks?.text).toContain('Olá, Ana Souza!');
  expect(thanks?.html).toContain('Olá, Ana Souza!');
  expect(thanks?.raw).not.toContain('Podemos conversar');
});

describe('nothing typed becomes a header or markup', () => {
  test('emoji arrive complete, and direction marks in a name do not reverse the subject', async () => {
    const nome = 'Ana 🧵\u202e <evil@exemplo.com>, outra@exemplo.com';
    await post({ ...message, nome, mensagem: 'Linha e agulha 🧵👩🏽‍🎨' });
    const [mail] = inbox.mails;
    expect(mail?.subject).toBe('Nova mensagem de Ana 🧵 <evil@exemplo.com>, outra@exemplo.com');
    expect(mail?.replyTo).toEqual([
      { name: 'Ana 🧵 <evil@exemplo.com>, outra@exemplo.com', address: 'ana@exemplo.com.br' },
    ]);
    expect(mail?.text).toContain('    Linha e agulha 🧵👩🏽‍🎨');
    expect(inbox.mails[1]?.recipients).toEqual(['ana@exemplo.com.br']);
  });

  test('a line break in the name or the e-mail is refused with an error message', async () => {
    const bcc = '\r\nBcc: outra@exemplo.com';
    const { status, answer } = await post({ ...message, nome: `Ana${bcc}`, email: `ana@exemplo.com${bcc}` });
    expect([status, captcha.asked, inbox.mails]).toEqual([400, [], []]);
    expect(answer.fields).toEqual({
      nome: 'O nome não pode ter quebras de linha nem caracteres de controle',
      email: 'O email não pode ter quebras de linha nem caracteres de controle',
    });
  });
});

test.each([{ conferencia: 'https://spam.example' }, { elapsedMs: 1999 }])(
  'a message caught by the honeypot or the minimum time (%j) is stored after the captcha is solved, and the visitor gets no mail',
  async (caught) => {
    const { status, answer } = await post({ ...message, ...caught });
    const id = expect.any(String);
    expect([status, answer]).toEqual([200, { ok: true, id, review: true, unmailed: true }]);
    expect(captcha.asked).toHaveLength(1);
    expect(inbox.mails.map(({ recipients }) => recipients)).toEqual([['ola@alinhavo.example']]);
    expect(inbox.mails[0]?.subject).toBe('A verificar: Nova mensagem de Ana Souza');
    expect(inbox.mails[0]?.text).toContain('só recebe a confirmação depois que você confirmar');
    expect(await dataAt(`messages/${answer.id}`)).toMatchObject({ ...typed, state: 'review' });
  },
);

describe('a submission from a tab that was opened before the field `form` existed', () => {
  const budget = 'Pedido de orçamento\nTipo: Aplicativo\n\nOlá!';
  test.each([
    ['a message', 'Olá!', { form: 'message', mensagem: 'Olá!' }],
    ['a budget', budget, { form: 'budget', tipo: 'Aplicativo', prazo: '', faixa: '', mensagem: 'Olá!' }],
    ['a message if its form is unknown', `${budget}\n`.replace('Tipo', 'Cor'), { form: 'message' }],
  ])('is stored as %s', async (_title, mensagem, stored) => {
    const { form: _, ...former } = { ...message, mensagem };
    const { status, answer } = await post(former);
    expect(status).toBe(200);
    expect(await dataAt(`messages/${answer.id}`)).toMatchObject(stored);
    expect(inbox.mails[0]?.text).toContain(mensagem.split('\n')[0]);
  });
});

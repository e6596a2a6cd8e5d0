import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bookingReference } from '#src/domain/submissions/bookingReference.ts';
import { messageExpiry } from '#src/domain/submissions/retention.ts';
import { openCaptchaService } from '#tests/support/captchaService.ts';
import { forgetSubmissions, openDatabase } from '#tests/support/openDatabase.ts';
import { openSmtpInbox } from '#tests/support/smtpInbox.ts';
import { CAPTCHA_PORT, FUNCTIONS_URL, SMTP_PORT } from './functionsUnderTest.ts';
import { captchaToken } from './post.ts';

const url = `${FUNCTIONS_URL}/sendContactEmail`;
const message = {
  nome: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  mensagem: 'Olá! Queremos um site acessível.\nPodemos conversar?',
  recaptchaToken: captchaToken(),
};
const { recaptchaToken, ...typed } = message;
const json = { 'Content-Type': 'application/json' };

// A functions process that starts anew takes seconds on a busy machine.
const db = await openDatabase();

let inbox: Awaited<ReturnType<typeof openSmtpInbox>>;
let captcha: Awaited<ReturnType<typeof openCaptchaService>>;

beforeEach(async () => {
  await forgetSubmissions(db);
  inbox = await openSmtpInbox(SMTP_PORT, ['ninguem@exemplo.com.br']);
  captcha = await openCaptchaService(CAPTCHA_PORT);
});

afterEach(() => Promise.all([inbox.close(), captcha.close()]));

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
  test('reaches the studio with the sender as reply-to, in text and in HTML', async () => {
    const { status, answer } = await post(message);
    expect({ status, answer }).toEqual({ status: 200, answer: { ok: true, id: expect.any(String) } });
    const [mail] = inbox.mails;
    expect(mail?.recipients).toEqual(['ola@alinhavo.example']);
    expect(mail?.subject).toBe('Nova mensagem de Ana Souza');
    expect(mail?.replyTo?.value).toEqual([{ name: 'Ana Souza', address: 'ana@exemplo.com.br' }]);
    expect(mail?.text).toContain('    Olá! Queremos um site acessível.\n    Podemos conversar?');
    expect(mail?.html).toContain('Olá! Queremos um site acessível.<br>Podemos conversar?');
    expect(mail?.html).toContain('<html lang="pt-BR"');
  });

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

  test('keeps the id that the browser made, and both mails carry its short number', async () => {
    const idempotencyKey = '0f8a4c1e-6f0b-4c52-9d4b-0a4f8f1f6f11';
    const { answer } = await post({ ...message, idempotencyKey, conferencia: '', elapsedMs: 9000 });
    expect(answer.id).toBe(idempotencyKey);
    const number = bookingReference(idempotencyKey);
    expect(number).toMatch(/^\d{3}-\d{3}-\d{3}$/);
    expect(inbox.mails.map((mail) => mail.text?.includes(number))).toEqual([true, true]);
  });

  test('is accepted although its acknowledgement cannot be delivered', async () => {
    const { status } = await post({ ...message, email: 'ninguem@exemplo.com.br' });
    expect(status).toBe(200);
    expect(inbox.mails.map((mail) => mail.recipients)).toEqual([['ola@alinhavo.example']]);
  });

  test('shows the token and the secret to the captcha service, and nothing about the visitor', async () => {
    await post(message);
    expect(captcha.asked).toEqual([{ secret: expect.any(String), response: recaptchaToken }]);
  });
});

describe('nothing typed becomes a header or markup', () => {
  test('HTML in name and message is shown as it was typed', async () => {
    await post({
      ...message,
      nome: '<b>Ana</b> "&\'',
      mensagem: '<img src=x onerror=alert(1)></td><script>',
    });
    const html = String(inbox.mails[0]?.html);
    expect(html).toContain('&lt;b&gt;Ana&lt;/b&gt; &quot;&amp;&#39;');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&lt;/td&gt;&lt;script&gt;');
    expect(html).not.toMatch(/<(script|img|b)\b/);
    expect(inbox.mails[1]?.html).toContain('>Olá!<');
  });

  test('a message that looks like headers and parts stays inside the body', async () => {
    const mensagem = 'x\r\nBcc: outra@exemplo.com\r\n\r\n--boundary\r\nContent-Type: text/html\r\n.\r\nQUIT';
    await post({ ...message, mensagem });
    expect(inbox.mails).toHaveLength(2);
    expect(inbox.mails[0]?.recipients).toEqual(['ola@alinhavo.example']);
    expect(inbox.mails[0]?.headers.has('bcc')).toBe(false);
    expect(inbox.mails[0]?.text).toContain('    Bcc: outra@exemplo.com');
  });

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

describe('a request that is not a message', () => {
  test.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('by %s is told that only POST is taken', async (method) => {
    const response = await fetch(url, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
    expect(await response.json()).toEqual({ error: 'Este endereço só recebe envios do formulário.' });
  });

  test.each(['{"nome":', '[]', 'null', '"texto"', ''])('with the body %j is not understood', async (body) => {
    const { status, answer } = await post(body);
    expect(status).toBe(400);
    expect(answer).toEqual({
      error: 'Não foi possível ler os dados enviados. Recarregue a página e tente novamente.',
    });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'sent as %s is refused',
    async (type) => {
      const { status, answer } = await post(message, { 'Content-Type': type });
      expect(status).toBe(415);
      expect(answer).toEqual({ error: 'O envio precisa estar no formato JSON.' });
    },
  );

  test('of 40 KB is too large, measured in bytes', async () => {
    const { status, answer } = await post({ ...message, mensagem: 'é'.repeat(20_000) });
    expect(status).toBe(413);
    expect(answer).toEqual({ error: 'Os dados enviados são grandes demais.' });
  });

  test.each(['https://outro.example', 'null', 'http://127.0.0.1.outro.example'])(
    'from a page of %s is refused',
    async (origin) => {
      const { status, answer } = await post(message, { ...json, Origin: origin });
      expect(status).toBe(403);
      expect(answer).toEqual({ error: 'Este envio só é aceito a partir do site do estúdio.' });
      expect(inbox.mails).toEqual([]);
    },
  );

  test('from the page of the site that forwarded it is taken', async () => {
    const headers = { ...json, Origin: 'https://estudio.example', 'X-Forwarded-Host': 'estudio.example' };
    expect((await post(message, headers)).status).toBe(200);
  });
});

describe('a message with mistakes', () => {
  test('names every missing field with the sentence of the form', async () => {
    const { status, answer } = await post({});
    expect(status).toBe(400);
    expect(answer).toEqual({
      error: 'Nome é obrigatório',
      fields: {
        nome: 'Nome é obrigatório',
        email: 'Email é obrigatório',
        mensagem: 'Mensagem é obrigatória',
        recaptchaToken: 'Por favor, confirme que você não é um robô',
      },
    });
  });
});

describe('the captcha', () => {
  test('that says no is a refusal', async () => {
    captcha.behaviour = { answer: { success: false, 'error-codes': ['invalid-input-response'] } };
    const { status, answer } = await post(message);
    expect(status).toBe(403);
    expect(answer).toEqual({ error: 'Não foi possível confirmar que você não é um robô' });
    expect(inbox.mails).toEqual([]);
  });

  const unavailable = {
    error: 'Não foi possível verificar o captcha agora. Tente novamente em alguns minutos.',
  };

  test.each([
    { status: 503 },
    { answer: 'not json' },
    { answer: { success: false, 'error-codes': ['invalid-input-secret'] } },
  ])('service that answers %j lets nothing through', async (behaviour) => {
    captcha.behaviour = behaviour;
    expect(await post(message)).toEqual({ status: 502, answer: unavailable });
    expect(inbox.mails).toEqual([]);
  });

  test('service that is down lets nothing through', async () => {
    await captcha.close();
    expect(await post(message)).toEqual({ status: 502, answer: unavailable });
    expect(inbox.mails).toEqual([]);
  });

  test('service that never answers is given up', async () => {
    captcha.behaviour = 'silent';
    expect(await post(message)).toEqual({ status: 502, answer: unavailable });
    expect(inbox.mails).toEqual([]);
  });
});

describe.each([{ conferencia: 'https://spam.example' }, { elapsedMs: 1999 }])(
  'what the honeypot or the minimum time catches (%j)',
  (caught) => {
    test('is kept for the studio to look at when the captcha was solved; only the visitor gets no mail', async () => {
      const { status, answer } = await post({ ...message, ...caught });
      expect({ status, answer }).toEqual({
        status: 200,
        answer: { ok: true, id: expect.any(String), review: true },
      });
      expect(captcha.asked).toHaveLength(1);
      expect(inbox.mails.map(({ recipients }) => recipients)).toEqual([['ola@alinhavo.example']]);
      expect(inbox.mails[0]?.subject).toBe('A verificar: Nova mensagem de Ana Souza');
      expect(inbox.mails[0]?.text).toContain('só recebe a confirmação depois que você confirmar');
      expect((await db.doc(`messages/${answer.id}`).get()).data()).toMatchObject({
        ...typed,
        state: 'review',
      });
    });

    test('is refused like any other without a solved captcha, and nothing is stored', async () => {
      captcha.behaviour = { answer: { success: false, 'error-codes': ['invalid-input-response'] } };
      expect((await post({ ...message, ...caught })).status).toBe(403);
      expect((await db.collection('messages').get()).empty).toBe(true);
      expect(inbox.mails).toEqual([]);
    });
  },
);

test('a held message that is sent again gets the same answer, and no second mail', async () => {
  const held = { ...message, idempotencyKey: '5b7c1c0e-0d1f-4b57-8f55-5f2b8f1f6f33', conferencia: 'x' };
  const first = await post(held);
  expect(await post(held)).toEqual(first);
  expect(inbox.mails).toHaveLength(1);
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
    const stored = (await db.doc(`messages/${answer.id}`).get()).data();
    expect(stored).toEqual({
      ...typed,
      state: 'new',
      createdAt: expect.anything(),
      updatedAt: expect.anything(),
      search: expect.any(Array),
      emailKey: 'ana@exemplo.com.br',
      expireAt: Timestamp.fromDate(messageExpiry(stored?.createdAt.toDate())),
      conversation: expect.any(String),
      responsible: '',
      revision: 0,
      log: {},
      replies: {},
      drafts: {},
      notes: {},
    });
    const mails = await db.collection('mails').where('submission', '==', `messages/${answer.id}`).get();
    expect(mails.docs.map((mail) => mail.get('state'))).toEqual(['sent', 'sent']);
    expect(Math.abs(stored?.createdAt.toMillis() - Date.now())).toBeLessThan(60_000);
  });

  test('is nothing when the captcha says no, and the same message can be sent again', async () => {
    const again = { ...message, idempotencyKey: '5b7c1c0e-0d1f-4b57-8f55-5f2b8f1f6f22' };
    captcha.behaviour = { answer: { success: false, 'error-codes': ['invalid-input-response'] } };
    expect((await post(again)).status).toBe(403);
    expect((await db.doc(`messages/${again.idempotencyKey}`).get()).exists).toBe(false);
    captcha.behaviour = { answer: { success: true } };
    expect((await post(again)).status).toBe(200);
  });
});

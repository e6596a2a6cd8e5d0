import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { SAVED_REPLIES_PATH } from '#src/domain/submissions/replies/savedReplies.ts';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { db, openDesk, record } from '#tests/support/desk.ts';
import { store } from '#tests/support/store.ts';
import { bookingSubmission, messageSubmission, ownName } from '#tests/support/submissions.ts';

const SENTENCE = 'O site tem onze anos, ninguém mais sabe mexer nele, e quase tudo chega por mensagem. ';
const mensagem = SENTENCE.repeat(12).slice(0, 900);
const message = messageSubmission({ nome: ownName('Ana'), mensagem });
const booking = bookingSubmission({ nome: ownName('Davi'), data: '2031-06-03' });
const declined = bookingSubmission({
  nome: ownName('Lia'),
  data: '2031-06-10',
  descricaoProjeto: mensagem,
  host: { uid: 'bia', name: 'Bia Rocha' },
  history: [{ at: new Date(), what: 'declined', by: 'host' }],
});

const replies = Object.fromEntries(
  Array.from({ length: 8 }, (_, index) => {
    const id = randomUUID();
    return [id, { id, title: ownName(`Modelo ${index}`), text: SENTENCE }];
  }),
);
test.beforeAll(async () => {
  await store(message, booking, declined);
  await db.doc(SAVED_REPLIES_PATH).set({ replies }, { merge: true });
});
test.afterAll(async () => {
  for (const id of Object.keys(replies))
    await db.doc(SAVED_REPLIES_PATH).update({ [`replies.${id}`]: FieldValue.delete() });
});

const linesInView = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const tops = new Map([...range.getClientRects()].map((rect) => [Math.round(rect.top), rect]));
    return [...tops.values()].filter(({ left, top, bottom }) =>
      [top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint(left + 2, y))),
    ).length;
  });

const isWhollyVisible = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const points = [left + 6, right - 6].flatMap((x) => [top + 6, bottom - 6].map((y) => [x, y] as const));
    return points.every(([x, y]) => node.contains(document.elementFromPoint(x, y)));
  });

const send = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true });
const field = (page: Page) => page.getByRole('textbox', { name: 'Sua resposta' });

for (const { width, height, lines } of [
  { width: 1366, height: 768, lines: 8 },
  { width: 1440, height: 900, lines: 12 },
])
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('a message of 900 characters can be read while it is answered', async ({ page }) => {
      await openDesk(page, `/conversas?registro=${message.id}`);
      const text = page.getByRole('region', { name: 'Conversa', exact: true }).getByText(SENTENCE.trim());
      await expect.poll(() => linesInView(text)).toBeGreaterThanOrEqual(lines);
      expect(await isWhollyVisible(send(page))).toBe(true);
      await field(page).fill(SENTENCE.repeat(3));
      await expect.poll(() => linesInView(text)).toBeGreaterThanOrEqual(lines - 2);
      expect(await isWhollyVisible(send(page))).toBe(true);
      await field(page).fill(`${SENTENCE}\n\n`.repeat(30));
      expect(await isWhollyVisible(send(page))).toBe(true);
      const box = await field(page).boundingBox();
      expect(box?.height).toBeLessThanOrEqual(height * 0.4);
      const group = page.getByRole('group', { name: 'Estado' });
      expect((await group.locator('..').boundingBox())?.height).toBeLessThanOrEqual(56);
    });

    test('a booking’s day, hour and telephone are in view beside the answer', async ({ page }) => {
      for (const room of ['/conversas?', '/agenda?data=2031-06-03&']) {
        await openDesk(page, `${room}registro=${booking.id}`);
        const pane = page.getByRole('article').filter({ has: record(page, booking.nome) });
        // The closed dialog that confirms a deletion also contains the time.
        const time = pane.getByText('03/06/2031, 09:00 – 09:45').filter({ visible: true });
        await expect(time).toBeInViewport({ ratio: 1 });
        await expect(pane.getByRole('link', { name: '(11) 90000-0000' })).toBeInViewport({ ratio: 1 });
        expect(await isWhollyVisible(send(page))).toBe(true);
      }
    });
  });

test.describe('below the warning about the site', () => {
  // The warning takes 32 px of a window of 1366 × 768.
  test.use({ viewport: { width: 1366, height: 736 } });

  test('eight lines of a declined booking can be read beside the agenda', async ({ page }) => {
    await openDesk(page, `/agenda?data=${declined.data}&registro=${declined.id}`);
    const text = page.getByRole('region', { name: 'Conversa', exact: true }).getByText(SENTENCE.trim());
    await expect.poll(() => linesInView(text)).toBeGreaterThanOrEqual(8);
    expect(await isWhollyVisible(send(page))).toBe(true);
    await expect(page.getByRole('article').getByText('recusou o convite')).toBeInViewport({ ratio: 1 });
  });
});

test.describe('in a narrow window with a keyboard', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('the keys of the hidden list open dialogs that can be seen', async ({ page }) => {
    await openDesk(page, `/conversas?registro=${message.id}`);
    await expect(record(page, message.nome)).toBeVisible();
    for (const [key, name] of Object.entries({ '?': 'Atalhos de teclado', '#': 'Excluir a seleção?' })) {
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('name, telephone and actions of a booking fit within 300 px', async ({ page }) => {
    await openDesk(page, `/conversas?registro=${booking.id}`);
    const pane = page.getByRole('article');
    const parts = [
      record(page, booking.nome),
      pane.getByRole('link', { name: '(11) 90000-0000' }),
      pane.getByRole('button', { name: 'Mudar de horário' }),
      pane.getByRole('button', { name: 'Cancelar o agendamento' }),
    ];
    for (const part of parts) {
      const { y, height } = (await part.boundingBox()) ?? { y: Infinity, height: 0 };
      expect(y + height).toBeLessThanOrEqual(300);
    }
    expect(await isWhollyVisible(send(page))).toBe(true);
    const line = page.getByRole('group', { name: 'Estado' }).locator('..');
    for (const width of [320, 1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const control of await line.locator('button:visible, select:visible').all())
        expect(await isWhollyVisible(control), `${await control.textContent()} at ${width} px`).toBe(true);
    }
    await expect(page.getByText('Ctrl+Enter')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Atalhos de teclado' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Partes do painel' })).toBeHidden();
    await pane.getByRole('button', { name: 'Dados' }).tap();
    await expect(pane.getByRole('heading', { name: 'Histórico' })).toBeVisible();
    await expect(send(page)).toBeHidden();
  });

  test('controls are high enough for a finger', async ({ page }) => {
    for (const address of ['/conversas', `/conversas?registro=${booking.id}`, '/ajustes?aba=equipe']) {
      await openDesk(page, address);
      await expect(page.getByText('Carregando...')).toHaveCount(0);
      const controls = page.locator('button, select, input:not([type=checkbox], [type=search]), nav a');
      const low = await controls
        .filter({ visible: true })
        .evaluateAll((all) =>
          all
            .filter((control) => control.getBoundingClientRect().height < 44)
            .map((control) => control.outerHTML.slice(0, 200)),
        );
      expect(low).toEqual([]);
    }
  });
});

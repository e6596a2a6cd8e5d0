import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { deskWords } from '#src/desk/base/deskWords.ts';
import { ROOMS } from '#src/desk/base/rooms.ts';
import { gotoUnhydrated } from '#tests/support/browserTest.ts';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { choice, db, main, openDesk, record, rows, searchInbox } from '#tests/support/desk.ts';
import { store, storedMessage } from '#tests/support/store.ts';
import { bookingSubmission, messageSubmission, ownName } from '#tests/support/submissions.ts';

const DAY_MS = 86_400_000;

/** A time `minutes` after this time tomorrow. Only this file uses such times, so its submissions lead every list. */
const ahead = (minutes: number) => new Date(Date.now() + DAY_MS + minutes * 60_000);
test.afterEach(async () => {
  const { docs } = await db
    .collection('messages')
    .where('createdAt', '>', new Date(Date.now() + DAY_MS / 2))
    .get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});

const openInbox = (page: Page, query = '') => openDesk(page, `/conversas${query}`);
const row = (page: Page, name: string) => page.getByRole('heading', { level: 3, name }).getByRole('link');
const status = (page: Page) => page.locator('main p:has([aria-live])').filter({ hasText: /conversas?/ });

test('links of older mails open their record, and a missing record is reported', async ({ page }) => {
  const message = await storedMessage({ nome: ownName('Ana') });
  await openDesk(page);
  await page.goto(`/admin?aba=mensagens&registro=${message.id}`);
  await expect(record(page, message.nome)).toBeVisible();
  await page.goto('/admin/conversas?registro=nao-existe');
  await expect(main(page).getByText('Este registro não existe mais')).toBeVisible();
});

test.describe('with a moved clock', () => {
  test.use({ ownContext: true });

  test('a new message appears without a reload, and moves neither focus nor page', async ({ page }) => {
    const known = ownName('Davi');
    const messages = Array.from({ length: 30 }, (_, index) =>
      messageSubmission({ nome: `${known} ${index}`, createdAt: ahead(-index) }),
    );
    await store(...messages);
    await page.clock.install();
    await openInbox(page);
    await row(page, `${known} 12`).focus();
    const placeOf = () =>
      row(page, `${known} 12`).evaluate((link) => Math.round(link.getBoundingClientRect().top));
    const place = await placeOf();

    const nome = `${known} Rocha`;
    await storedMessage({ nome, mensagem: 'Acabei de escrever.', createdAt: ahead(1) });
    await page.clock.fastForward('00:15');
    // Other tests store messages at the same time.
    const first = rows(page).filter({ hasText: known }).first();
    await expect(first).toContainText('Acabei de escrever.');
    await expect(first).toContainText('Chegou agora');
    await expect(status(page)).toContainText(/Nova conversa de|conversas novas/);
    await expect(row(page, `${known} 12`)).toBeFocused();
    await expect.poll(async () => Math.abs((await placeOf()) - place)).toBeLessThanOrEqual(2);
  });

  test('the desk and its rooms open while timers are stopped: they have no Suspense fallback, which React would show for 300 ms', async ({
    page,
  }) => {
    await openDesk(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await gotoUnhydrated(page, '/admin');
    // The page needs timers only until it is interactive.
    await expect(async () => {
      await page.clock.runFor(10);
      await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 100 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1, name: ROOMS.today.label })).toBeVisible();
    const rooms = page.getByRole('navigation', { name: 'Partes do painel' }).getByRole('link');
    for (const room of Object.values(ROOMS)) {
      await rooms.filter({ hasText: room.label }).click();
      await expect(page.getByRole('heading', { level: 1, name: room.label })).toBeVisible();
      await expect(main(page).getByText('Carregando')).toHaveCount(0);
    }
  });
});

test.describe('without a connection', () => {
  test.use({ allowedMessage: /Failed to load resource|ERR_INTERNET_DISCONNECTED/, ownContext: true });

  test('the inbox says so, keeps its list, and finds new messages afterwards', async ({ page, context }) => {
    const nome = ownName('Luiza');
    await store(messageSubmission({ nome, createdAt: ahead(0) }));
    await page.clock.install();
    await openInbox(page);
    await row(page, nome).click();
    await context.setOffline(true);
    await page.clock.fastForward('00:16');
    await expect(status(page)).toContainText('Sem conexão, tentando de novo.');
    await choice(page, 'Respondida').click();
    await expect(main(page).getByText(deskWords.notDone)).toBeVisible();
    await expect(choice(page, 'Nova')).toHaveAttribute('aria-pressed', 'true');
    await expect(row(page, nome)).toBeVisible();
    const answer = page.getByRole('textbox', { name: 'Sua resposta' });
    await answer.fill('Respondo sem rede.');
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Guardando...' })).toBeVisible();
    await page.clock.fastForward('00:16');
    await expect(main(page).getByText('O texto continua aqui')).toBeVisible();
    await expect(answer).toHaveValue('Respondo sem rede.');

    await context.setOffline(false);
    // Back online, the page polls at once. A message that is stored during this poll is found only by the next one.
    await expect(main(page).getByText('Sem conexão, tentando de novo.')).toHaveCount(0);
    await store(messageSubmission({ nome, mensagem: 'De volta.', createdAt: ahead(1) }));
    await page.clock.fastForward('00:16');
    await expect(rows(page).filter({ hasText: nome })).toHaveCount(2);
  });
});

test('messages and bookings are found together, and going back undoes the search', async ({ page }) => {
  const family = ownName('').trim();
  const message = messageSubmission({
    nome: `João ${family}`,
    email: `joao@${family}.com.br`,
    mensagem: 'Gostaríamos de um girassol.',
    state: 'archived',
  });
  const booking = bookingSubmission({
    nome: `Maria ${family}`,
    email: `maria@${family}.com.br`,
    telefone: '(11) 98765-4321',
  });
  await store(message, booking);
  await openDesk(page, '/agenda?aba=dia');
  const found = page.locator('main [aria-live]').filter({ hasText: /resultados?$/ });
  await searchInbox(page, family.toUpperCase());
  await expect(found).toHaveText('2 resultados');
  await searchInbox(page, `${family} girassol`);
  await expect(found).toHaveText('1 resultado');
  await searchInbox(page, `maria@${family}`);
  await row(page, booking.nome).click();
  await expect(record(page, booking.nome)).toBeFocused();
  await expect(page).toHaveURL(`/admin/conversas?registro=${booking.id}`);
  // The search words belong to this history entry, even after a reload.
  await page.reload();
  await expect(record(page, booking.nome)).toBeVisible();
  const field = page.getByRole('searchbox', { name: 'Procurar em mensagens e agendamentos' });
  await expect(field).toHaveValue(`maria@${family}`);
  await page.getByRole('button', { name: 'Voltar à lista' }).click();
  await expect(row(page, booking.nome)).toBeVisible();
  await expect(page).toHaveURL('/admin/agenda?aba=dia');
  await page.goBack();
  await expect(field).toHaveValue(`${family} girassol`);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await field.boundingBox())?.width, 'the field on a phone').toBeGreaterThan(150);
  await page.getByRole('button', { name: 'Limpar a busca' }).click();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('the list is downloaded as a table in which no typed text becomes a formula', async ({ page }) => {
  const nome = ownName('Caio');
  await store(
    messageSubmission({
      nome,
      email: 'ana@exemplo.com.br',
      mensagem: '=HYPERLINK("http://x.y")',
      createdAt: new Date('2026-03-12T17:05:00Z'),
      expireAt: ahead(0),
    }),
    ...Array.from({ length: 30 }, () => messageSubmission({ nome })),
  );
  await openInbox(page);
  await page.getByRole('button', { name: 'Baixar em CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Baixar em CSV' });
  await dialog.getByRole('radio', { name: 'Mensagens' }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Baixar' }).click(),
  ]);
  await expect(main(page).getByText('Pronto: o arquivo está com os seus downloads.')).toBeVisible();
  expect(download.suggestedFilename()).toMatch(/^alinhavo-mensagens-\d{4}-\d\d-\d\d\.csv$/);
  const file = await readFile(await download.path(), 'utf8');
  expect(file.startsWith('\uFEFFRecebida em;Nome;Email;Mensagem;')).toBe(true);
  expect(file.split('\r\n').filter((line) => line.includes(nome))).toHaveLength(31);
  expect(file).toContain(`12/03/2026 14:05;${nome};ana@exemplo.com.br;"'=HYPERLINK(""http://x.y"")";`);
});

import type { Page } from '@playwright/test';
import { MOST_BEACON_BYTES } from '#src/domain/figures/beacon.ts';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { recordBeacons } from '#tests/support/recordBeacons.ts';
import { waitUntilHydrated } from '#tools/chromium/waitUntilHydrated.ts';

test.use({ ownContext: true });

const header = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
/** Goes to another page by the header and reads it for so many milliseconds. */
async function read(page: Page, name: string, milliseconds: number) {
  await header(page, name).click();
  await expect(header(page, name)).toHaveAttribute('aria-current', 'page');
  await page.clock.runFor(milliseconds);
}

test('a visit tells of each page once it was seen for two seconds, of the form and of what was sent, and nothing else', async ({
  page,
}) => {
  const bodies = await recordBeacons(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/figures')) requests.push(request.method());
  });
  await page.route('**/api/sendContactEmail', (route) => route.fulfill({ json: { ok: true, id: 'a' } }));
  await page.goto('/sobre?nome=ana#ana', { referer: 'https://busca.example/pesquisa?q=ana' });
  await waitUntilHydrated(page);
  // From here on no time goes by but the test's own: on a busy machine two seconds are soon over.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await read(page, 'Projetos', 1500);
  expect(requests).toEqual([]);
  await page.clock.runFor(1500);
  await read(page, 'Contato', 20_000);
  await page.getByRole('textbox', { name: 'Nome' }).fill('Ana Souza');
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@exemplo.com.br');
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Olá!');
  await page.getByRole('checkbox', { name: 'Não sou um robô' }).check();
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByRole('heading', { name: 'Mensagem enviada com sucesso!' })).toBeVisible();
  await expect.poll(() => bodies.length).toBe(4);
  const told = { entry: false, source: 'busca.example', wide: true };
  expect(bodies.map((body) => JSON.parse(body))).toEqual([
    { kind: 'view', route: '/projetos', ...told },
    { kind: 'view', route: '/contato', ...told },
    { kind: 'form', route: '/contato', ...told },
    { kind: 'sent', route: '/contato', ...told },
  ]);
  for (const body of bodies) expect(Buffer.byteLength(body)).toBeLessThanOrEqual(MOST_BEACON_BYTES);
  expect(requests).toEqual(bodies.map(() => 'POST'));
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    'busca.example',
  );
});

test('nothing is told of a member, nor of whoever asks not to be tracked, nor of a program', async ({
  page,
}) => {
  const bodies = await recordBeacons(page);
  await page.addInitScript(() => {
    if (!location.search) localStorage.setItem('firebase:authUser:key', '');
  });
  await page.goto('/sobre');
  await waitUntilHydrated(page);
  await page.clock.runFor(5000);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/sobre?visitante');
  await waitUntilHydrated(page);
  await page.clock.runFor(5000);
  await expect.poll(() => bodies.length).toBe(1);
  const asks = { doNotTrack: '1', globalPrivacyControl: true, webdriver: true };
  const links = ['Projetos', 'Contato', 'Sobre'];
  for (const [index, [name, value]] of Object.entries(asks).entries()) {
    await page.evaluate(
      ([property, wanted]) => {
        for (const other of ['doNotTrack', 'globalPrivacyControl', 'webdriver'])
          Object.defineProperty(navigator, other, {
            configurable: true,
            value: other === property && wanted,
          });
      },
      [name, value] as const,
    );
    await read(page, links[index] ?? '', 5000);
  }
  expect(bodies).toHaveLength(1);
});

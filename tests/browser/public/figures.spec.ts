import type { Page } from '@playwright/test';
import { MOST_BEACON_BYTES } from '#src/domain/figures/beacon.ts';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { recordBeacons } from '#tests/support/recordBeacons.ts';
import { waitUntilHydrated } from '#tests/support/waitUntilHydrated.ts';

test.use({ ownContext: true });

async function read(page: Page, [name, path]: readonly [string, string], milliseconds: number) {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  // The clock is stopped, but the navigation needs some milliseconds.
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(page.locator(`main[data-address$="${path}"]`)).toHaveCount(1, { timeout: 100 });
  }).toPass();
  await page.clock.runFor(milliseconds);
}

const ACADEMY = ['Academy', '/academy'] as const;
const PROJECTS = ['Projetos', '/projetos'] as const;
const CONTACT = ['Contato', '/contato'] as const;

/** Opens a page and reads it for ten seconds; from then on the clock moves only when the test moves it. */
async function open(page: Page, address: string, options: Parameters<Page['goto']>[1] = {}) {
  await page.goto(address, options);
  await waitUntilHydrated(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  await page.clock.runFor(100);
}

test('a visit reports each page seen for two seconds, and a form that is used and sent', async ({ page }) => {
  const bodies = await recordBeacons(page);
  await page.clock.install();
  // Playwright's clock replaces `performance` with one that has no navigation entry.
  await page.addInitScript(() => {
    Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] });
  });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/figures')) requests.push(request.method());
  });
  await page.route('**/api/sendContactEmail', (route) => route.fulfill({ json: { ok: true, id: 'a' } }));
  await open(page, '/sobre?nome=ana#ana', { referer: 'https://busca.example/pesquisa?q=ana' });
  await read(page, ACADEMY, 1500);
  await read(page, PROJECTS, 1500);
  expect(requests).toHaveLength(1);
  await page.clock.runFor(1500);
  await read(page, CONTACT, 20_000);
  await page.getByRole('textbox', { name: 'Nome' }).fill('Ana Souza');
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@exemplo.com.br');
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Olá!');
  await page.getByRole('checkbox', { name: 'Não sou um robô' }).check();
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByRole('heading', { name: 'Mensagem enviada com sucesso!' })).toBeVisible();
  const told = { entry: false, source: 'busca.example', wide: true };
  await expect
    .poll(() => bodies.map((body) => JSON.parse(body)))
    .toEqual([
      { kind: 'view', route: '/sobre', ...told, entry: true },
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

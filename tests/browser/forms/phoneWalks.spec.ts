import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browserTest.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Counts taps: one for each link, button or choice, and two for choosing from a list. */
function countTaps(page: Page) {
  let taps = 0;
  const main = page.getByRole('main');
  const tap = async (target: Locator) => {
    await target.click();
    taps += 1;
  };
  return {
    main,
    tap,
    fromMenu: async (name: string) => {
      await tap(page.getByRole('button', { name: 'Menu' }));
      await tap(page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name }));
    },
    chooseOf: async (list: Locator, label: string) => {
      await list.selectOption({ label });
      taps += 2;
    },
    count: () => taps,
  };
}

test('nine taps choose an app in the form for quotes, and a slot on the next free day in the booking form', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/');
  const { main, tap, fromMenu, chooseOf, count } = countTaps(page);
  await fromMenu('Orçamento');
  await chooseOf(main.getByLabel('Tipo de projeto'), 'Aplicativo');
  await fromMenu('Agendar');
  await tap(main.getByRole('radio', { name: /Produto/i }));
  await tap(
    main
      .getByRole('group', { name: /Próximos dias/ })
      .or(main.getByRole('radiogroup', { name: /Próximos dias/ }))
      .getByRole('radio')
      .first(),
  );
  await expect(main.getByText(/livres? neste dia\./)).toBeVisible();
  await tap(
    main
      .getByRole('radiogroup', { name: 'Horário', exact: true })
      .getByRole('radio', { disabled: false })
      .first(),
  );
  await expect(main.getByRole('region', { name: 'Sua escolha' })).not.toContainText('a escolher');
  expect(count()).toBeLessThanOrEqual(9);
});

test('six taps (and typing) fill in a request for a training in 2027', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  const { main, tap, chooseOf, count } = countTaps(page);
  await tap(main.getByRole('link', { name: 'Treinamento e consultoria' }));
  await tap(main.getByRole('link', { name: 'Pedir uma proposta' }).first());
  await chooseOf(main.getByLabel('Tema do treinamento'), 'Design Thinking');
  await main.getByLabel('Número de participantes').fill('40');
  await main.getByLabel('Mês').fill('março de 2027');
  await main.getByLabel('Mensagem').fill('Duas turmas?');
  expect(count()).toBeLessThanOrEqual(6);
});

test('five taps copy the reference of an article', { tag: '@all' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  const { main, tap, fromMenu, count } = countTaps(page);
  await fromMenu('Academy');
  await tap(main.locator('a[href="/artigo-inclusivo"]').first());
  await tap(main.getByRole('link', { name: 'Como citar' }));
  await tap(main.getByRole('button', { name: 'Copiar referência ABNT' }));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /Disponível em: .*artigo-inclusivo/,
  );
  expect(count()).toBeLessThanOrEqual(5);
});

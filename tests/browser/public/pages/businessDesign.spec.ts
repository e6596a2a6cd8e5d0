import { businessDesign } from '#src/content/businessDesign.ts';
import { expectCaseStudy, expectServiceHero } from '#tests/support/expectServicePage.ts';
import { expect, open, test } from '#tests/support/sharedPageTest.ts';

test.use({ staysOpen: true });
test.beforeEach(({ page }) => open(page, '/DesignTransformador'));

test('the hero says what it is about, shows its picture and leads to contact', async ({ page }) => {
  await expectServiceHero(page, businessDesign.hero);
});

test('four metrics, each with what it measures', async ({ page }) => {
  const { title, items } = businessDesign.metrics;
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(section.getByRole('definition')).toHaveText(['2x', '30%', '40%', '70%']);
  await expect(section.getByRole('term')).toHaveText(items.map(({ label }) => label));
});

test('four services, each with its benefits', async ({ page }) => {
  const { benefitsLabel, items } = businessDesign.services;
  const cards = page.getByRole('article').filter({ hasText: benefitsLabel });
  await expect(cards).toHaveCount(4);
  for (const [index, { titulo, descricao, beneficios }] of items.entries()) {
    await expect(cards.nth(index).getByRole('heading', { level: 3 })).toHaveText(titulo);
    await expect(cards.nth(index)).toContainText(descricao);
    await expect(cards.nth(index).getByRole('listitem')).toHaveText([...beneficios]);
  }
});

test('two cases as they were, what was done, and as they are now', async ({ page }) => {
  const targets = ['/CasePlaceBe', '/cases/agenda-do-posto'];
  for (const [index, item] of businessDesign.cases.items.entries()) {
    await expectCaseStudy(page, item, targets[index] ?? '');
  }
});

test('the call to action leads to contact and to the booking', async ({ page }) => {
  const { action } = businessDesign;
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 2, name: action.title })).toBeVisible();
  await expect(main.getByRole('link', { name: action.contact })).toHaveAttribute('href', '/contato');
  await expect(main.getByRole('link', { name: action.booking })).toHaveAttribute(
    'href',
    '/Agendamento?tipo=outro',
  );
});

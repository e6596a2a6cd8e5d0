import { humanCentredDesign } from '#src/content/humanCentredDesign.ts';
import { expectCaseStudies } from '#tests/support/expectCaseStudies.ts';
import { expectContactAction } from '#tests/support/expectContactAction.ts';
import { expect, open, test } from '#tests/support/sharedPageTest.ts';

const { hero, results, method, deliverables, cases, action } = humanCentredDesign;

test.use({ staysOpen: true });
test.beforeEach(({ page }) => open(page, '/DesignCentradoHumano'));

test('the first view leads to the studio and to the method at its place', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
  await expect(
    page.getByRole('main').getByRole('link', { name: hero.links[0].label }).first(),
  ).toHaveAttribute('href', '/contato');
  await expect(page.getByRole('link', { name: hero.links[1].label })).toHaveAttribute(
    'href',
    '/metodologia-completa#dch',
  );
});

test('three results, each with what it counts', async ({ page }) => {
  const section = page.locator('section', { has: page.getByRole('heading', { name: results.title }) });
  await expect(section.getByRole('definition')).toHaveText(['70%', '40%', '2x']);
  await expect(section.getByRole('term')).toHaveText(results.metrics.map(({ label }) => label));
});

test('four steps of the method, in order', async ({ page }) => {
  const section = page.locator('section', { has: page.getByRole('heading', { name: method.title }) });
  await expect(section.getByRole('listitem')).toHaveCount(4);
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(
    method.steps.map(({ titulo }) => titulo),
  );
  await expect(section.locator('ol')).toHaveCount(1);
});

test('four deliverables, each explained', async ({ page }) => {
  const section = page.locator('section', { has: page.getByRole('heading', { name: deliverables.title }) });
  await expect(section.getByRole('listitem')).toHaveText(
    deliverables.items.map(({ titulo, descricao }) => `${titulo}${descricao}`),
  );
  await expect(section.getByRole('listitem')).toHaveCount(4);
});

test('two cases with client, challenge, solution, result and a way to the whole', async ({ page }) => {
  expect(cases.items).toHaveLength(2);
  await expectCaseStudies(page, cases.title, cases.items);
});

test('the page ends with two ways to begin', async ({ page }) => {
  await expectContactAction(page, action, 'produto');
});

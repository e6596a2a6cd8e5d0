import { knowledgeManagement } from '#src/content/knowledgeManagement.ts';
import { expectCaseStudies } from '#tests/support/expectCaseStudies.ts';
import { expectContactAction } from '#tests/support/expectContactAction.ts';
import { expect, open, test } from '#tests/support/sharedPageTest.ts';

const { hero, results, deliverables, method, tools, cases, action } = knowledgeManagement;

test.use({ staysOpen: true });
test.beforeEach(({ page }) => open(page, '/GestaoConhecimentoPage'));

test('the first view leads to the studio and down to the method', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
  await page.getByRole('link', { name: hero.links[1].label }).click();
  await expect(page).toHaveURL(/#metodo$/);
  await expect(page.getByRole('heading', { name: method.title })).toBeInViewport();
});

test('three results, each with what it counts', async ({ page }) => {
  const section = page.locator('section', { has: page.getByRole('heading', { name: results.title }) });
  await expect(section.getByRole('definition')).toHaveText(['40%', '2x', '70%']);
  await expect(section.getByRole('term')).toHaveText(results.metrics.map(({ label }) => label));
});

test('four groups of deliverables, each with its list', async ({ page }) => {
  const section = page.locator('section', { has: page.getByRole('heading', { name: deliverables.title }) });
  const groups = section.getByRole('listitem').filter({ has: page.getByRole('heading') });
  await expect(groups).toHaveCount(4);
  for (const [index, { titulo, itens }] of deliverables.groups.entries()) {
    await expect(groups.nth(index).getByRole('heading', { level: 3 })).toHaveText(titulo);
    await expect(groups.nth(index).getByRole('listitem')).toHaveText([...itens]);
  }
});

test('four steps of the method, in order', async ({ page }) => {
  const section = page.locator('#metodo');
  await expect(section.getByRole('listitem')).toHaveCount(4);
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(
    method.steps.map(({ titulo }) => titulo),
  );
});

test('three tools, and the whitepaper that explains them', async ({ page }) => {
  const section = page.locator('section', { has: page.getByRole('heading', { name: tools.title }) });
  await expect(section.getByRole('listitem')).toHaveText(
    tools.items.map(({ titulo, descricao }) => `${titulo}${descricao}`),
  );
  await expect(section.getByRole('listitem')).toHaveCount(3);
  await expect(section.getByRole('link', { name: tools.whitepaper.link })).toHaveAttribute(
    'href',
    '/whitepaper-gestao',
  );
});

test('two cases with client, challenge, solution, result and a way to the whole', async ({ page }) => {
  expect(cases.items).toHaveLength(2);
  await expectCaseStudies(page, cases.title, cases.items);
});

test('the page ends with two ways to begin', async ({ page }) => {
  await expectContactAction(page, action, 'outro');
});

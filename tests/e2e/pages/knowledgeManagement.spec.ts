import { knowledgeManagement } from '#src/content/knowledgeManagement.ts';
import { expect, test } from '#tests/support/browserTest.ts';

const { hero, results, deliverables, method, tools, cases, action } = knowledgeManagement;

test.beforeEach(async ({ page }) => {
  await page.goto('/GestaoConhecimentoPage');
});

test('the first view leads to the studio and down to the method', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
  await page.getByRole('link', { name: hero.method }).click();
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
  const articles = page
    .locator('section', { has: page.getByRole('heading', { name: cases.title }) })
    .getByRole('article');
  await expect(articles).toHaveCount(2);
  for (const [index, item] of cases.items.entries()) {
    const article = articles.nth(index);
    await expect(article.getByRole('term')).toHaveText(['Desafio', 'Solução', 'Resultado']);
    for (const text of [item.titulo, item.cliente, item.desafio, item.solucao, item.resultado])
      await expect(article).toContainText(text);
    await expect(article.getByRole('link')).toHaveAttribute('href', item.link.to);
  }
});

test('the page ends with two ways to begin', async ({ page }) => {
  const section = page.locator('section', { has: page.getByRole('heading', { name: action.title }) });
  await expect(section.getByRole('link', { name: action.contact })).toHaveAttribute('href', '/contato');
  await expect(section.getByRole('link', { name: action.booking })).toHaveAttribute('href', '/Agendamento');
});

import { businessDesign } from '#src/content/businessDesign.ts';
import { expect, test } from '#tests/support/browserTest.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/DesignTransformador');
});

test('the hero says what it is about, shows its picture and leads to contact', async ({ page }) => {
  const { hero } = businessDesign;
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
  await expect(main.getByText(hero.lead)).toBeVisible();
  await expect(page.getByRole('img', { name: hero.image.alt })).toBeVisible();
  await expect(main.getByRole('link', { name: hero.action })).toHaveAttribute('href', '/contato');
  const trail = page.getByRole('navigation', { name: 'Você está aqui' });
  await expect(trail.getByRole('link', { name: 'Serviços' })).toHaveAttribute('href', '/servicos');
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
    const study = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { level: 3, name: item.titulo }) });
    await expect(study).toContainText(item.cliente);
    await expect(study.getByRole('definition')).toHaveText([item.desafio, item.solucao, item.resultado]);
    await expect(study.getByRole('img', { name: item.imagem.alt })).toBeVisible();
    await expect(study.getByRole('link')).toHaveAttribute('href', targets[index] ?? '');
  }
});

test('the call to action leads to contact and to the booking', async ({ page }) => {
  const { action } = businessDesign;
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 2, name: action.title })).toBeVisible();
  await expect(main.getByRole('link', { name: action.contact })).toHaveAttribute('href', '/contato');
  await expect(main.getByRole('link', { name: action.booking })).toHaveAttribute('href', '/Agendamento');
});

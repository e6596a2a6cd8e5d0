import { digitalExperiences } from '#src/content/digitalExperiences.ts';
import { expectCaseStudy } from '#tests/support/expectServicePage.ts';
import { expect, open, test } from '#tests/support/sharedPageTest.ts';

test.use({ staysOpen: true });
test.beforeEach(({ page }) => open(page, '/ExperienciasDigitais'));

test('the hero says what it is about, shows its picture and leads to contact and process', async ({
  page,
}) => {
  const { hero } = digitalExperiences;
  const [contact, process] = hero.links;
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
  await expect(main.getByText(hero.lead)).toBeVisible();
  await expect(page.getByRole('img', { name: hero.image.alt })).toBeVisible();
  await expect(main.getByRole('link', { name: contact.label })).toHaveAttribute('href', '/contato');
  await main.getByRole('link', { name: process.label }).click();
  await expect(
    page.getByRole('heading', { level: 2, name: digitalExperiences.process.title }),
  ).toBeInViewport();
});

test('the trail leads back to the services', async ({ page }) => {
  const trail = page.getByRole('navigation', { name: 'Você está aqui' });
  await expect(trail.getByRole('link', { name: 'Serviços' })).toHaveAttribute('href', '/servicos');
});

test('four service cards, each with what one receives, a figure and a way to ask for it', async ({
  page,
}) => {
  const cards = page
    .getByRole('article')
    .filter({ has: page.locator('a[href="/orcamento"], a[href="/acessibilidade-digital"]') });
  await expect(cards).toHaveCount(4);
  for (const [index, item] of digitalExperiences.services.items.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(item.titulo);
    await expect(card).toContainText(item.descricao);
    await expect(card.getByRole('listitem')).toHaveText([...item.entregaveis]);
    for (const { valor, label } of item.metricas) await expect(card).toContainText(`${valor} ${label}`);
    await expect(card.getByRole('link', { name: item.cta.texto })).toBeVisible();
  }
});

test('a process of four steps, in order', async ({ page }) => {
  const { steps } = digitalExperiences.process;
  expect(steps).toHaveLength(4);
  const items = page.locator('#processo').getByRole('listitem');
  await expect(items.getByRole('heading', { level: 3 })).toHaveText(steps.map(({ titulo }) => titulo));
  for (const [index, { descricao, detalhes }] of steps.entries()) {
    await expect(items.nth(index)).toContainText(descricao);
    await expect(items.nth(index)).toContainText(detalhes);
  }
});

test('two cases: client, challenge, solution, result, and the way to the project', async ({ page }) => {
  const targets = ['/projetos/biblioteca-sonora', '/projetos/ponto-certo'];
  for (const [index, item] of digitalExperiences.cases.items.entries()) {
    await expectCaseStudy(page, item, targets[index] ?? '');
  }
});

test('the call to action leads to contact and to all services', async ({ page }) => {
  const { action } = digitalExperiences;
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 2, name: action.title })).toBeVisible();
  await expect(main.getByRole('link', { name: action.contact })).toHaveAttribute('href', '/contato');
  await expect(main.getByRole('link', { name: action.booking })).toHaveAttribute(
    'href',
    '/Agendamento?tipo=website',
  );
  await expect(main.getByRole('link', { name: action.services })).toHaveAttribute('href', '/servicos');
});

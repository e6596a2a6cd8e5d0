import { branding } from '#src/content/branding.ts';
import { portfolio } from '#src/content/portfolio.ts';
import { expectServiceHero } from '#tests/support/expectServicePage.ts';
import { expect, open, test } from '#tests/support/sharedPageTest.ts';

test.use({ staysOpen: true });
test.beforeEach(({ page }) => open(page, '/BrandingPage'));

test('the hero says what it is about, shows its picture and leads to contact', async ({ page }) => {
  await expectServiceHero(page, branding.hero);
});

test('four benefits', async ({ page }) => {
  const { title, items } = branding.benefits;
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(items.map(({ titulo }) => titulo));
  await expect(section.getByRole('heading', { level: 3 })).toHaveCount(4);
  for (const { descricao } of items) await expect(section).toContainText(descricao);
});

test('three approaches, each with its process in order', async ({ page }) => {
  const cards = page.locator('#processo').getByRole('article');
  await expect(cards).toHaveCount(3);
  for (const [index, { titulo, descricao, processo }] of branding.approaches.items.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(titulo);
    await expect(card).toContainText(descricao);
    await expect(card.getByRole('listitem')).toHaveText([...processo]);
  }
});

test('the process is reached at its anchor, from outside and from the hero', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 2, name: branding.approaches.title });
  await expect(heading).not.toBeInViewport();
  await page.getByRole('link', { name: branding.hero.links[1].label }).click();
  await expect(heading).toBeInViewport();
  await page.goto('/contato');
  await page.goto('/BrandingPage#processo');
  await expect(heading).toBeInViewport();
});

test('two cases, and the way to a list that has both', async ({ page }) => {
  const targets = ['/projetos/pão-da-terra', '/projetos/cinema-descrito'];
  for (const [index, item] of branding.cases.items.entries()) {
    const study = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { level: 3, name: item.titulo }) });
    await expect(study).toContainText(item.cliente);
    await expect(study.getByRole('definition')).toHaveText([item.desafio, item.solucao, item.resultado]);
    await expect(study.getByRole('img', { name: item.imagem.alt })).toBeVisible();
    expect(decodeURI((await study.getByRole('link').getAttribute('href')) ?? '')).toBe(targets[index]);
  }
  await page.getByRole('link', { name: branding.cases.all }).click();
  await expect(page.getByRole('heading', { level: 1, name: portfolio.hero.title })).toBeVisible();
  const listed = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => decodeURI((link as HTMLAnchorElement).pathname)));
  expect(listed).toEqual(expect.arrayContaining(targets));
});

test('the call to action leads to contact and to the booking', async ({ page }) => {
  const { action } = branding;
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 2, name: action.title })).toBeVisible();
  await expect(main.getByRole('link', { name: action.contact })).toHaveAttribute('href', '/contato');
  await expect(main.getByRole('link', { name: action.booking })).toHaveAttribute(
    'href',
    '/Agendamento?tipo=branding',
  );
});

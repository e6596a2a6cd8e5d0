import { academy } from '#src/content/academy.ts';
import { expect, open, test } from '#tests/support/sharedPageTest.ts';

test.use({ staysOpen: true });
test.beforeEach(({ page }) => open(page, '/academy'));

const anchors = [
  { link: academy.hero.links[0].label, hash: '#metodologia', heading: academy.method.title },
  { link: academy.hero.links[1].label, hash: '#publicacoes', heading: academy.publications.title },
];
for (const { link, hash, heading } of anchors)
  test(`the hero leads to ${hash}`, async ({ page }) => {
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/academy${hash}$`));
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport();
  });

test('the research method is told in steps and leads to the whole of it', async ({ page }) => {
  const method = page.locator('#metodologia');
  await expect(method.getByRole('listitem')).toHaveCount(academy.method.steps.length);
  await expect(method.getByRole('link')).toHaveAttribute('href', '/metodologia-completa');
});

test('three research models lead to their screens', async ({ page }) => {
  const models = page.locator('section', { has: page.getByRole('heading', { name: academy.models.title }) });
  const links = models.getByRole('article').getByRole('link');
  await expect(links).toHaveCount(3);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/modelo-visualizacao',
    '/modelo-inclusao',
    '/modelo-gestao',
  ]);
});

test('three publications, each with its type, and the way to all of them', async ({ page }) => {
  const section = page.locator('#publicacoes');
  const types = {
    'Artigo científico': '/artigo-visualizacao',
    'Estudo de caso': '/artigo-inclusivo',
    'White paper': '/whitepaper-gestao',
  };
  await expect(section.getByRole('article')).toHaveCount(3);
  for (const [type, address] of Object.entries(types)) {
    const publication = section.getByRole('article').filter({ has: page.getByText(type, { exact: true }) });
    await expect(publication.getByRole('link')).toHaveAttribute('href', address);
  }
  await expect(section.getByRole('link', { name: academy.publications.action })).toHaveAttribute(
    'href',
    '/todas-publicacoes',
  );
});

const events = [
  { type: 'Workshop', date: '15 de novembro de 2023, 14:00–17:00 (GMT-3)', to: '/workshop-acessibilidade' },
  { type: 'Palestra', date: '28 de novembro de 2023, 10:00–12:00 (GMT-3)', to: '/palestra-gestao' },
];
for (const { type, date, to } of events)
  test(`the ${type.toLowerCase()} says when it was, and that it is over`, async ({ page }) => {
    const event = page.getByRole('listitem').filter({ has: page.getByText(type, { exact: true }) });
    await expect(event).toContainText(date);
    await expect(event).toContainText('Evento realizado');
    await expect(event.getByRole('link')).toHaveAttribute('href', to);
  });

test('the page ends with the ways to write to the studio and to work there', async ({ page }) => {
  const main = page.getByRole('main');
  const [contact, careers] = academy.action.links;
  await expect(main.getByRole('link', { name: contact.label })).toHaveAttribute('href', '/contato');
  await expect(main.getByRole('link', { name: careers.label })).toHaveAttribute('href', '/trabalhe-conosco');
});

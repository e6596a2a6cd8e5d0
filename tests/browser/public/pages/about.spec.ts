import type { Page } from '@playwright/test';
import { expect, open, test } from '#tests/support/sharedPageTest.ts';

const section = (page: Page, heading: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading }) });

test.use({ staysOpen: true });
test.beforeEach(({ page }) => open(page, '/sobre'));

test('the page begins with the studio, its city and a way to book a conversation', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Um estúdio de São Paulo');
  await expect(page.getByRole('main')).toContainText('Há mais de dez anos');
  await expect(page.getByRole('img', { name: /São Paulo em retalhos/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Agende uma conversa' })).toHaveAttribute(
    'href',
    '/Agendamento',
  );
});

test('the history goes year by year from 2014 to 2021', async ({ page }) => {
  const milestones = section(page, 'De 2014 a 2021').getByRole('listitem');
  await expect(milestones.getByRole('time')).toHaveText([
    '2014',
    '2015',
    '2016',
    '2017',
    '2018',
    '2019',
    '2020',
    '2021',
  ]);
  await expect(milestones.getByRole('heading', { level: 3 })).toHaveCount(8);
  await expect(milestones.filter({ hasText: '2019' })).toContainText('Nasce o Alinhavo');
  await expect(milestones.filter({ hasText: '2020' })).toContainText('prêmio de inovação social');
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the years stand left and right of the line in turn', async ({ page }) => {
    const places = await section(page, 'De 2014 a 2021')
      .getByRole('listitem')
      .evaluateAll((years) =>
        years.map((year) => (year.getBoundingClientRect().left < 600 ? 'left' : 'right')),
      );
    expect(places).toEqual(['left', 'right', 'left', 'right', 'left', 'right', 'left', 'right']);
  });
});

test('three people have a portrait, a name, a role, a story and specialties', async ({ page }) => {
  const people = section(page, 'Três pessoas na linha de frente').getByRole('article');
  await expect(people.getByRole('heading', { level: 3 })).toHaveText([
    'Helena Prado',
    'Caio Nascimento',
    'Jurema Tapajós',
  ]);
  await expect(people).toContainText([
    'Direção de design',
    'Pesquisa e acessibilidade',
    'Educação e inclusão',
  ]);
  for (const [index, name] of ['Helena', 'Caio', 'Jurema'].entries()) {
    const person = people.nth(index);
    await expect(person.getByRole('img')).toHaveAccessibleName(new RegExp(`^Retrato de ${name}`));
    await expect(person.getByRole('list', { name: /^Especialidades/ }).getByRole('listitem')).toHaveCount(3);
  }
});

test('four values and what sets the studio apart', async ({ page }) => {
  await expect(section(page, 'Quatro valores').getByRole('heading', { level: 3 })).toHaveText([
    'Diversidade',
    'Inovação',
    'Colaboração',
    'Impacto',
  ]);
  await expect(section(page, 'O que nos diferencia').getByRole('listitem')).toHaveCount(4);
});

test('the page ends with ways to the contact form and to the projects', async ({ page }) => {
  const end = section(page, 'Agora conte de você');
  await expect(end.getByRole('link', { name: 'Fale com nosso time' })).toHaveAttribute('href', '/contato');
  await end.getByRole('link', { name: 'Veja os projetos' }).click();
  await expect(page).toHaveURL(/\/projetos$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

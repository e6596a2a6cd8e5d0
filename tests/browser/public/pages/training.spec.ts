import testimonials from 'virtual:content/testimonials-treinamentos';
import dates from 'virtual:content/training-dates';
import trainings from 'virtual:content/training-programs';
import { training } from '#src/content/training.ts';
import { expect, open, test } from '#tests/support/sharedPageTest.ts';

const ADDRESS = '/TreinamentosPage';

test.use({ staysOpen: true });
test.beforeEach(({ page }) => open(page, ADDRESS));

test('the first view says what the page is for and leads to the proposal and to the programmes', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(training.hero.title);
  await page.getByRole('link', { name: training.hero.links[0].label }).click();
  await expect(page).toHaveURL(/#proposta$/);
  await expect(page.getByRole('heading', { name: training.proposal.title })).toBeInViewport();
  await page.getByRole('link', { name: training.hero.links[1].label }).click();
  await expect(page.getByRole('heading', { name: training.programs.title })).toBeInViewport();
});

test('three programmes: 16, 24 and 8 hours, each with its benefits and its own screen', async ({ page }) => {
  const programs = page
    .locator('#programas')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(programs).toHaveCount(3);
  const hours = ['Duração: 16 horas', 'Duração: 24 horas', 'Duração: 8 horas'];
  for (const [index, { titulo, formato, beneficios }] of trainings.entries()) {
    const program = programs.nth(index);
    await expect(program.getByRole('heading', { level: 3 })).toHaveText(titulo);
    await expect(program).toContainText(hours[index] ?? '');
    await expect(program).toContainText(formato);
    await expect(program.getByRole('listitem')).toHaveText([...beneficios]);
  }
  const links = page.locator('#programas').getByRole('link');
  expect(
    await links.evaluateAll((all) => all.map((link) => decodeURI((link as HTMLAnchorElement).pathname))),
  ).toEqual([
    '/treinamentos/design-thinking',
    '/treinamentos/ux-research-avançado',
    '/treinamentos/inovação-corporativa',
  ]);
});

test('three events of 2023 with date, place and availability, and the word that they are over', async ({
  page,
}) => {
  const events = page.locator('#eventos').getByRole('listitem');
  await expect(events).toHaveCount(3);
  for (const [index, { titulo, local, vagas, dataCompleta }] of dates.entries()) {
    const event = events.nth(index);
    await expect(event).toContainText('Evento realizado');
    await expect(event).toContainText(new RegExp(`Inscrições encerradas. Foi anunciado com:\\s*${vagas}`));
    for (const text of [titulo, local, vagas, dataCompleta]) await expect(event).toContainText(text);
  }
  await expect(page.locator('#eventos time')).toHaveText([/2023/, /2023/, /2023/]);
});

test('two testimonials with their stars', async ({ page }) => {
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: training.testimonials.title }),
  });
  await expect(section.getByRole('figure')).toHaveCount(2);
  await expect(section.getByRole('img', { name: 'Avaliação: 5 de 5 estrelas' })).toHaveCount(2);
  for (const { texto, autor } of testimonials) {
    await expect(section).toContainText(texto);
    await expect(section).toContainText(`${autor.cargo}, ${autor.empresa}`);
  }
});

test('only the choice “Outro (especifique)” asks for a topic in own words', async ({ page }) => {
  const topic = page.getByRole('combobox', { name: 'Tema do treinamento' });
  const other = page.getByRole('textbox', { name: 'Qual tema?' });
  await expect(topic.getByRole('option')).toHaveText([
    'Ainda não sei',
    'Design Thinking',
    'UX Research',
    'Inovação Corporativa',
    'Outro (especifique)',
  ]);
  await expect(other).toBeHidden();
  await topic.selectOption('Outro (especifique)');
  await expect(other).toBeVisible();
  await other.fill('Linguagem simples');
  await topic.selectOption('UX Research');
  await expect(other).toBeHidden();
  await topic.selectOption('Outro (especifique)');
  await expect(other).toHaveValue('Linguagem simples');
});

test('e-mail, phone and the privacy policy stand beside the form', async ({ page }) => {
  const section = page.locator('#proposta');
  await expect(section.getByRole('link', { name: 'ola@alinhavo.example' })).toHaveAttribute(
    'href',
    'mailto:ola@alinhavo.example',
  );
  await expect(section.getByRole('link', { name: '(11) 5555-0142' })).toHaveAttribute(
    'href',
    'tel:+551155550142',
  );
  await expect(section.getByRole('link', { name: 'política de privacidade' })).toHaveAttribute(
    'href',
    '/politica',
  );
});

import educationPrograms from 'virtual:content/education-programs';
import { designEducation } from '#src/content/designEducation.ts';
import { expectCaseStudies } from '#tests/support/expectCaseStudies.ts';
import { expect, open, test } from '#tests/support/sharedPageTest.ts';

test.use({ staysOpen: true });
test.beforeEach(({ page }) => open(page, '/EducacaoDesignPage'));

test('the first view leads to the proposal and to the programmes', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(designEducation.hero.title);
  await page.getByRole('link', { name: designEducation.hero.links[0].label }).click();
  await expect(page).toHaveURL(/#proposta$/);
  await expect(page.getByRole('heading', { name: designEducation.proposal.title })).toBeInViewport();
  await page.getByRole('link', { name: designEducation.hero.links[1].label }).click();
  await expect(page.getByRole('heading', { name: designEducation.programs.title })).toBeInViewport();
});

test('four impact figures, each with what it counts', async ({ page }) => {
  const impact = page.locator('section', {
    has: page.getByRole('heading', { name: designEducation.impact.title }),
  });
  await expect(impact.getByRole('definition')).toHaveText(['70%', '40%', '2x', '90%']);
  await expect(impact.getByRole('term')).toHaveText(designEducation.impact.metrics.map(({ label }) => label));
});

test('four programmes with their length, each leading to its own screen', async ({ page }) => {
  const programs = page.locator('#programas').getByRole('article');
  await expect(programs).toHaveCount(4);
  const lengths = ['8 a 16 horas', '3 a 12 meses', '20 a 60 horas', '6 a 12 meses'];
  for (const [index, { titulo, formato, beneficios }] of educationPrograms.entries()) {
    const program = programs.nth(index);
    await expect(program.getByRole('heading', { level: 3 })).toHaveText(titulo);
    await expect(program).toContainText(`Duração: ${lengths[index]}`);
    await expect(program).toContainText(formato);
    await expect(program.getByRole('listitem')).toHaveText([...beneficios]);
  }
  const links = page.locator('#programas').getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/educacao-design/oficinas-criativas',
    '/educacao-design/jornada-de-equipes',
    '/educacao-design/cursos-em-profundidade',
    '/educacao-design/mentoria-de-projetos',
  ]);
});

test('two teaching differentiators', async ({ page }) => {
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: designEducation.differentiators.title }),
  });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(
    designEducation.differentiators.items.map(({ titulo }) => titulo),
  );
});

test('two cases with client, challenge, solution, result and a way to the whole', async ({ page }) => {
  expect(designEducation.cases.items).toHaveLength(2);
  await expectCaseStudies(page, designEducation.cases.title, designEducation.cases.items);
});

test('the proposal form offers the areas of interest and takes any number of participants', async ({
  page,
}) => {
  const area = page.getByRole('combobox', { name: 'Área de interesse' });
  await expect(area.getByRole('option')).toHaveText([
    'Ainda não sei',
    'Design Thinking',
    'UX/UI Design',
    'Design Estratégico',
    'Outro',
  ]);
  const participants = page.getByRole('textbox', { name: 'Número de participantes' });
  await participants.fill('de 20 a 30, em duas turmas');
  await expect(participants).toHaveValue('de 20 a 30, em duas turmas');
  const section = page.locator('#proposta');
  for (const [name, href] of [
    ['ola@alinhavo.example', 'mailto:ola@alinhavo.example'],
    ['(11) 5555-0142', 'tel:+551155550142'],
    ['política de privacidade', '/politica'],
  ] as const)
    await expect(section.getByRole('link', { name })).toHaveAttribute('href', href);
});

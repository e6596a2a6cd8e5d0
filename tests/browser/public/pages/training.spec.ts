import testimonials from 'virtual:content/testimonials-treinamentos';
import dates from 'virtual:content/training-dates';
import trainings from 'virtual:content/training-programs';
import { training } from '#src/content/training.ts';
import { expect, open, test } from '#tests/support/sharedPageTest.ts';

const ADDRESS = '/TreinamentosPage';

test.use({ staysOpen: true });
test.beforeEach(({ page }) => open(page, ADDRESS));

test('last places are a warning, free places are not; each has a sign beside its colour', async ({
  page,
}) => {
  const colourOf = (text: string) =>
    page
      .locator('#eventos')
      .getByText(text)
      .evaluate((element) => ({
        color: getComputedStyle(element).color,
        sign: element.querySelector('path')?.getAttribute('d'),
      }));
  const last = await colourOf('Últimas vagas');
  const free = await colourOf('25 vagas disponíveis');
  expect(last.color).not.toBe(free.color);
  expect(last.sign).toBeTruthy();
  expect(last.sign).not.toBe(free.sign);
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

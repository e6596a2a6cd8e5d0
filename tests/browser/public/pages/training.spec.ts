import { expect, open, test } from '#tests/support/sharedPageTest.ts';

const ADDRESS = '/TreinamentosPage';

test.use({ staysOpen: true });
test.beforeEach(({ page }) => open(page, ADDRESS));

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

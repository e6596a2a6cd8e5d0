import { digitalAccessibility } from '#src/content/digitalAccessibility.ts';
import { expect, test } from '#tests/support/sharedPageTest.ts';

for (const from of ['/', '/servicos', '/ExperienciasDigitais', '/acessibilidade'])
  test(`${from} leads to the service`, async ({ page }) => {
    await page.goto(from);
    await page.getByRole('main').locator('a[href="/acessibilidade-digital"]').first().click();
    await expect(page).toHaveURL('/acessibilidade-digital');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(digitalAccessibility.hero.title);
  });

test('it says what is delivered, how, by which law and norms with their sources, and answers questions', async ({
  page,
}) => {
  await page.goto('/acessibilidade-digital');
  const main = page.getByRole('main');
  for (const { term } of digitalAccessibility.deliverables.entries)
    await expect(main.getByRole('term').filter({ hasText: term })).toBeVisible();
  for (const { titulo } of digitalAccessibility.process.steps)
    await expect(main.getByRole('heading', { name: titulo })).toBeVisible();
  for (const { source } of digitalAccessibility.norms.entries)
    await expect(main.getByRole('link', { name: source.label })).toHaveAttribute('href', source.href);
  const [first] = digitalAccessibility.questions.items;
  await main.getByText(first.question).click();
  await expect(main.getByText(first.answer)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Agendar uma conversa' })).toHaveAttribute(
    'href',
    '/Agendamento?tipo=acessibilidade',
  );
});

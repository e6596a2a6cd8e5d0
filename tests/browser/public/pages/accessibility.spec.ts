import { accessibility } from '#src/content/accessibility.ts';
import { expect, test } from '#tests/support/sharedPageTest.ts';

test('the footer of every page leads here by the accessibility symbol', async ({ page }) => {
  await page.goto('/contato');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Acessibilidade' }).click();
  await expect(page).toHaveURL('/acessibilidade');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(accessibility.hero.title);
});

test('the statement names the law and the standards it follows', async ({ page }) => {
  await page.goto('/acessibilidade');
  for (const name of ['WCAG 2.2', 'AAA', 'ABNT NBR 17225', 'ABNT NBR 17060', 'Lei 13.146/2015', 'artigo 63'])
    await expect(page.getByRole('main')).toContainText(name);
});

test('a barrier can be reported by mail, form and phone, with a time for the answer', async ({ page }) => {
  await page.goto('/acessibilidade');
  const report = page.locator('section', {
    has: page.getByRole('heading', { name: 'Encontrou uma barreira?' }),
  });
  await expect(report).toContainText('cinco dias úteis');
  const [email, contact] = accessibility.report.links;
  await expect(report.getByRole('link', { name: email.label })).toHaveAttribute(
    'href',
    /^mailto:ola@alinhavo\.example/,
  );
  await expect(report.getByRole('link', { name: contact.label })).toHaveAttribute('href', '/contato');
  await expect(report.getByRole('link', { name: '(11) 5555-0142' })).toBeVisible();
});

for (const route of ['/', '/contato', '/acessibilidade'])
  test.describe(`what the statement says of ${route}`, () => {
    test('its buttons keep a border when the system forces the colours', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await page.goto(route);
      const buttons = page.getByRole('main').locator('[data-variant="primary"]');
      for (const button of await buttons.all()) await expect(button).toHaveCSS('border-top-style', 'solid');
    });
  });

import { privacy } from '#src/content/privacy.ts';
import { expect, open, test } from '#tests/support/sharedPageTest.ts';

test.use({ staysOpen: true });
test.beforeEach(({ page }) => open(page, '/politica'));

test('seven topics are told one after the other', async ({ page }) => {
  const topics = [
    '1. Informações que coletamos',
    '2. Como usamos',
    '3. Com quem compartilhamos',
    '4. Armazenamento e segurança',
    '5. Cookies e o que fica no seu aparelho',
    '6. Links para outros sites',
    '7. Consentimento e mudanças',
  ];
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    ...topics,
    privacy.law.title,
  ]);
});

test('what the LGPD asks for is there: bases, periods, rights, the person in charge, the processors', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await expect(main).toContainText('Lei 13.709/2018');
  const parts = {
    'bases-legais': ['artigo 7º, inciso V', 'Seu consentimento', 'Interesse legítimo'],
    prazos: ['Até 12 meses depois do envio.'],
    direitos: ['artigo 18', '15 dias', 'ANPD'],
    encarregado: ['privacidade@alinhavo.example'],
    operadores: ['Google Firebase', 'Google reCAPTCHA', 'Provedor de e-mail'],
  };
  for (const [id, words] of Object.entries(parts))
    for (const word of words) await expect(page.locator(`#${id}`)).toContainText(word);
  await expect(main.getByRole('link', { name: 'privacidade@alinhavo.example' })).toHaveAttribute(
    'href',
    'mailto:privacidade@alinhavo.example',
  );
});

test('what stays on the device is listed: preferences, session, drafts', async ({ page }) => {
  const cookies = page.locator('#cookies');
  for (const term of ['Preferências de leitura', 'Sessão da conta', 'Rascunhos dos formulários'])
    await expect(cookies.getByRole('term').filter({ hasText: term })).toBeVisible();
});

test('the table of contents leads to a part and follows the reading', async ({ page }) => {
  const contents = page.getByRole('navigation', { name: privacy.contentsTitle });
  const link = contents.getByRole('link', { name: '5. Cookies e o que fica no seu aparelho' });
  await link.click();
  await expect(page).toHaveURL(/#cookies$/);
  await expect(link).toHaveAttribute('aria-current', 'location');
  await page.locator('#direitos').scrollIntoViewIfNeeded();
  await expect(contents.locator('[aria-current]')).not.toHaveText('5. Cookies e o que fica no seu aparelho');
});

test('the contact form is a way to ask', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('link', { name: privacy.officer.contact })).toHaveAttribute(
    'href',
    '/contato',
  );
});

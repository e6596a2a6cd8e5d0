import { expect, test } from '#tests/support/clearedPageTest.ts';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { signIn } from '#tests/support/openSignedIn.ts';
import { newAccount } from '#tests/support/testAccounts.ts';
import { mailAccountLinks } from '#tools/local-firebase/mailAccountLinks.ts';

// Chromium logs the refusal of a used link, and of a password that is no longer valid. The cache must be empty.
test.use({ allowedMessage: /Failed to load resource: .* status of 400/, ownContext: true });

test('a mailed link replaces a forgotten password, but only once', async ({ page, inbox }) => {
  const { email, password } = await newAccount();
  const mailing = new AbortController();
  const auth = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`;
  void mailAccountLinks(auth, process.env.SITE_URL ?? '', inbox.port, mailing.signal);
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  await page.goto('/recuperar-senha');
  await field('Email').fill(email);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  const mail = () => inbox.about(email).find(({ subject }) => /senha nova/.test(subject ?? ''));
  await expect.poll(mail).toBeTruthy();
  mailing.abort();
  const link = /http\S+/.exec(mail()?.text ?? '')?.[0] ?? '';

  const told: string[] = [];
  page.on('request', (request) => {
    const { referer = '' } = request.headers();
    if (!request.isNavigationRequest() && !request.url().includes(':resetPassword'))
      told.push(request.url(), referer);
  });
  await page.goto(link);
  await expect(page.getByText(email)).toBeVisible();
  await expect(page).toHaveURL('/conta/acao');
  await expect(page).toHaveTitle(/^Criar senha nova \|/);
  const code = new URL(link).searchParams.get('oobCode') ?? '';
  expect(
    told.filter((text) => text.includes(code)),
    'the code goes to nobody else',
  ).toEqual([]);
  await expect(page.getByRole('button', { name: /Libras/ })).toHaveCount(0);
  await expectAccessible(page);

  await field('Nova senha').fill('outra-senha-2');
  await field('Confirmar nova senha').fill('outra-senha-2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Senha trocada' })).toBeFocused();

  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('já foi usado');
  await expect(page.getByRole('link', { name: 'Pedir um link para criar senha nova' })).toBeVisible();

  await page.goto('/login');
  await signIn(page, { email, password });
  await expect(page.getByRole('alert')).toContainText('Email ou senha incorretos');
  await signIn(page, { email, password: 'outra-senha-2' });
  await expect(page).not.toHaveURL('/login');
});

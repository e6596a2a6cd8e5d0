import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { newAccount, type TestAccount } from '#tests/support/testAccounts.ts';
import { mailAccountLinks } from '#tools/local-firebase/mailAccountLinks.ts';

// Chromium logs the refusal of a used link, and of a password that is no longer valid.
test.use({ allowedMessage: /Failed to load resource: the server responded with a status of 400/ });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

let account: TestAccount;
let mailing: AbortController;

test.beforeEach(async ({ inbox }) => {
  account = await newAccount();
  const auth = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`;
  mailing = new AbortController();
  void mailAccountLinks(auth, process.env.SITE_URL ?? '', inbox.port, mailing.signal);
});
test.afterEach(() => mailing.abort());

/** Returns the link in the received mail that has this subject. */
async function linkMailedTo(
  inbox: { mails: { recipients: string[]; subject?: string; text?: string }[] },
  subject: RegExp,
) {
  let link: string | undefined;
  await expect(() => {
    const mail = inbox.mails.find(
      (one) => one.recipients.includes(account.email) && subject.test(one.subject ?? ''),
    );
    link = /http\S+/.exec(mail?.text ?? '')?.[0];
    expect(link).toBeTruthy();
  }).toPass();
  return link ?? '';
}

async function signIn(page: Page, password: string) {
  await page.goto('/login');
  await field(page, 'Email').fill(account.email);
  await field(page, 'Senha').fill(password);
  await press(page, 'Entrar');
}

test.describe('with an empty cache', () => {
  test.use({ ownContext: true });

  test('a mailed link replaces a forgotten password, but only once', async ({ page, inbox }) => {
    await page.goto('/recuperar-senha');
    await field(page, 'Email').fill(account.email);
    await press(page, 'Enviar link');
    const link = await linkMailedTo(inbox, /senha nova/);

    const told: string[] = [];
    page.on('request', (request) => {
      const { referer = '' } = request.headers();
      if (!request.isNavigationRequest() && !request.url().includes(':resetPassword'))
        told.push(request.url(), referer);
    });
    await page.goto(link);
    await expect(page.getByText(account.email)).toBeVisible();
    await expect(page).toHaveURL('/conta/acao');
    await expect(page).toHaveTitle(/^Criar senha nova \|/);
    const code = new URL(link).searchParams.get('oobCode') ?? '';
    expect(
      told.filter((text) => text.includes(code)),
      'the code goes to nobody else',
    ).toEqual([]);
    await expect(page.getByRole('button', { name: /Libras/ })).toHaveCount(0);
    await expectAccessible(page);

    await field(page, 'Nova senha').fill('outra-senha-2');
    await field(page, 'Confirmar nova senha').fill('outra-senha-2');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Senha trocada' })).toBeFocused();

    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText('já foi usado');
    await expect(page.getByRole('link', { name: 'Pedir um link para criar senha nova' })).toBeVisible();

    await signIn(page, account.password);
    await expect(page.getByRole('alert')).toContainText('Email ou senha incorretos');
    await signIn(page, 'outra-senha-2');
    await expect(page).not.toHaveURL('/login');
  });
});

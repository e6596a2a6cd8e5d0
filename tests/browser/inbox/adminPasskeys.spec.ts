import type { CDPSession, Page } from '@playwright/test';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { verifyEmail } from '#tests/integration/rules/administrator.ts';
import { gotoUnhydrated } from '#tests/support/browserTest.ts';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { db, main } from '#tests/support/desk.ts';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { signIn } from '#tests/support/openSignedIn.ts';
import { newAccount } from '#tests/support/testAccounts.ts';
import { grantAdmin } from '#tools/admin/administrators.ts';

test.use({ ownContext: true, allowedMessage: /status of 40[39]/ });

const auth = getAuth(initializeApp({ projectId: 'demo-alinhavo' }, 'passkeys'));

/** Adds Chromium's virtual authenticator, which verifies its user until the test changes that. */
async function plugDevice(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

test('an administrator enrols a passkey by mail, and needs it to sign in', async ({ page, inbox }) => {
  const bia = await newAccount('Bia Rocha');
  await verifyEmail(bia.uid);
  await grantAdmin({ auth, db }, bia.email);
  const device = await plugDevice(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const isInside = () => expect(page.getByRole('heading', { level: 1, name: 'Hoje' })).toBeVisible();

  await page.goto('/admin');
  await signIn(page, bia);
  await button('Receber o link por email').click();
  await expect(main(page).getByText('O link está a caminho')).toBeVisible();
  await expectAccessible(page);
  const mail = inbox.mails.find(({ recipients }) => recipients.includes(bia.email));
  const link = /http:\S+#chave=[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '';

  await gotoUnhydrated(page, '/robots.txt');
  await page.goto(link);
  await button('Cadastrar a chave').click();
  await expect(page.getByText('Nome da chave é obrigatório')).toBeVisible();
  await page.getByLabel('Nome da chave').fill('Notebook');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await isInside();
  // The pressed button is gone, so the heading has the focus, and the open desk is announced.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Chave confirmada. O painel está aberto.')).toBeAttached();
  await expect(page).toHaveURL('/admin');
  await page.goto('/admin/ajustes?aba=equipe');
  await expect(main(page).getByText('Notebook', { exact: true })).toBeVisible();
  await expect(main(page).getByText('Cadastre pelo menos duas')).toBeVisible();

  // Begins another session, with the password and a device that does not verify its user.
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/admin');
  await signIn(page, bia);
  const { cdp, authenticatorId } = device;
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await button('Entrar com a chave de acesso').click();
  await expect(main(page).getByText('A chave não foi usada')).toBeVisible();
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await button('Entrar com a chave de acesso').click();
  await isInside();
});

import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { BOTH_THEMES, expectAccessible } from '#tests/support/expectAccessible.ts';
import { openSignedIn } from '#tests/support/openSignedIn.ts';
import { newAccount, type TestAccount } from '#tests/support/testAccounts.ts';

const longName = 'Maria Antonieta de Albuquerque Vasconcellos';

interface Screen {
  name: string;
  path: string;
  prepare?: (page: Page) => Promise<void>;
}

const open: Screen[] = [
  { name: 'login', path: '/login' },
  {
    name: 'registration with errors',
    path: '/cadastrar-perfil',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Criar conta' }).click();
      await expect(page.getByText('Nome de usuário é obrigatório')).toBeVisible();
    },
  },
  { name: 'password reset', path: '/recuperar-senha' },
];

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { name })).toBeVisible();

const guarded: Screen[] = [
  { name: 'profile', path: '/perfil', prepare: (page) => heading(page, longName) },
  {
    name: 'profile being edited',
    path: '/perfil',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Editar Perfil' }).click();
      await heading(page, 'Editar perfil');
    },
  },
  {
    name: 'settings with errors',
    path: '/configuracoes',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Excluir a conta para sempre' }).click();
      await expect(page.getByText('Senha atual é obrigatória')).toBeVisible();
    },
  },
];

for (const { name, path, prepare } of open)
  test(`${name}: accessible to everyone`, async ({ page }) => {
    await page.goto(path);
    await prepare?.(page);
    await expectAccessible(page, BOTH_THEMES);
  });

test.describe('for a member', () => {
  let account: TestAccount;
  test.beforeAll(async () => {
    account = await newAccount(longName);
  });

  for (const { name, path, prepare } of guarded)
    test(`${name}: accessible to everyone`, async ({ page }) => {
      await openSignedIn(page, account, path);
      await prepare?.(page);
      await expectAccessible(page, BOTH_THEMES);
    });
});

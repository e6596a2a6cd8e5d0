import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDay } from '#tests/support/openDays.ts';
import { openSmtpInbox } from '#tests/support/smtpInbox.ts';
import { newAccount, provideAdministrator } from '#tests/support/testAccounts.ts';
import type { BrowserDriver } from './BrowserDriver.ts';
import { chooseDay } from './chooseDay.ts';
import { openPage, site } from './openPage.ts';
import { signIn } from './signIn.ts';
import { waitFor } from './waitFor.ts';
import { wideWindow } from './wideWindow.ts';

/** Open days, by their number, that no other browser test books. */
const dayNumbers: Record<string, number> = { Chromium: 70, Firefox: 71, WebKit: 72 };

let inbox: Awaited<ReturnType<typeof openSmtpInbox>>;
beforeAll(async () => {
  inbox = await openSmtpInbox(Number(process.env.TEST_SMTP_PORT));
});
afterAll(() => inbox.close());

/** The main jobs of visitors, members and administrators, tried in one window of an engine. */
export function testMainJobs(engine: string, window: () => BrowserDriver): void {
  let page: BrowserDriver;
  beforeAll(() => {
    page = window();
  });

  const open = (path: string) => openPage(page, path);
  const path = () => page.evaluate<string>('return location.pathname + location.search');
  const isHeading = (title: string) =>
    page.evaluate<boolean>(
      `return [...document.querySelectorAll('h1, h2')].some((h) => h.textContent === ${JSON.stringify(title)})`,
    );
  /** A form that is sent within two seconds of its opening is taken for a machine's. */
  const afterAPersonsTime = () =>
    waitFor('two seconds on the page', () => page.evaluate<boolean>('return performance.now() > 2500'));

  test('a message is sent from the contact form, after an empty form was refused', async () => {
    const email = `${randomUUID().slice(0, 8)}@exemplo.com.br`;
    await open('/contato');
    await page.click('button', 'Enviar mensagem');
    await waitFor('the first error', () =>
      page.evaluate<boolean>("return document.body.textContent.includes('Nome é obrigatório')"),
    );
    await page.type('Nome', 'Ana Souza');
    await page.type('Email', email);
    await page.type('Mensagem', 'Um site que todos consigam usar.');
    await page.click('checkbox', 'Não sou um robô');
    await afterAPersonsTime();
    await page.click('button', 'Enviar mensagem');
    await waitFor('the confirmation', () => isHeading('Mensagem enviada com sucesso!'));
    await waitFor('the acknowledgement', async () =>
      inbox.mails.find(({ recipients }) => recipients.includes(email)),
    );
  });

  test('a consultation is booked and confirmed on its own screen', async () => {
    const day = openDay(dayNumbers[engine] ?? 73);
    await open('/Agendamento');
    await page.type('Nome', 'Ana Souza');
    await page.type('Email', `${randomUUID().slice(0, 8)}@exemplo.com.br`);
    await page.type('Telefone', '(11) 90000-0000');
    await page.click('radio', 'Acessibilidade Digital');
    await page.type('Descrição do projeto', 'Um site que todos consigam usar.');
    await chooseDay(page, day);
    await page.click('radio', '11:00');
    await page.click('checkbox', 'Não sou um robô');
    await afterAPersonsTime();
    await page.click('button', 'Confirmar agendamento');
    await waitFor('the confirmation', async () => (await path()) === '/agendamento-confirmado');
  });

  test('the menu opens on a narrow window and leads to a page', async () => {
    await page.open(new URL('/', site).href);
    try {
      await page.resize({ width: 390, height: 844 });
      await waitFor('the narrow window', () => page.evaluate('return innerWidth < 600'));
      await page.click('button', 'Menu');
      await waitFor('the open menu', () =>
        page.evaluate('return document.querySelector("header [aria-expanded=true]") !== null'),
      );
      await page.click('link', 'Contato');
      await waitFor('/contato', async () => (await path()) === '/contato');
      expect(
        await page.evaluate('return document.documentElement.scrollWidth - innerWidth'),
      ).toBeLessThanOrEqual(0);
    } finally {
      await page.resize(wideWindow);
    }
  });

  test('a member signs in, sees the profile and signs out', async () => {
    const account = await newAccount();
    await signIn(page, account, '/perfil');
    await waitFor('the name', () => isHeading(account.displayName));
    await page.click('button', 'Sair');
    await waitFor('the login', () => page.evaluate<boolean>("return location.pathname !== '/perfil'"));
  });

  test('an administrator reads the inbox', async () => {
    await signIn(page, await provideAdministrator(), '/admin');
    await waitFor('the message sent before', () =>
      page.evaluate<boolean>(
        "return [...document.querySelectorAll('h3')].some((h) => h.textContent.includes('Ana Souza'))",
      ),
    );
  });
}

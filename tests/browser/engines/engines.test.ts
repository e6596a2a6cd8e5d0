import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetSubmissions, openDatabase } from '#tests/support/openDatabase.ts';
import { openDay } from '#tests/support/openDays.ts';
import { openSmtpInbox } from '#tests/support/smtpInbox.ts';
import { newAccount, newEmail, provideAdministrator } from '#tests/support/testAccounts.ts';
import type { BrowserDriver } from './BrowserDriver.ts';
import { firefoxEngine } from './firefoxEngine.ts';
import { waitFor } from './waitFor.ts';
import { webkitEngine } from './webkitEngine.ts';

const site = process.env.SITE_URL ?? 'http://localhost:5005';
const wideWindow = { width: 1280, height: 900 };

/** Engines other than Chromium, each with an open day that no other test books. */
const engines = [
  { engine: firefoxEngine, day: openDay(71) },
  { engine: webkitEngine, day: openDay(72) },
];

let inbox: Awaited<ReturnType<typeof openSmtpInbox>>;
beforeAll(async () => {
  await forgetSubmissions(await openDatabase());
  inbox = await openSmtpInbox(Number(process.env.TEST_SMTP_PORT));
});
afterAll(() => inbox.close());

// All tests of an engine share one window, because starting a browser takes as long as several tests.
for (const { engine, day } of engines)
  describe.skipIf(!engine.isInstalled())(engine.name, () => {
    let page: BrowserDriver;
    beforeAll(async () => {
      page = await engine.launch(wideWindow);
    });
    afterAll(() => page?.close());

    const open = async (path: string) => {
      await page.open(new URL(path, site).href);
      await waitFor('the page to answer', () =>
        page.evaluate<boolean>("return 'hydrated' in document.documentElement.dataset"),
      );
    };
    const signIn = async ({ email, password }: { email: string; password: string }, target: string) => {
      await open(target);
      await page.type('Email', email);
      await page.type('Senha', password);
      await page.click('button', 'Entrar');
      await waitFor(`the way to ${target}`, async () => (await path()) === target);
    };
    const path = () => page.evaluate<string>('return location.pathname + location.search');
    const isHeading = (title: string) =>
      page.evaluate<boolean>(
        `return [...document.querySelectorAll('h1, h2, h3')].some((h) => h.textContent.includes(${JSON.stringify(title)}))`,
      );
    /** A form that is sent within two seconds of its opening is treated as sent by a robot. */
    const afterAPersonsTime = () =>
      waitFor('two seconds on the page', () => page.evaluate<boolean>('return performance.now() > 2500'));

    test('a message is sent from the contact form, after an empty form was refused', async () => {
      const email = newEmail();
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
      await waitFor('the acknowledgement', async () => inbox.about(email).length > 0);
    });

    test('a consultation is booked, and a separate screen confirms it', async () => {
      await open('/Agendamento');
      await page.type('Nome', 'Ana Souza');
      await page.type('Email', newEmail());
      await page.type('Telefone', '(11) 90000-0000');
      await page.click('radio', 'Acessibilidade digital');
      await page.type('Descrição do projeto', 'Um site que todos consigam usar.');
      // The keys that a date field accepts depend on the browser's language, but the field's value does not.
      await page.evaluate(`
        const field = document.querySelector('input[type=date]');
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, '${day}');
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }));`);
      await page.click('radio', '11:00');
      await page.click('checkbox', 'Não sou um robô');
      await afterAPersonsTime();
      await page.click('button', 'Confirmar agendamento');
      await waitFor('the confirmation', async () => (await path()) === '/agendamento-confirmado');
    });

    test('the menu of a narrow window leads to a page, and a link on that page leads back to its top', async () => {
      await open('/');
      await page.evaluate('scrollTo({ top: 2000, behavior: "instant" })');
      await waitFor('the remembered place', () =>
        page.evaluate('return sessionStorage.getItem("site:scroll:default") === String(Math.round(scrollY))'),
      );
      await page.click('link', 'Voltar ao topo');
      await waitFor('the top of the page', () => page.evaluate('return scrollY === 0'));
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
      await signIn(account, '/perfil');
      await waitFor('the name', () => isHeading(account.displayName));
      await page.click('button', 'Sair');
      await waitFor('the login', async () => (await path()) !== '/perfil');
    });

    test('an administrator reads the inbox', async () => {
      await signIn(await provideAdministrator(), '/admin');
      await page.click('button', 'Seguir sem chave (só nesta execução local)');
      await waitFor('the message sent before', () => isHeading('Ana Souza'));
    });
  });

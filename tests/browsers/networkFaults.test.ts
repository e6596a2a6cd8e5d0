import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BOOKING_FAILED, CONTACT_FAILED } from '#src/domain/api.ts';
import { REGISTRATION_FAILED } from '#src/domain/registration.ts';
import { openDay } from '#tests/support/openDays.ts';
import { newEmail } from '#tests/support/testAccounts.ts';
import type { BrowserDriver } from './BrowserDriver.ts';
import { browserEngines } from './browserEngines.ts';
import { chooseDay } from './chooseDay.ts';
import { openPage } from './openPage.ts';
import { waitFor } from './waitFor.ts';

/** Body of a function that lets the requests to an address wait until `window.answer` cuts them off (0) or gives a status. */
const holdRequests = (address: string) => `
  const send = window.fetch.bind(window);
  window.fetch = (input, init) => {
    if (!String(input.url ?? input).includes(${JSON.stringify(address)})) return send(input, init);
    return new Promise((resolve, reject) => {
      window.answer = (status) => {
        window.answer = undefined;
        if (status) resolve(new Response('{}', { status }));
        else reject(new TypeError('The network connection was lost.'));
      };
    });
  };`;

const focusInForm = "return document.activeElement.closest('form') !== null";
const values = `
  const data = new FormData(document.querySelector('main form'));
  return JSON.stringify([...data].filter(([name]) => !/captcha/i.test(name)));`;

// Chromium is tried in tests/e2e/networkFaults.spec.ts, at more forms.
for (const engine of browserEngines.filter(({ name }) => name !== 'Chromium'))
  describe.skipIf(!engine.isInstalled())(engine.name, { timeout: 90_000 }, () => {
    let page: BrowserDriver;
    beforeAll(async () => {
      page = await engine.launch({ width: 1280, height: 900 });
    }, 60_000);
    afterAll(() => page?.close());

    /** Sends the form twice, cut off and answered 500; expects the sentence, the focus in the form, and every value kept. */
    async function sendInVain(buttons: [string, string], sentence: string, hasCaptcha: boolean) {
      const before = await page.evaluate<string>(values);
      expect(JSON.parse(before).length).toBeGreaterThan(1);
      for (const [index, status] of [0, 500].entries()) {
        if (hasCaptcha) await page.click('checkbox', 'Não sou um robô');
        await page.click('button', buttons[index] ?? '');
        await waitFor('the request', () => page.evaluate<boolean>('return Boolean(window.answer)'));
        expect(await page.evaluate(focusInForm), 'focus while sending').toBe(true);
        await page.evaluate(`window.answer(${status})`);
        await waitFor(sentence, () =>
          page.evaluate<boolean>(
            `return [...document.querySelectorAll('main [role=alert]')].some((alert) => alert.textContent.includes(${JSON.stringify(sentence)}))`,
          ),
        );
        expect(await page.evaluate(focusInForm), 'focus after the failure').toBe(true);
        expect(await page.evaluate<string>(values)).toBe(before);
      }
    }

    test('a message that is not answered keeps the focus in the form and everything typed', async () => {
      await openPage(page, '/contato');
      await page.type('Nome', 'Ana Souza');
      await page.type('Email', 'ana@exemplo.com.br');
      await page.type('Mensagem', 'Um site que todos consigam usar.');
      await page.evaluate(holdRequests('/api/sendContactEmail'));
      await sendInVain(['Enviar mensagem', 'Tentar de novo'], CONTACT_FAILED, true);
    });

    test('a booking that is not answered keeps the focus in the form and everything typed', async () => {
      await openPage(page, '/Agendamento');
      await page.type('Nome', 'Ana Souza');
      await page.type('Email', 'ana@exemplo.com.br');
      await page.type('Telefone', '(11) 90000-0000');
      await page.click('radio', 'Acessibilidade Digital');
      await page.type('Descrição do projeto', 'Um site que todos consigam usar.');
      await chooseDay(page, openDay(74));
      await page.click('radio', '11:00');
      await page.evaluate(holdRequests('/api/sendAgendamento'));
      await sendInVain(['Confirmar agendamento', 'Tentar de novo'], BOOKING_FAILED, true);
    });

    test('a registration that is not answered keeps the focus in the form and everything typed', async () => {
      await openPage(page, '/cadastrar-perfil');
      await page.type('Nome de usuário', 'Ana Lima');
      await page.type('Email', newEmail());
      await page.type('Senha', 'segredo-1');
      await page.type('Confirmar senha', 'segredo-1');
      await page.evaluate(holdRequests('accounts:signUp'));
      await sendInVain(['Criar conta', 'Criar conta'], REGISTRATION_FAILED, false);
    });
  });

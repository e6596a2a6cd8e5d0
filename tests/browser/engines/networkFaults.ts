import { beforeAll, describe, expect, test } from 'vitest';
import { PHOTO_UPLOAD_FAILED, PROFILE_SAVE_FAILED } from '#src/domain/accounts/profile.ts';
import { REGISTRATION_FAILED } from '#src/domain/accounts/registration.ts';
import { BOOKING_FAILED, CONTACT_FAILED } from '#src/domain/site/api.ts';
import { openDay } from '#tests/support/openDays.ts';
import { photo } from '#tests/support/photos.ts';
import { newAccount, newEmail } from '#tests/support/testAccounts.ts';
import type { BrowserDriver } from './BrowserDriver.ts';
import { chooseDay } from './chooseDay.ts';
import { forgetVisit } from './forgetVisit.ts';
import { openPage } from './openPage.ts';
import { signIn } from './signIn.ts';
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

/** Body of a function that chooses a photo, as a file dialog does. */
const choosePhoto = (name: string, type: string, base64: string) => `
  const bytes = Uint8Array.from(atob('${base64}'), (sign) => sign.charCodeAt(0));
  const chosen = new DataTransfer();
  chosen.items.add(new File([bytes], '${name}', { type: '${type}' }));
  const field = document.querySelector('input[type=file]');
  field.files = chosen.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));`;

/** Body of a function that sends every request for photos to where nothing answers. */
const cutPhotosOff = `
  const open = XMLHttpRequest.prototype.open;
  XMLHttpRequest.prototype.open = function (method, address, ...more) {
    return open.call(this, method, String(address).includes('/o?') ? 'http://127.0.0.1:9/' : address, ...more);
  };`;

/** Body of a function after which whatever is timed comes twenty times as soon: a photo is given up after 20 seconds. */
const hurryTimers = `
  const wait = window.setTimeout.bind(window);
  window.setTimeout = (run, delay, ...given) => wait(run, delay / 20, ...given);`;

const focusInForm = "return document.activeElement.closest('form') !== null";
const values = `
  const data = new FormData(document.querySelector('main form'));
  return JSON.stringify([...data].filter(([name]) => !/captcha/i.test(name)));`;

type Form = {
  name: string;
  path: string;
  /** A part of the address that it is sent to. */
  request: string;
  fill: (page: BrowserDriver) => Promise<void>;
  /** The button that is pressed first, and the one after a failure. */
  buttons: [string, string];
  sentence: string;
  hasCaptcha: boolean;
};

const forms: Form[] = [
  {
    name: 'a message',
    path: '/contato',
    request: '/api/sendContactEmail',
    fill: async (page) => {
      await page.type('Nome', 'Ana Souza');
      await page.type('Email', 'ana@exemplo.com.br');
      await page.type('Mensagem', 'Um site que todos consigam usar.');
    },
    buttons: ['Enviar mensagem', 'Tentar de novo'],
    sentence: CONTACT_FAILED,
    hasCaptcha: true,
  },
  {
    name: 'a booking',
    path: '/Agendamento',
    request: '/api/sendAgendamento',
    fill: async (page) => {
      await page.type('Nome', 'Ana Souza');
      await page.type('Email', 'ana@exemplo.com.br');
      await page.type('Telefone', '(11) 90000-0000');
      await page.click('radio', 'Acessibilidade Digital');
      await page.type('Descrição do projeto', 'Um site que todos consigam usar.');
      await chooseDay(page, openDay(74));
      await page.click('radio', '11:00');
    },
    buttons: ['Confirmar agendamento', 'Tentar de novo'],
    sentence: BOOKING_FAILED,
    hasCaptcha: true,
  },
  {
    name: 'a registration',
    path: '/cadastrar-perfil',
    request: 'accounts:signUp',
    fill: async (page) => {
      await page.type('Nome de usuário', 'Ana Lima');
      await page.type('Email', newEmail());
      await page.type('Senha', 'segredo-1');
      await page.type('Confirmar senha', 'segredo-1');
    },
    buttons: ['Criar conta', 'Criar conta'],
    sentence: REGISTRATION_FAILED,
    hasCaptcha: false,
  },
];

/** Forms that get no answer, tried in one window of an engine by a new visitor. */
export function testNetworkFaults(window: () => BrowserDriver): void {
  describe('without an answer', () => {
    let page: BrowserDriver;
    beforeAll(async () => {
      page = window();
      await forgetVisit(page);
    });

    const isSaid = (sentence: string) => () =>
      page.evaluate<boolean>(
        `return [...document.querySelectorAll('main [role=alert]')].some((alert) => alert.textContent.includes(${JSON.stringify(sentence)}))`,
      );

    /** Sends the form twice, cut off and answered 500; expects the sentence, the focus in the form, and every value kept. */
    async function sendInVain(buttons: [string, string], sentence: string, hasCaptcha: boolean) {
      const before = await page.evaluate<string>(values);
      expect(JSON.parse(before).length).toBeGreaterThan(1);
      for (const [index, status] of [0, 500].entries()) {
        if (hasCaptcha) await page.click('checkbox', 'Não sou um robô');
        await page.click('button', buttons[index] ?? '');
        await waitFor('the request', () => page.evaluate<boolean>('return Boolean(window.answer)'));
        expect(await page.evaluate(focusInForm), 'focus while sending').toBe(true);
        expect(await isSaid(sentence)(), 'the sentence of the failure before').toBe(false);
        await page.evaluate(`window.answer(${status})`);
        await waitFor(sentence, isSaid(sentence));
        expect(await page.evaluate(focusInForm), 'focus after the failure').toBe(true);
        expect(await page.evaluate<string>(values)).toBe(before);
      }
    }

    for (const { name, path, request, fill, buttons, sentence, hasCaptcha } of forms)
      test(`${name} that is not answered keeps the focus in the form and everything typed`, async () => {
        await openPage(page, path);
        await fill(page);
        await page.evaluate(holdRequests(request));
        await sendInVain(buttons, sentence, hasCaptcha);
      });

    test('a profile that is not saved, and a photo that nothing takes, leave the focus in the form and everything typed', async () => {
      await signIn(page, await newAccount('Ana Lima'), '/perfil');
      await page.click('button', 'Editar Perfil');
      await page.type('Sobre mim', 'Mapas.');
      await page.evaluate(holdRequests('documents:commit'));
      await sendInVain(['Salvar', 'Salvar'], PROFILE_SAVE_FAILED, false);
      const { name, mimeType, buffer } = await photo();
      await page.evaluate(choosePhoto(name, mimeType, buffer.toString('base64')));
      await page.evaluate(cutPhotosOff);
      await page.evaluate(hurryTimers);
      await page.click('button', 'Salvar');
      await waitFor(PHOTO_UPLOAD_FAILED, isSaid(PHOTO_UPLOAD_FAILED));
      expect(await page.evaluate(focusInForm), 'focus after the failure').toBe(true);
      expect(await page.evaluate("return document.querySelector('main form textarea').value")).toBe('Mapas.');
    });
  });
}

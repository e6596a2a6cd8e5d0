import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { showUp } from '#tools/chromium/showUp.ts';
import { openSmtpInbox } from './smtpInbox.ts';

type Inbox = Awaited<ReturnType<typeof openSmtpInbox>>;

type Fixtures = {
  /** What the console may say because the test provokes it, e.g. Chromium's own note of a failed request. */
  allowedMessage: RegExp | undefined;
  /** Fails the test on any other console error or warning, on an uncaught error and on a request to a third party. */
  quietPage: undefined;
  /** Port to which the running functions send their mails. */
  smtpPort: number;
  /** The SMTP server to which the running functions send. */
  inbox: Inbox;
};

const OWN_HOSTS = ['localhost', '127.0.0.1'];

const untouched = new WeakMap<Page, Page['goto']>();

/** Resolves when the modules of the whole site, which start a moment after what is seen, are there and have been run. */
const siteModulesRun = () =>
  new Promise<void>((resolve) => {
    const modules: string[] = JSON.parse(document.getElementById('modules')?.textContent ?? '[]');
    const arrived = (href: string) =>
      performance.getEntriesByName(new URL(href, location.href).href).length > 0;
    const look = () => (modules.every(arrived) ? requestIdleCallback(() => resolve()) : setTimeout(look, 20));
    look();
  });

/** Opens a page as it comes, before anybody shows to be there, and waits until nothing more is loaded, or for less. */
export async function gotoUntouched(
  page: Page,
  url: string,
  waitUntil: 'networkidle' | 'domcontentloaded' = 'networkidle',
): Promise<void> {
  await untouched.get(page)?.(url, { waitUntil });
  // On a busy machine the network may seem idle before the scripts have begun.
  if (waitUntil === 'networkidle') await page.evaluate(siteModulesRun);
}

/** A page's script starts when a person shows to be there, so a test moves the pointer first and waits for the answer. */
function waitForInteraction(page: Page) {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  untouched.set(page, goto);
  const ready = () => showUp(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    await ready();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await ready();
    return response;
  };
}

/** Playwright's `test` for pages of this site, with what every test of it watches. */
export const test = base.extend<Fixtures>({
  allowedMessage: [undefined, { option: true }],
  quietPage: [
    async ({ context, allowedMessage, javaScriptEnabled }, use) => {
      const complaints: string[] = [];
      const complain = (text: string) => {
        if (!allowedMessage?.test(text)) complaints.push(text);
      };
      context.on('console', (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type()))
          complain(`console ${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => complain(`uncaught: ${error.error().message}`));
      await context.route(
        (url) => url.protocol.startsWith('http') && !OWN_HOSTS.includes(url.hostname),
        (route) => {
          complain(`request to a third party: ${route.request().url()}`);
          return route.abort('blockedbyclient');
        },
      );
      if (javaScriptEnabled !== false) context.on('page', waitForInteraction);
      await use(undefined);
      expect(complaints, 'the page complained').toEqual([]);
    },
    { auto: true },
  ],
  smtpPort: [Number(process.env.TEST_SMTP_PORT), { option: true }],
  inbox: async ({ smtpPort }, use) => {
    const inbox = await openSmtpInbox(smtpPort);
    await use(inbox);
    await inbox.close();
  },
});

export { expect };

import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test';
import { waitUntilHydrated } from '#tests/support/waitUntilHydrated.ts';
import { openSmtpInbox } from './smtpInbox.ts';
import { takeTurn } from './takeTurn.ts';

type Inbox = Awaited<ReturnType<typeof openSmtpInbox>>;

type Fixtures = {
  /** A console message that the test provokes, for example Chromium's message about a failed request. */
  allowedMessage: RegExp | undefined;
  /** Fails the test on any other console error or warning, on an uncaught error and on a request to a third party. */
  quietPage: undefined;
  /** Port to which the running functions send their mails; only one test at a time uses it. */
  smtpPort: number;
  inbox: Inbox;
};

/** Chromium's error for another host: it resolves only names of its own machine (playwright.config.ts). */
const NAME_UNKNOWN = 'net::ERR_NAME_NOT_RESOLVED';

const plainGoto = new WeakMap<Page, Page['goto']>();

export async function gotoUnhydrated(page: Page, url: string): Promise<void> {
  const goto = plainGoto.get(page) ?? page.goto.bind(page);
  await goto(url, { waitUntil: 'domcontentloaded' });
}

/** Makes opening and reloading a page wait until it is hydrated, so that its controls respond. */
function waitForHydration(page: Page) {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  plainGoto.set(page, goto);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    await waitUntilHydrated(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await waitUntilHydrated(page);
    return response;
  };
}

/** Playwright's `test` for pages of this site, with the checks that every test makes. */
export const test = base.extend<Fixtures, { openContexts: Map<string, BrowserContext> }>({
  // The contexts of sharedPageTest.ts. Declared here, because only files with equal worker fixtures share workers.
  openContexts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const contexts = new Map<string, BrowserContext>();
      await use(contexts);
      for (const context of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  allowedMessage: [undefined, { option: true }],
  quietPage: [
    async ({ context, allowedMessage, javaScriptEnabled }, use) => {
      const complaints: string[] = [];
      const complain = (text: string) => {
        if (!allowedMessage?.test(text)) complaints.push(text);
      };
      const onConsole = (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type()))
          complain(`console ${message.type()}: ${message.text()}`);
      };
      const onError = (error: WebError) => complain(`uncaught: ${error.error().message}`);
      const onFailedRequest = (request: Request) => {
        if (request.failure()?.errorText === NAME_UNKNOWN)
          complain(`request to a third party: ${request.url()}`);
      };
      context.on('console', onConsole).on('weberror', onError).on('requestfailed', onFailedRequest);
      if (javaScriptEnabled !== false) context.on('page', waitForHydration);
      await use(undefined);
      // A context that tests share (sharedPageTest.ts) stays open.
      context.off('console', onConsole).off('weberror', onError).off('requestfailed', onFailedRequest);
      context.off('page', waitForHydration);
      expect(complaints, 'the page complained').toEqual([]);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  smtpPort: async ({}, use) => {
    const port = Number(process.env.TEST_SMTP_PORT);
    const endTurn = await takeTurn(port + 1);
    await use(port);
    endTurn();
  },
  inbox: async ({ smtpPort }, use) => {
    const inbox = await openSmtpInbox(smtpPort);
    await use(inbox);
    await inbox.close();
  },
});

export { expect };

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Index } from 'selenium-webdriver/bidi/index.js';
import { freePort } from '#tests/support/freePort.ts';
import { WAIT_MS } from '#tests/support/waitLimit.ts';
import type { BrowserEngine, ElementKind } from './BrowserDriver.ts';
import { findElement } from './findElement.ts';
import { waitFor } from './waitFor.ts';

type Answer<Result> = { result: Result } | { error: string; message: string };

/** A value as WebDriver BiDi sends it; a node has a `sharedId`. */
type RemoteValue = { type: string; value?: string; sharedId?: string };

// The module exports the class itself, contrary to its types.
const Connection: typeof Index = createRequire(import.meta.url)('selenium-webdriver/bidi');

const programs = ['firefox-esr', 'firefox'];
const starts = (program: string) => spawnSync(program, ['--version'], { timeout: WAIT_MS }).status === 0;

async function startFirefox() {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const port = await freePort();
  const program = programs.find(starts) ?? '';
  const args = ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`];
  const firefox = spawn(program, args, { stdio: 'ignore' });
  const connection = await waitFor('Firefox', async () => {
    const opened = new Connection(`ws://127.0.0.1:${port}/session`);
    opened.on('error', () => {});
    await opened.waitForConnection();
    return opened;
  });
  const send = async <T>(method: string, params: object): Promise<T> => {
    const answer = (await connection.send({ method, params: { ...params } })) as Answer<T>;
    if ('error' in answer) throw new Error(`${method}: ${answer.message}`);
    return answer.result;
  };
  const close = async () => {
    await connection.close();
    const ended = once(firefox, 'exit');
    if (firefox.exitCode === null && firefox.kill()) await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  await send('session.new', { capabilities: {} });
  return { send, close };
}

/** Headless Firefox over WebDriver BiDi; the ESR version if it is installed. */
export const firefoxEngine: BrowserEngine = {
  name: 'Firefox',
  isInstalled: () => programs.some(starts),
  launch: async (size) => {
    const { send, close } = await startFirefox();
    const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
    const resize = (viewport: typeof size) =>
      send<void>('browsingContext.setViewport', { context, viewport });
    await resize(size);
    const call = async (body: string, args: object[] = []): Promise<RemoteValue> => {
      const called = await send<{ result: RemoteValue; exceptionDetails?: { text: string } }>(
        'script.callFunction',
        {
          functionDeclaration: `function () {${body}}`,
          arguments: args,
          target: { context },
          awaitPromise: true,
        },
      );
      if (called.exceptionDetails) throw new Error(called.exceptionDetails.text);
      return called.result;
    };
    const find = (kind: ElementKind, name: string) =>
      waitFor(`${kind} "${name}"`, async () => {
        const found = await call(
          findElement,
          [kind, name].map((value) => ({ type: 'string', value })),
        );
        return found.sharedId ? { sharedId: found.sharedId } : null;
      });
    const press = async (kind: ElementKind, name: string) => {
      const element = await find(kind, name);
      await call("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", [element]);
      const move = { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } };
      const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      await send('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions }] });
    };
    return {
      open: (url) => send<void>('browsingContext.navigate', { context, url, wait: 'complete' }),
      click: press,
      type: async (name, text) => {
        await press('textbox', name);
        const actions = [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]);
        await send('input.performActions', { context, actions: [{ type: 'key', id: 'keyboard', actions }] });
      },
      evaluate: async <T>(body: string) => {
        const { value } = await call(
          `return Promise.resolve((function () {${body}})()).then(JSON.stringify)`,
        );
        return (value === undefined ? undefined : JSON.parse(value)) as T;
      },
      resize,
      close,
    };
  },
};

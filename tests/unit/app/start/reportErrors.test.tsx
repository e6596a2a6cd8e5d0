import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const sendBeacon = vi.fn((_url: string, _body: Blob) => true);
let controller: AbortController;

beforeEach(async () => {
  controller = new AbortController();
  const add = globalThis.addEventListener.bind(globalThis);
  vi.spyOn(globalThis, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) =>
      add(type, listener, { signal: controller.signal }),
  );
  vi.stubGlobal('navigator', { sendBeacon });
  sendBeacon.mockClear();
  window.history.replaceState(null, '', '/');
  vi.resetModules();
  const { reportErrors } = await import('#src/app/start/reportErrors.ts');
  reportErrors();
});

afterEach(() => {
  controller.abort();
  vi.unstubAllGlobals();
});

const reports = () =>
  Promise.all(
    sendBeacon.mock.calls.map(async ([url, body]) => [url, JSON.parse(await body.text())] as const),
  );

test('an uncaught error is reported by its kind and place, without its message', async () => {
  const filename = `${location.origin}/assets/site-1a.js`;
  dispatchEvent(
    new ErrorEvent('error', {
      error: new TypeError('Ana Souza'),
      message: 'Ana Souza',
      filename,
      lineno: 3,
      colno: 9,
    }),
  );
  expect(await reports()).toEqual([
    [
      '/api/reports',
      { type: 'error', path: '/', name: 'TypeError', file: '/assets/site-1a.js', line: 3, column: 9 },
    ],
  ]);
});

test('a promise that nobody catches is reported by the first place in the site’s own files', async () => {
  const reason = new RangeError('x');
  reason.stack = `RangeError: x\n    at f (https://www.estudio.example/assets/forms-2b.js:4:77)`;
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  expect((await reports())[0]?.[1]).toMatchObject({
    name: 'RangeError',
    file: '/assets/forms-2b.js',
    line: 4,
    column: 77,
  });
});

test('a page sends three reports at most', async () => {
  for (let count = 0; count < 9; count += 1)
    dispatchEvent(new ErrorEvent('error', { error: new Error('x') }));
  expect(sendBeacon).toHaveBeenCalledTimes(3);
});

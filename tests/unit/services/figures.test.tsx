import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Beacon } from '#src/domain/figures/beacon.ts';

type Load = { load: string; from?: string; type?: NavigationTimingType; isHidden?: boolean };
/** A page load, a navigation, a pause in milliseconds, or an event in the page. */
type Step = Load | { go: string } | number | 'hide' | 'show' | 'restore' | Exclude<Beacon['kind'], 'view'>;

const ROUTES: Record<string, string> = { '/projetos/edi%C3%A7%C3%A3o': '/projetos/:slug', '/login': '' };
const home: Load = { load: '/' };
const searched: Load = { load: '/', from: 'https://busca.example/pesquisa?q=ana' };
const read = 2050;
const OWN = location.origin;

let blobs: Blob[];
let counting: typeof import('#src/services/browser/figures.ts');
let stop: () => void;

beforeEach(() => {
  blobs = [];
  delete document.documentElement.dataset.member;
  stop = () => {};
});
afterEach(() => {
  stop();
  document.head.replaceChildren();
  window.history.replaceState(null, '', '/');
});

async function load({ from = '', type = 'navigate', isHidden = false }: Load, visitor: object) {
  vi.useRealTimers();
  vi.resetModules();
  counting = await import('#src/services/browser/figures.ts');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(from);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
  const sendBeacon = (_: string, blob: Blob) => blobs.push(blob) > 0;
  vi.stubGlobal('navigator', { sendBeacon, ...visitor });
}

function show(path: string) {
  stop();
  window.history.replaceState(null, '', path);
  document.head.innerHTML = path in ROUTES ? `<link rel="canonical" href="${OWN}${path}">` : '';
  stop = counting.countView(ROUTES[path] ?? path);
}

/** Returns the beacons of a visit, each as a line of words. */
async function visit(steps: readonly Step[], visitor: object = {}): Promise<string[]> {
  for (const step of steps) {
    if (typeof step === 'number') vi.advanceTimersByTime(step);
    else if (step === 'hide' || step === 'show') {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(step === 'hide' ? 'hidden' : 'visible');
      window.dispatchEvent(new Event('visibilitychange'));
    } else if (step === 'restore') {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    } else if (typeof step === 'string') counting.tellFigures(step);
    else {
      if ('load' in step) {
        stop();
        await load(step, visitor);
      }
      show('load' in step ? step.load : step.go);
    }
  }
  const beacons: Beacon[] = await Promise.all(blobs.map(async (blob) => JSON.parse(await blob.text())));
  return beacons.map(({ kind, route, entry, source, wide }) =>
    [kind, route, entry && 'entry', source || 'direct', wide || 'narrow']
      .filter((one) => one && one !== true)
      .join(' '),
  );
}

// biome-ignore format: a row is a line
test.each<[kind: string, steps: Step[], told: string[]]>([
  ['one page', [home, read], ['view / entry direct']],
  ['left after a second', [home, 1000, 'hide', read], []],
  ['from a search', [searched, read], ['view / entry busca.example']],
  ['from a host with a port', [{ ...home, from: 'http://localhost:3999/' }, read], ['view / entry localhost:3999']],
  ['from a long host', [{ ...home, from: `https://${'a'.repeat(40)}.example/` }, read], ['view / entry other']],
  ['from a host whose name begins like ours', [{ ...home, from: 'http://localhost.mal.example/' }, read], ['view / entry localhost.mal.example']],
  ['three pages', [searched, read, { go: '/sobre' }, read, { go: '/contato' }, read], ['view / entry busca.example', 'view /sobre busca.example', 'view /contato busca.example']],
  ['a quick first page', [searched, 500, { go: '/sobre' }, read], ['view /sobre busca.example']],
  ['through the sign-in', [{ ...searched, load: '/login' }, read, { go: '/sobre' }, read], ['view /sobre busca.example']],
  ['reloaded', [searched, read, { ...searched, type: 'reload' }, read], ['view / entry busca.example', 'view / direct']],
  ['back from another site with a new page load', [home, read, { ...home, type: 'back_forward' }, read], ['view / entry direct', 'view / direct']],
  ['back from another site from the back/forward cache', [searched, read, 'hide', 60_000, 'restore', read], ['view / entry busca.example', 'view / busca.example']],
  ['prerendered and shown', [{ ...home, isHidden: true }, 9000, 'show', read], ['view / entry direct']],
  ['from a page of ours in another tab', [{ load: '/sobre', from: `${OWN}/` }, read], ['view /sobre direct']],
  ['a project, with accents and a query', [{ ...searched, load: '/projetos/edi%C3%A7%C3%A3o' }, read], ['view /projetos/edição entry busca.example']],
  ['a message', [searched, read, { go: '/contato' }, read, 'form', 'sent'], ['view / entry busca.example', 'view /contato busca.example', 'form /contato busca.example', 'sent /contato busca.example']],
  ['a booking', [{ load: '/Agendamento' }, read, 'form', read, 'booked'], ['view /Agendamento entry direct', 'form /Agendamento direct', 'booked /Agendamento direct']],
])('%s', async (_, steps, told) => {
  expect(await visit(steps)).toEqual(told);
});

test.each([
  { webdriver: true },
  { doNotTrack: '1' },
  { globalPrivacyControl: true },
  { sendBeacon: undefined },
])('no beacon is sent by a browser with the properties %j', async (visitor) => {
  expect(await visit([home, read, 'form'], visitor)).toEqual([]);
});

test('no beacon is sent for a member, and a phone is distinguished from a wide window', async () => {
  vi.stubGlobal('innerWidth', 390);
  expect(await visit([home, read])).toEqual(['view / entry direct narrow']);
  document.documentElement.dataset.member = '';
  expect(await visit([home, read])).toHaveLength(1);
});

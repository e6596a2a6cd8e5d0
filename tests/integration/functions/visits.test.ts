import { beforeEach, expect, test } from 'vitest';
import { MOST_BEACON_BYTES } from '#src/domain/figures/beacon.ts';
import { addFigures, type Figures, noFigures } from '#src/domain/figures/dayFigures.ts';
import { db } from '#tests/integration/run.ts';
import { scaled } from '#tests/support/scaled.ts';
import { createFiguresStore } from '../../../functions/src/adapters/figuresStore.ts';
import { createFigures } from '../../../functions/src/handlers/figures.ts';
import { OWN_ORIGIN, type Step, simulateVisit, type Visitor } from './simulateVisit.ts';

const DAY = '2031-05-15';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
const PAGES = new Set(['/', '/sobre', '/contato', '/Agendamento', '/projetos', '/projetos/edição', '/busca']);
const BUSCA = { referrer: 'https://busca.example/pesquisa?q=ana' };

type Kind = { steps: Step[]; visitor?: Visitor; counts: { [Name in keyof Figures]?: string[] } };

const home = (more: object = {}): Step => ({ load: '/', ...more });
const wait = (ms = 2050): Step => ({ wait: ms });
const nothing = {};
const homeEntry = { views: ['/'], entries: ['/ direct'] };

/** Each kind of visit, and everything that it adds; windows are added by the views. */
// biome-ignore format: a row is a line
const KINDS: Record<string, Kind> = {
  'one page': { steps: [home(), wait()], counts: homeEntry },
  'left after a second': { steps: [home(), wait(1000)], counts: nothing },
  'from a search': { steps: [home(BUSCA), wait()], counts: { views: ['/'], entries: ['/ busca.example'] } },
  'from a host with a port': { steps: [home({ referrer: 'http://localhost:3000/' }), wait()], counts: { views: ['/'], entries: ['/ other'] } },
  'from a host that begins like ours': {
    steps: [home({ referrer: `${OWN_ORIGIN}.mal.example/` }), wait()],
    counts: { views: ['/'], entries: ['/ www.alinhavo.example.mal.example'] },
  },
  'three pages': {
    steps: [home(BUSCA), wait(), { go: '/sobre' }, wait(), { go: '/contato' }, wait()],
    counts: { views: ['/', '/sobre', '/contato'], entries: ['/ busca.example'] },
  },
  'a quick first page': { steps: [home(BUSCA), wait(500), { go: '/sobre' }, wait()], counts: { views: ['/sobre'] } },
  'through the sign-in': { steps: [{ load: '/login', ...BUSCA }, wait(), { go: '/sobre' }, wait()], counts: { views: ['/sobre'] } },
  reloaded: { steps: [home(BUSCA), wait(), home({ ...BUSCA, type: 'reload' }), wait()], counts: { views: ['/', '/'], entries: ['/ busca.example'] } },
  'back from another site by a new load': { steps: [home(), wait(), home({ type: 'back_forward' }), wait()], counts: { views: ['/', '/'], entries: ['/ direct'] } },
  "back from another site by the browser's memory": {
    steps: [home(BUSCA), wait(), { does: 'hide' }, wait(60_000), { does: 'restore' }, wait()],
    counts: { views: ['/', '/'], entries: ['/ busca.example'] },
  },
  'prerendered and shown': { steps: [home({ hidden: true }), wait(9000), { does: 'show' }, wait()], counts: homeEntry },
  'two tabs': { steps: [home(BUSCA), wait(), { load: '/sobre', referrer: `${OWN_ORIGIN}/`, tab: 'b' }, wait()], counts: { views: ['/', '/sobre'], entries: ['/ busca.example'] } },
  'a project, with accents, a query and a hash': {
    steps: [{ load: '/projetos/edi%C3%A7%C3%A3o', query: '?nome=ana#ana', ...BUSCA }, wait()],
    counts: { views: ['/projetos/edição'], entries: ['/projetos/edição busca.example'] },
  },
  'an address that no page has': {
    steps: [{ load: '/ana@exemplo.com' }, wait()],
    visitor: { unknown: ['/ana@exemplo.com'] },
    counts: { views: ['other'], entries: ['other direct'] },
  },
  'on a phone': { steps: [home(), wait()], visitor: { width: 390 }, counts: homeEntry },
  'a message': {
    steps: [home(BUSCA), wait(), { go: '/contato' }, wait(), { tells: 'form' }, { tells: 'sent' }],
    counts: { views: ['/', '/contato'], entries: ['/ busca.example'], form: ['/contato busca.example'], sent: ['/contato busca.example'] },
  },
  'a booking': {
    steps: [{ load: '/Agendamento' }, wait(), { tells: 'form' }, wait(), { tells: 'booked' }],
    counts: { views: ['/Agendamento'], entries: ['/Agendamento direct'], form: ['/Agendamento direct'], booked: ['/Agendamento direct'] },
  },
  'a message after a reload': {
    steps: [{ load: '/contato', ...BUSCA }, wait(), { load: '/contato', ...BUSCA, type: 'reload' }, wait(), { tells: 'sent' }],
    counts: { views: ['/contato', '/contato'], entries: ['/contato busca.example'], sent: ['/contato direct'] },
  },
  'an extension that takes beacons away': { steps: [home(), wait(), { tells: 'form' }], visitor: { navigator: { sendBeacon: undefined } }, counts: nothing },
};

function expectedOf({ counts, visitor = {} }: Kind): Figures {
  const width = (visitor.width ?? 1280) < 768 ? 'narrow' : 'wide';
  const listed = Object.entries({ ...counts, windows: (counts.views ?? []).map(() => width) });
  return listed.reduce(
    (sum, [name, keys]) => keys.reduce((all, key) => addFigures(all, { [name]: { [key]: 1 } }), sum),
    noFigures(),
  );
}

/** As many as anybody could have sent and booked. */
const MADE = { received: { message: 1000 }, consultations: { outro: 1000 } };

beforeEach(async () => void (await db.doc(`figures/${DAY}`).set({ figures: MADE })));

test('many visits of all kinds end in exactly what they were', async () => {
  const kinds = Object.values(KINDS);
  let moment = Date.parse(`${DAY}T08:00:00-03:00`);
  const { count, flush } = createFigures({
    now: () => new Date(moment),
    addToDay: createFiguresStore(() => db).addToDay,
    pages: PAGES,
  });
  let expected = addFigures(noFigures(), MADE);
  for (let index = 0; index < scaled(1000); index += 1) {
    const kind = kinds[index % kinds.length] as Kind;
    for (const body of await simulateVisit(kind.steps, kind.visitor)) {
      expect(body.length).toBeLessThanOrEqual(MOST_BEACON_BYTES);
      await count(body, BROWSER);
      moment += 4000;
    }
    expected = addFigures(expected, expectedOf(kind));
  }
  await flush();
  expect((await db.doc(`figures/${DAY}`).get()).get('figures')).toEqual(expected);
});

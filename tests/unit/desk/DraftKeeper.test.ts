import { beforeEach, expect, test, vi } from 'vitest';
import type { DeviceDraft, ReplyDraft } from '#src/domain/submissions/replies/replyDraft.ts';
import { DraftKeeper } from '#src/services/desk/DraftKeeper.ts';

beforeEach(() => void vi.useFakeTimers());

function openDatabase() {
  const database = { draft: undefined as ReplyDraft | undefined, writes: 0, isTyping: false, code: '' };
  const store = async (draft: ReplyDraft, seen: ReplyDraft | null, isTyping: boolean) => {
    if (database.code) throw Object.assign(new Error(), { code: database.code });
    const there = database.draft;
    const isKnown = !there || there.writer === draft.writer || there.text === seen?.text;
    if (!isKnown) return there;
    const number = Math.max(draft.number, (there?.number ?? 0) + 1);
    Object.assign(database, { draft: { ...draft, number }, isTyping, writes: database.writes + 1 });
    return undefined;
  };
  return { database, store };
}

/** A fake device. A page opened on it loads the drafts that the device and the database have stored. */
function openDevice({ database, store }: ReturnType<typeof openDatabase>) {
  const device = { kept: null as string | null, isFull: false };
  const open = (writer: string) => {
    const keeper = new DraftKeeper(
      {
        read: () => JSON.parse(device.kept ?? 'null') as DeviceDraft | null,
        save: (draft) => {
          if (device.isFull) return false;
          device.kept = draft && JSON.stringify(draft);
          return true;
        },
        store,
      },
      writer,
    );
    keeper.hear(database.draft);
    return keeper;
  };
  return { device, open };
}

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test.each([
  ['typed offline', 'unreachable', 'online'],
  ['typed when the session ends', 'denied', 'in the next session'],
])(
  'a text %s (%s) is still there when the page is reopened an hour later, and is uploaded %s',
  async (_, code) => {
    const server = openDatabase();
    server.database.code = code;
    const { open } = openDevice(server);
    open('a').type('Boa tarde');
    await later(3_600_000);
    server.database.code = '';
    const again = open('b');
    expect(again.text).toBe('Boa tarde');
    await later(10_000);
    expect(server.database.draft?.text).toBe('Boa tarde');
  },
);

test('two devices that continued the same text both show both versions, until somebody chooses', async () => {
  const server = openDatabase();
  const [desk, phone] = [openDevice(server).open('a'), openDevice(server).open('p')];
  desk.type('Oi');
  await later(10_000);
  phone.hear(server.database.draft);
  desk.type('Oi, Ana');
  phone.type('Oi, Ana Souza');
  await later(30_000);
  const both = [desk, phone].find(({ other }) => other !== undefined);
  expect([both?.text, both?.other].sort()).toEqual(['Oi, Ana', 'Oi, Ana Souza']);
  // Neither text is overwritten before somebody chooses.
  const there = server.database.draft?.text;
  both?.type(`${both.text}!`);
  await later(30_000);
  expect(server.database.draft?.text).toBe(there);
  both?.choose('Oi, Ana e Souza');
  await later(10_000);
  expect(server.database.draft?.text).toBe('Oi, Ana e Souza');
  expect(both?.other).toBeUndefined();
});

test('two pages of one browser synchronise, and keep both texts if both were typed at once', () => {
  const { open } = openDevice(openDatabase());
  const [one, two] = [open('a'), open('b')];
  one.type('Oi');
  two.hearPage();
  expect(two.text).toBe('Oi');
  one.type('Oi, Ana');
  two.type('Oi, Bia');
  expect([two.text, two.other]).toEqual(['Oi, Bia', 'Oi, Ana']);
});

test('ten seconds of typing cause one write, and the last write removes the typing indicator', async () => {
  const server = openDatabase();
  const keeper = openDevice(server).open('a');
  for (let second = 0; second < 60; second += 1) {
    keeper.type('x'.repeat(second + 1));
    await later(1000);
  }
  expect(server.database.writes).toBeLessThanOrEqual(7);
  expect(server.database).toMatchObject({ isTyping: true });
  await later(15_000);
  expect(server.database).toMatchObject({ isTyping: false, draft: { text: 'x'.repeat(60) } });
  const { writes } = server.database;
  await later(3_600_000);
  expect(server.database.writes).toBe(writes);
});

test('the draft of a sent answer is removed from the device, and comes back if the answer is undone', async () => {
  const server = openDatabase();
  const { device, open } = openDevice(server);
  const keeper = open('a');
  keeper.type('Pronto');
  await keeper.settle();
  keeper.forget();
  expect([keeper.text, device.kept]).toEqual(['', null]);
  keeper.hear({ text: '', number: 2, writer: '' });
  keeper.hear({ text: 'Pronto', number: 3, writer: '' });
  expect(keeper.text).toBe('Pronto');
});

test('a device without storage reports this, and the draft is still written to the database', async () => {
  const server = openDatabase();
  const { device, open } = openDevice(server);
  device.isFull = true;
  const keeper = open('a');
  keeper.type('Oi');
  expect(keeper.isFailed).toBe(true);
  await later(10_000);
  expect(server.database.draft?.text).toBe('Oi');
  expect(keeper.isFailed).toBe(false);
});

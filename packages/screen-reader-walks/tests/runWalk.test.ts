import { expect, test, vi } from 'vitest';
import type { Utterance } from '../src/openSpokenLog.ts';
import { parseWalk } from '../src/parseWalk.ts';
import { runWalk } from '../src/runWalk.ts';
import type { Listener } from '../src/startReaderSession.ts';

const said = (...texts: string[]): Utterance[] =>
  texts.map((text) => ({ text, language: 'pt-BR', at: 0, cut: false }));

/** A fake listener: it says a pressed key's name, and is silent after other actions. `given` replaces actions. */
function listener(given: Partial<Listener> = {}): Listener {
  const nothing = async () => [];
  return {
    open: nothing,
    go: nothing,
    press: async (key) => said(key),
    type: nothing,
    wait: nothing,
    photo: nothing,
    ...given,
  };
}

const walk = (text: string, given?: Partial<Listener>, options?: Parameters<typeof runWalk>[3]) =>
  runWalk(parseWalk(text), 'http://localhost:5005', listener(given), options);

test('addresses are relative to the site', async () => {
  const open = vi.fn(async () => []);
  await walk('open /contato?assunto=x', { open });
  expect(open).toHaveBeenCalledWith('http://localhost:5005/contato?assunto=x');
});

test('an expectation is checked against what was said since the last action', async () => {
  const { failures } = await walk('press Tab\npress h 2\nsays h\nnever Tab\nnever h');
  expect(failures).toEqual(['“never h” does not hold; heard: h | h']);
});

test('expected words may be said a while later; words that are never said fail', async () => {
  const answers = [said(), said(), said('Mensagem enviada')];
  const wait = vi.fn(async () => answers.shift() ?? []);
  expect((await walk('press Return\nsays Mensagem enviada', { wait })).failures).toEqual([]);
  expect((await walk('press Return\nsays Mensagem enviada', { wait })).failures).toHaveLength(1);
});

test('a secret is typed, but is not in the transcript', async () => {
  const type = vi.fn(async () => said('bolinha'));
  const { transcript } = await walk('secret alinhavo', { type });
  expect(type).toHaveBeenCalledWith('alinhavo');
  expect(transcript).toContain('bolinha');
  expect(transcript).not.toContain('alinhavo');
});

test('a photo is chosen in the file dialog, and the speech after it is recorded', async () => {
  const { transcript, failures } = await walk('photo\nsays Foto escolhida', {
    photo: async () => said('Foto escolhida'),
  });
  expect(failures).toEqual([]);
  expect(transcript).toContain('[photo]');
});

test('a `happens` step calls the caller’s function and counts as an action: later expectations see only the speech after it', async () => {
  const happen = vi.fn(async () => {});
  const { failures } = await walk(
    'press h\nhappens a message\nnever h\nsays Nova',
    { wait: async () => said('Nova') },
    { happen },
  );
  expect(happen).toHaveBeenCalledWith('a message');
  expect(failures).toEqual([]);
});

test('`silent` fails when something was said', async () => {
  expect((await walk('wait 13\nsilent')).failures).toEqual([]);
  const { failures } = await walk('wait 13\nsilent', { wait: async () => said('aba de página') });
  expect(failures).toEqual(['“silent” does not hold; heard: aba de página']);
});

test('`until` presses a key until the words are said, and ends the walk if they never are', async () => {
  const words = ['Nome', 'Email', 'Mensagem'];
  const press = vi.fn(async () => said(words.shift() ?? 'fim'));
  const first = await walk('until Tab 5 Email\nsays Nome', { press });
  expect(first.failures).toEqual([]);
  expect(press).toHaveBeenCalledTimes(2);
  const second = await walk('until Tab 5 Enviar\npress space', { press });
  expect(second.failures).toHaveLength(1);
  expect(press).toHaveBeenCalledTimes(7);
});

test('`once` fails when the words are never said, and when they are repeated a moment later', async () => {
  const heard = async (...later: Utterance[][]) => {
    const { failures } = await walk('press Return\nonce Enviada', { wait: async () => later.shift() ?? [] });
    return failures.length;
  };
  expect(await heard(said('Enviada.'))).toBe(0);
  expect(await heard()).toBe(1);
  expect(await heard(said('Enviada.'), said('Enviada.'))).toBe(1);
});

test('`keys` counts the keys pressed since the last heading, including those of `until`', async () => {
  const { failures } = await walk('press h 4\n# Next\nuntil Tab 3 Tab\npress k 2\nkeys 3\nkeys 2');
  expect(failures).toEqual([expect.stringContaining('“keys 2 (3 pressed)” does not hold')]);
});

test('a key that is followed by a long silence is reported, whether speech comes late or never', async () => {
  const late = { press: async () => [], wait: async () => [{ ...said('Aberta')[0], at: 3200 } as Utterance] };
  const clock = { now: () => 0 };
  expect((await walk('press Return\nsays Aberta', late, clock)).failures).toEqual([]);
  expect((await walk('quick 4\npress Return\nsays Aberta', late, clock)).failures).toEqual([]);
  expect((await walk('quick 3\npress Return\nsays Aberta', late, clock)).failures).toEqual([
    '“press Return” was followed by 3.2 s of silence.',
  ]);
  expect((await walk('quick 3\npress j', late, clock)).failures).toEqual([
    'Nothing was said after “press j”.',
  ]);
});

test('a transcript marks interruptions and languages other than Portuguese', async () => {
  const open = async () => [
    { text: 'Alinhavo', language: 'pt-br', at: 0, cut: true },
    { text: 'Branding', language: 'en-us', at: 0, cut: false },
  ];
  const { transcript } = await walk('# Home\nopen /\nnever Branding', { open });
  expect(transcript).toBe(`— Home
  [open /]
    “Alinhavo” (cut off)
    “Branding” <en-us>
  ✗ never Branding`);
});

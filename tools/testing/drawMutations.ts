import { readdirSync, readFileSync } from 'node:fs';
import { SUBMISSION_STATES } from '../../src/domain/submissions/states.ts';

/** A change of one place in a file; `line` counts from 1. */
type DrawnMutation = { file: string; line: number; at: number; text: string; replacement: string };

const COMMANDS = 'src/domain/commands';
/** The files with rules for commands and states, except files about wording and about request bodies. */
const files = () => [
  ...readdirSync(COMMANDS)
    .filter(
      (name) => !/^(refusalSentences|studioAnswer|managedBooking|mailboxActions|changeAgenda)/.test(name),
    )
    .map((name) => `${COMMANDS}/${name}`),
  'src/domain/submissions/states.ts',
  'src/domain/submissions/conversation.ts',
];

const COMPARISONS: Record<string, string> = {
  '===': '!==',
  '!==': '===',
  '<=': '<',
  '>=': '>',
  '<': '<=',
  '>': '>=',
  '&&': '||',
  '||': '&&',
};

/** Lines to leave out, because integration tests cover schemas of bodies, and the compiler covers types. */
const NOT_RULES = /\bv\.|<'/;

/**
 * Lines whose mutations have no effect. One checks whether any mail of a booking may go to its visitor. Another sets
 * the state that undoing the studio's first message would restore, but such a message cannot be undone. The third
 * returns the later of two times, which may be equal.
 */
const EQUIVALENT = /bookingMails\(booking, \['place'\]\)\.length|sendAt: now, before:|at > latest/;

const PLACE = / (===|!==|<=|>=|<|>|&&|\|\|) |'(\w+)'|\b(true|false)\b/g;

/** All comparisons, states, events and results in a file, with mutations. Skips types, comments and imports. */
function placesOf(file: string): DrawnMutation[] {
  const events = ['entered', 'moved', 'place', 'visitor', 'studio', 'due', 'done', 'messages', 'bookings'];
  const words: readonly string[] = [...SUBMISSION_STATES, ...events];
  let offset = 0;
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index) => {
      const start = offset;
      offset += text.length + 1;
      if (
        NOT_RULES.test(text) ||
        EQUIVALENT.test(text) ||
        /^\s*(import|export type|type|\*|\/\*|\/\/)|\bas const\b.*satisfies|^ {2}\w+\??: '|what\?:/.test(text)
      )
        return [];
      return [...text.matchAll(PLACE)].flatMap((match): DrawnMutation[] => {
        const [whole, comparison, word, answer] = match;
        const given = comparison ?? word ?? answer ?? '';
        const other = word && words[(words.indexOf(word) + 1) % words.length];
        if (word && !words.includes(word)) return [];
        const replacement = COMPARISONS[given] ?? other ?? (answer === 'true' ? 'false' : 'true');
        const at = start + match.index + whole.indexOf(given);
        return [{ file, line: index + 1, at, text: given, replacement }];
      });
    });
}

/** Draws `count` mutations of commands and states; the same seed draws the same ones. */
export function drawMutations(seed: number, count: number): DrawnMutation[] {
  const places = files().sort().flatMap(placesOf);
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
  return Array.from({ length: count }, () => places.splice(Math.floor(next() * places.length), 1)).flat();
}

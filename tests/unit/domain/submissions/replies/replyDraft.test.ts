import { expect, test } from 'vitest';
import {
  type DeviceDraft,
  isUnsaved,
  mergeDraft,
  NO_DRAFT,
  type ReplyDraft,
  typedDraft,
} from '#src/domain/submissions/replies/replyDraft.ts';

const at = (number: number, text: string, writer = 'here'): ReplyDraft => ({ text, number, writer });
const there = (number: number, text: string) => at(number, text, 'there');
const device = (draft: ReplyDraft, seen: ReplyDraft | null = null): DeviceDraft => ({
  draft,
  seen,
  other: null,
  savedAt: 0,
});

test('the number of a new text is one above all numbers that were seen', () => {
  const before = { ...device(at(2, 'Oi'), there(4, 'Olá')), other: there(7, 'Ei') };
  expect(typedDraft(before, 'Oi!', 'here', 9)).toMatchObject({ draft: at(8, 'Oi!'), savedAt: 9 });
  expect(typedDraft(device(NO_DRAFT), 'O', 'here', 0).draft.number).toBe(1);
});

type Case = [
  what: string,
  mine: DeviceDraft,
  theirs: ReplyDraft,
  draft: ReplyDraft,
  other: ReplyDraft | null,
];

// biome-ignore format: a row is a line
test.each<Case>([
  ['nothing here: theirs', device(NO_DRAFT), there(3, 'Oi'), there(3, 'Oi'), null],
  ['an earlier version’s text: theirs', device(NO_DRAFT), at(1, 'Oi', ''), at(1, 'Oi', ''), null],
  ['saved here, newer there: theirs', device(at(2, 'Oi'), at(2, 'Oi')), there(3, 'Oi!'), there(3, 'Oi!'), null],
  ['saved here, older there: mine', device(at(3, 'Oi!'), at(3, 'Oi!')), there(2, 'Oi'), at(3, 'Oi!'), null],
  ['mine continues theirs: mine', device(at(3, 'Oi!'), there(2, 'Oi')), there(2, 'Oi'), at(3, 'Oi!'), null],
  ['a lost response of the database: mine', device(at(5, 'Oi!!'), at(3, 'Oi')), at(4, 'Oi!'), at(5, 'Oi!!'), null],
  ['an outdated response of the database: mine', device(at(5, 'Oi!!'), at(3, 'Oi')), there(2, 'O'), at(5, 'Oi!!'), null],
  ['both continued the same version: both', device(at(3, 'Oi!'), at(2, 'Oi')), there(3, 'Olá'), at(3, 'Oi!'), there(3, 'Olá')],
  ['both continued with the same text: one', device(at(3, 'Oi!'), at(2, 'Oi')), there(4, 'Oi!'), there(4, 'Oi!'), null],
  ['mine continues theirs, whose page is idle: mine', device(at(3, 'Oi!'), there(2, 'Oi')), there(3, 'Oi'), at(3, 'Oi!'), null],
  ['sent there, saved here: empty', device(at(2, 'Oi'), at(2, 'Oi')), at(3, '', ''), at(3, '', ''), null],
  ['sent there, continued here: mine', device(at(3, 'Oi!'), at(2, 'Oi')), at(3, '', ''), at(3, 'Oi!'), null],
  ['emptied here, continued there: theirs', device(at(3, ''), at(2, 'Oi')), there(3, 'Oi!'), there(3, 'Oi!'), null],
])('%s', (_, mine, theirs, draft, other) => {
  expect(mergeDraft(mine, theirs)).toMatchObject({ draft, other });
});

test('after a conflict the next save is based on the database’s copy; a text is unsaved until the database has it', () => {
  const both = mergeDraft(device(at(3, 'Oi!'), at(2, 'Oi')), there(3, 'Olá'));
  expect(both.seen).toEqual(there(3, 'Olá'));
  expect(isUnsaved(both)).toBe(true);
  expect(isUnsaved(device(at(3, 'Oi!'), at(3, 'Oi!')))).toBe(false);
  expect(isUnsaved(device(NO_DRAFT))).toBe(false);
});

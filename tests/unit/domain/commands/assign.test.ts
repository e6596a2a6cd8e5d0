import { expect, test } from 'vitest';
import { DEFAULT_AVAILABILITY } from '#src/domain/agenda/availability.ts';
import { NO_HOSTING } from '#src/domain/agenda/hosts.ts';
import { assign, setTag } from '#src/domain/commands/assign.ts';
import { bringBack, setState } from '#src/domain/commands/setState.ts';
import { submitMessage } from '#src/domain/commands/submit.ts';
import { putAwayDays } from '#src/domain/submissions/putAwayDays.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { tagsError, tagsIn } from '#src/domain/submissions/tags.ts';
import { messageSubmission } from '#tests/support/submissions.ts';

const by = 'bia@estudio.example';
const contextOf = (sameAddress: Submission[] = []) => ({
  ...{ by, uid: 'b', name: 'Bia', now: new Date('2031-05-14T15:00:00Z'), availability: DEFAULT_AVAILABILITY },
  ...{ takenOn: () => [], sameAddress, withheld: [], hosting: NO_HOSTING, room: '' },
});

test('who is made responsible by somebody else is told, once for each change; who chose it, and nobody, is not', () => {
  const message = messageSubmission();
  const other = 'caio@estudio.example';
  expect(assign(message, { responsible: other }, contextOf())).toMatchObject({ mails: ['assigned'] });
  expect(assign(message, { responsible: by }, contextOf())).toMatchObject({ mails: [] });
  const taken = messageSubmission({ responsible: other });
  expect(assign(taken, { responsible: '' }, contextOf())).toMatchObject({
    mails: [],
    fields: { responsible: '' },
  });
  expect(assign(taken, { responsible: other }, contextOf())).toBeUndefined();
});

test('a tag is given and taken away, twenty at most, and goes along with a new message of the conversation', () => {
  const message = messageSubmission({ tags: ['Urgente'] });
  expect(setTag(message, { tag: 'Site', isOn: true })).toMatchObject({
    fields: { tags: ['Urgente', 'Site'] },
  });
  expect(setTag(message, { tag: 'Urgente', isOn: false })).toMatchObject({ fields: { tags: [] } });
  expect(setTag(message, { tag: 'Urgente', isOn: true })).toBeUndefined();
  const full = messageSubmission({ tags: Array.from({ length: 20 }, (_, index) => `${index}`) });
  expect(setTag(full, { tag: 'Site', isOn: true })).toEqual({ refused: 'closed' });
  const sent = { form: 'message' as const, nome: 'Ana', email: 'ana@b.example', mensagem: 'Oi' };
  const later = submitMessage(
    undefined,
    { id: 'x', message: sent, isSuspicious: false },
    contextOf([message]),
  );
  expect(later).toMatchObject({ fields: { tags: ['Urgente'] } });
});

test('what is put away waits until its day, is new then, or when the person writes again', () => {
  const message = messageSubmission();
  const until = '2031-05-19';
  const away = { what: 'postponed', fields: { state: 'postponed', remindOn: until } };
  expect(setState(message, { state: 'postponed', until }, contextOf())).toMatchObject(away);
  // As tabs of an earlier version say it.
  expect(setState(message, { state: 'archived', until }, contextOf())).toMatchObject(away);
  for (const wrong of [{ until: '2031-05-14' }, {}])
    expect(setState(message, { state: 'postponed', ...wrong }, contextOf())).toEqual({ refused: 'closed' });
  const postponed = messageSubmission({ state: 'postponed', remindOn: '2031-05-14' });
  expect(bringBack(postponed, {}, contextOf())).toMatchObject({ fields: { state: 'new' } });
  expect(bringBack({ ...postponed, state: 'archived' }, {}, contextOf())).toMatchObject({ what: 'new' });
  expect(bringBack({ ...postponed, state: 'answered' }, {}, contextOf())).toEqual({
    fields: { remindOn: undefined },
  });
  const sent = { form: 'message' as const, nome: 'Ana', email: 'ana@b.example', mensagem: 'Oi' };
  const again = submitMessage(
    undefined,
    { id: 'x', message: sent, isSuspicious: false },
    contextOf([postponed]),
  );
  expect(again).toMatchObject({ fields: { state: 'new', conversation: postponed.conversation } });
});

test.each([
  ['2031-05-14', ['2031-05-15', '2031-05-19', '2031-05-21']],
  ['2031-05-19', ['2031-05-20', '2031-05-26', '2031-05-26']],
  ['2031-05-18', ['2031-05-19', '2031-05-19', '2031-05-25']],
])('on %s the usual days are tomorrow, the next Monday and the same weekday', (today, days) => {
  expect(putAwayDays(today).map(({ day }) => day)).toEqual(days);
});

test('tags are the lines of a text, each once, at most twenty of thirty characters', () => {
  expect(tagsIn(' Urgente\n\nSite  novo\nUrgente ')).toEqual(['Urgente', 'Site novo']);
  expect(tagsError(['a'.repeat(30)])).toBeUndefined();
  expect(tagsError(['a'.repeat(31)])).toContain('30');
  expect(tagsError(Array.from({ length: 21 }, (_, index) => `${index}`))).toContain('20');
});

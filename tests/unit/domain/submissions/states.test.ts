import { expect, it } from 'vitest';
import { OTHER_KEYS } from '#src/desk/base/singleKeys.ts';
import { INBOX_FILTERS, isListed, statesOf } from '#src/domain/submissions/lists/inboxFilters.ts';
import {
  GIVEN_STATES,
  STATES,
  SUBMISSION_STATES,
  stateOf,
  TRIAGE_STATES,
} from '#src/domain/submissions/states.ts';
import { messageSubmission } from '#tests/support/submissions.ts';

const views = INBOX_FILTERS.filter((filter) => filter !== 'undelivered');

it.each(SUBMISSION_STATES)('what is %s is in a list, unless another message stands for it', (state) => {
  const record = messageSubmission({ state });
  const shown = views.filter((filter) => isListed(record, { filter, subject: undefined, own: 'bia@b.co' }));
  expect(shown.length > 0).toBe(GIVEN_STATES.some((one) => one === state));
  for (const view of shown) expect(statesOf(view)).toContain(state);
});

it('every chosen state has a key and a button of its own', () => {
  const choices = TRIAGE_STATES.map((state) => STATES[state].choice);
  for (const column of ['key', 'button', 'order'] as const)
    expect(new Set(choices.map((choice) => choice[column])).size).toBe(choices.length);
  for (const { key } of choices) expect(OTHER_KEYS).not.toHaveProperty(key);
});

it('a record without a state is shown and answered, and in no list', () => {
  const record = messageSubmission({ state: '' as never });
  expect(stateOf(record)).toMatchObject({ label: '', isTrusted: true, standing: 'done' });
  expect(views.filter((filter) => isListed(record, { filter, subject: undefined, own: '' }))).toEqual([]);
});

import { expect, it } from 'vitest';
import { OTHER_KEYS } from '#src/desk/base/useSingleKeys.ts';
import { isListed } from '#src/domain/submissions/lists/inboxFilters.ts';
import {
  STATES,
  SUBMISSION_STATES,
  stateOf,
  statesIn,
  TRIAGE_STATES,
} from '#src/domain/submissions/states.ts';
import { STANDINGS, VIEW_NAMES, VIEWS } from '#src/domain/submissions/views.ts';
import { messageSubmission } from '#tests/support/submissions.ts';

it.each(SUBMISSION_STATES)(
  'a submission in the state %s is listed in that state’s view, unless another message represents its conversation',
  (state) => {
    const { standing } = STATES[state];
    const record = messageSubmission({ state });
    const shown = STANDINGS.filter((filter) => isListed(record, { filter, subject: undefined, own: '' }));
    expect(shown).toEqual(standing ? [standing] : []);
  },
);

it.each(STANDINGS)('the view %s shows at least one state', (view) => {
  expect(statesIn(view)).not.toEqual([]);
});

it.each(['label', 'address'] as const)('every view has a unique %s', (column) => {
  expect(new Set(VIEW_NAMES.map((name) => VIEWS[name][column])).size).toBe(VIEW_NAMES.length);
});

it('every state that can be chosen has a unique key and button', () => {
  const choices = TRIAGE_STATES.map((state) => STATES[state].choice);
  for (const column of ['key', 'button', 'order'] as const)
    expect(new Set(choices.map((choice) => choice[column])).size).toBe(choices.length);
  for (const { key } of choices) expect(OTHER_KEYS).not.toHaveProperty(key);
});

it('a record without a state can be opened and answered, but is in no list', () => {
  const record = messageSubmission({ state: '' as never });
  expect(stateOf(record)).toMatchObject({ label: '', isTrusted: true, standing: 'done' });
  expect(VIEW_NAMES.filter((filter) => isListed(record, { filter, subject: undefined, own: '' }))).toEqual(
    [],
  );
});

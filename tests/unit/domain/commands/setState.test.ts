import { expect, test } from 'vitest';
import { DEFAULT_AVAILABILITY } from '#src/domain/agenda/availability.ts';
import { setState } from '#src/domain/commands/setState.ts';
import { messageSubmission } from '#tests/support/submissions.ts';

test('a record that lacks the moment of its end goes neither into spam nor out of it: it would be deleted at once', () => {
  const circumstances = {
    ...{ by: 'a@b.example', uid: 'a', name: '', now: new Date(), availability: DEFAULT_AVAILABILITY },
    ...{ takenOn: () => [], sameAddress: [], withheld: [] },
  };
  const damaged = messageSubmission({ expireAt: new Date(0) });
  expect(setState(damaged, { state: 'spam' }, circumstances)).toEqual({ refused: 'closed' });
  const spam = messageSubmission({ expireAt: new Date(0), state: 'spam' });
  expect(setState(spam, { state: 'new' }, circumstances)).toEqual({ refused: 'closed' });
  const archived = { fields: { state: 'archived' } };
  expect(setState(damaged, { state: 'archived' }, circumstances)).toMatchObject(archived);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeSubmissions, submissionOrder } from '#src/domain/submissions/mergeSubmissions.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { bookingSubmission, messageSubmission } from '#tests/support/submissions.ts';

const items = fc
  .array(fc.record({ id: fc.constantFrom(...'abcdefgh'), at: fc.integer({ min: 0, max: 3 }) }))
  .map((list) => list.map(({ id, at }) => messageSubmission({ id, createdAt: new Date(at) })));
const ids = (list: readonly Submission[]) => list.map(({ id }) => id);

describe('two lists made one', () => {
  it('hold every record once, newest first, as fresh as it is known', () => {
    fc.assert(
      fc.property(items, items, (known, fresh) => {
        const merged = mergeSubmissions(known, fresh);
        expect(new Set(ids(merged))).toEqual(new Set([...ids(known), ...ids(fresh)]));
        expect(merged).toHaveLength(new Set(ids(merged)).size);
        for (const item of merged) {
          const readings = [...known, ...fresh].filter(({ id }) => id === item.id);
          const latest = Math.max(...readings.map(({ updatedAt }) => updatedAt.getTime()));
          expect(item).toBe(readings.findLast(({ updatedAt }) => updatedAt.getTime() === latest));
        }
        merged.slice(1).forEach((item, index) => {
          const before = merged[index] as Submission;
          const distance = before.createdAt.getTime() - item.createdAt.getTime();
          expect(distance > 0 || (distance === 0 && before.id > item.id)).toBe(true);
        });
      }),
    );
  });
});

describe('a list of bookings is ordered', () => {
  const booking = (id: string, data: string, cancelledMinute?: number) =>
    bookingSubmission({ id, data, cancelledAt: cancelledMinute ? new Date(cancelledMinute * 60_000) : null });
  const listed = [booking('a', '2030-05-07'), booking('b', '2030-05-06'), booking('c', '2030-05-07')];
  const ordered = (filter: 'upcoming' | 'past' | 'cancelled', list = listed) =>
    ids(mergeSubmissions(list, [], submissionOrder({ filter })));

  it('by the next consultation, and past ones by the latest', () => {
    expect(ordered('upcoming')).toEqual(['b', 'a', 'c']);
    expect(ordered('past')).toEqual(['c', 'a', 'b']);
  });

  it('by the latest cancellation', () => {
    const cancelled = [
      booking('a', '2030-05-06', 1),
      booking('b', '2030-05-06', 3),
      booking('c', '2030-05-06', 2),
    ];
    expect(ordered('cancelled', cancelled)).toEqual(['b', 'c', 'a']);
  });
});

import { describe, expect, it } from 'vitest';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { submissionOrder } from '#src/domain/submissions/submissionOrder.ts';
import { bookingSubmission } from '#tests/support/submissions.ts';

const ids = (list: readonly Submission[]) => list.map(({ id }) => id);

describe('a list of bookings is ordered', () => {
  const booking = (id: string, data: string, cancelledMinute?: number) =>
    bookingSubmission({ id, data, cancelledAt: cancelledMinute ? new Date(cancelledMinute * 60_000) : null });
  const listed = [booking('a', '2030-05-07'), booking('b', '2030-05-06'), booking('c', '2030-05-07')];
  const ordered = (filter: 'upcoming' | 'past' | 'cancelled', list = listed) =>
    ids(list.toSorted(submissionOrder({ filter })));

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

import { expect, test } from 'vitest';
import { booking } from '#src/copy/forms/booking.ts';
import { services } from '#src/copy/services/services.ts';
import { privacy } from '#src/copy/site/privacy.ts';

test.each(Object.entries({ booking, privacy, services }))(
  'the summary of %s has short sentences',
  (_name, { plainSummary }) => {
    const sentences = plainSummary.flatMap((text) => text.split(/(?<=[.!?])\s/));
    const long = sentences.filter((sentence) => sentence.split(/\s+/).length > 15);
    expect(long).toEqual([]);
  },
);

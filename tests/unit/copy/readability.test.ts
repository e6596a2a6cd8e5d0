import { describe, expect, test } from 'vitest';
import { booking } from '#src/copy/forms/booking.ts';
import { services } from '#src/copy/services/services.ts';
import { privacy } from '#src/copy/site/privacy.ts';
import { readingEase } from '#tests/support/readability.ts';

describe.each(Object.entries({ booking, privacy, services }))('the summary of %s', (_name, content) => {
  const sentences: readonly string[] = content.plainSummary;
  const texts = sentences.flatMap((sentence) => sentence.split(/(?<=[.!?])\s/));

  test('is easy to read', () => {
    expect(readingEase(sentences.join(' '))).toBeGreaterThanOrEqual(60);
  });

  test.each(texts)('%s is a short sentence', (text) => {
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(15);
  });
});

test('the policy itself can be read by adults who read little', () => {
  const blocks = privacy.topics.flatMap((topic) =>
    topic.blocks.flatMap((block) => (typeof block === 'string' ? [block] : [...block.list])),
  );
  expect(readingEase(blocks.join(' '))).toBeGreaterThanOrEqual(35);
});

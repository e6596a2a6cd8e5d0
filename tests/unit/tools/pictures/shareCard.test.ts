import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shareCards } from '#src/copy/site/shareCards.ts';
import { readContent } from '#tools/content/readContent.ts';
import { composeShareCard } from '#tools/pictures/composeShareCard.ts';
import { displayFace } from '#tools/pictures/lettering.ts';

const pictures = new URL('../../../../src/pictures/', import.meta.url);
const template = readFileSync(new URL('brand/share-card.svg', pictures), 'utf8');
const drawing = readFileSync(new URL('site/contact-mobile.svg', pictures), 'utf8');
const items = readContent().screens;
const cards = [...Object.values(shareCards), ...items.map(({ card }) => card)];

describe('the share card of a page', () => {
  test('fits a title of any length into its column, in at most four lines', async () => {
    const titles = cards.map(({ title }) => title);
    const longest = titles.sort((one, other) => other.length - one.length).slice(0, 2);
    const set = await displayFace();
    for (const title of longest) {
      const lines = composeShareCard(template, drawing, title, set).match(/<path transform="translate\(64 /g);
      expect(lines?.length, title).toBeGreaterThan(0);
      expect(lines?.length, title).toBeLessThanOrEqual(4);
    }
  });

  test('shows the drawing in half of the card, cropped and without its fine texture', async () => {
    const set = await displayFace();
    const card = composeShareCard(template, drawing, 'Olá', set);
    expect(drawing).toContain('id="weave"');
    expect(card).not.toContain('id="weave"');
    expect(card).toContain(
      '<svg x="620" y="0" width="580" height="630" preserveAspectRatio="xMidYMid slice" viewBox="0 0 700 420"',
    );
  });
});

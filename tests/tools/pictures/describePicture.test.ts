import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import contact from '#src/pictures/contact-desktop.svg?banner';
import placeAfter from '#src/pictures/place-after.svg?picture';
import placeBefore from '#src/pictures/place-before.svg?picture';
import { describePicture } from '#tools/pictures/describePicture.ts';
import { pictureModule } from '#tools/pictures/pictureModule.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

function draw(name: string, attributes: string): string {
  const file = join(folder, name);
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><rect width="7" height="9"/></svg>`,
  );
  return file;
}

test('an imported drawing comes with its file, its size and its text', () => {
  expect(placeAfter).toEqual({
    src: 'place-after.svg',
    width: 1200,
    height: 800,
    alt: expect.stringMatching(/^Depois: /),
  });
});

test('one drawn for two shapes of screen comes with both and one text', () => {
  expect(contact).toEqual({
    desktop: { src: 'contact-desktop.svg', width: 720, height: 720 },
    mobile: { src: 'contact-mobile.svg', width: 700, height: 420 },
    alt: expect.stringMatching(/^Um envelope /),
  });
});

test('the square can be compared: before and after have the same size', () => {
  expect([placeBefore.width, placeBefore.height]).toEqual([placeAfter.width, placeAfter.height]);
});

test('a drawing without a size or without a text is named', () => {
  expect(() => describePicture(draw('contact.svg', 'viewBox="0 0 7 9"'), '')).toThrow(
    /contact\.svg needs a width and a height/,
  );
  expect(() => pictureModule(`${draw('nobody.svg', 'width="7" height="9"')}?picture`)).toThrow(
    'src/content/pictureTexts.ts has no alternative text for "nobody".',
  );
});

test('other imports of the build are left to it', () => {
  expect(pictureModule('/src/main.tsx')).toBeUndefined();
  expect(pictureModule('/src/pictures/contact-desktop.svg')).toBeUndefined();
});

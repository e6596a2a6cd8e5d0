import { expect, test } from 'vitest';
import { optimizeDrawing } from '#tools/pictures/optimizePicture.ts';

const served = async (inside: string) =>
  (await optimizeDrawing(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`))
    .toString()
    .replace(/^<svg[^>]*>/, '')
    .replace('</svg>\n', '');

test('an id that nothing references is removed, and so is a group that had nothing but the id', async () => {
  const house = '<g id="house"><g id="door"><path d="M0 0h1v2"/></g><path id="roof" d="M0 1h1v2"/></g>';
  expect(await served(house)).toBe('<path d="M0 0h1v2"/><path d="M0 1h1v2"/>');
});

test('a group with a transform, and an id that is referenced, are kept', async () => {
  const kept =
    '<clipPath id="lens"><path d="M0 0h1v1z"/></clipPath><g clip-path="url(#lens)" transform="translate(1 2)"><path d="M0 0h1v1"/></g>';
  expect(await served(kept)).toBe(kept.replaceAll('lens', 'a'));
});

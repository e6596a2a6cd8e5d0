import { optimize } from 'svgo';
import { expect, test } from 'vitest';
import { dropNames } from '#tools/pictures/dropNames.ts';

const without = (inside: string) =>
  optimize(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`, { plugins: [dropNames] })
    .data.replace(/^<svg[^>]*>/, '')
    .replace('</svg>', '');

test('a name goes, and with it a group that was only there for the name', () => {
  expect(without('<g id="house"><g id="door"><path d="M0 0h1"/></g><path id="roof" d="M0 1h1"/></g>')).toBe(
    '<path d="M0 0h1"/><path d="M0 1h1"/>',
  );
});

test('a group that moves its parts, and a name that is referred to, stay', () => {
  const kept =
    '<clipPath id="lens"><path d="M0 0h1v1z"/></clipPath><g clip-path="url(#lens)" transform="translate(1 2)"><path d="M0 0h1"/></g>';
  expect(without(kept)).toBe(kept);
});

import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// jsdom lays nothing out, so it has no media queries: none matches, which is also what most visitors have.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  });

// Nor has it anything to scroll: where the page scrolls to is proved in a browser (tests/e2e/shell.spec.ts).
Element.prototype.scrollIntoView ??= () => {};
window.scrollTo = () => {};

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

// A test that expects a complaint silences it with a spy of its own and clears that spy before it ends.
afterEach(() => {
  cleanup();
  for (const method of ['error', 'warn'] as const)
    expect(vi.mocked(console[method]).mock.calls, `unexpected console.${method}`).toEqual([]);
  vi.restoreAllMocks();
});

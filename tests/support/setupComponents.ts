import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { WAIT_MS } from './waitLimit.ts';

// Queries skip the live region (src/app/shell/Announcer.tsx), because it repeats some texts of the page a moment later.
configure({ asyncUtilTimeout: WAIT_MS, defaultIgnore: 'script, style, .visually-hidden[aria-live]' });

// jsdom has no layout, and therefore no media queries. Here no media query matches, as for most visitors.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  });

// jsdom does not scroll either; tests/browser/public/shell.spec.ts covers where the page scrolls to.
Element.prototype.scrollIntoView ??= () => {};
window.scrollTo = () => {};
// jsdom has no layout, so CSS fallbacks are not needed here: every feature counts as supported.
CSS.supports ??= () => true;

// jsdom has no popovers; a browser test covers that they open.
HTMLElement.prototype.showPopover ??= () => {};

// jsdom has no modal dialogs; here they only open, take the focus and close.
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
  this.focus();
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// jsdom has no animations either; a browser test covers that a page fades in.
Element.prototype.animate ??= () => ({}) as Animation;

// jsdom matches its own stylesheet again for each element that a query by role looks at. No other stylesheet is loaded,
// so elements with the same tag name and the same attributes below share one style.
const computeStyle = window.getComputedStyle.bind(window);
const styles = new Map<string, CSSStyleDeclaration>();
window.getComputedStyle = (element) => {
  const attributes = ['hidden', 'open', 'type', 'style'].map((name) => element.getAttribute(name));
  const kind = JSON.stringify([element.tagName, attributes]);
  const style = styles.get(kind) ?? computeStyle(element.cloneNode() as Element);
  styles.set(kind, style);
  return style;
};

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

// A test that expects console messages must replace `console` with its own spy, and clear the spy before it ends.
afterEach(() => {
  cleanup();
  const complaints = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  expect(complaints, 'unexpected console messages').toEqual([]);
});

import Beasties from 'beasties';
import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';

/** Rules not needed at first: states after user actions, print, forced colours, scrolling, no scripts. */
const LATER_SELECTOR =
  /(?<!:not\():(hover|active|focus|focus-visible|focus-within|disabled|autofill)\b|::(selection|view-transition)|:not\(\[data-script\]\)/;
const LATER_CONDITION = /print|forced-colors|scripting|animation-timeline/;

const isKeyframe = (parent: unknown) => (parent as AtRule).name?.endsWith('keyframes');

/** The class at the start of a selector, or directly after the root. Only elements with this class can match. */
const firstClass = (selector: string) => /^(?:(?::root|html)\S* )?\.([\w-]+)/.exec(selector)?.[1] ?? '';

/** Caches the results of `change`, because all pages of a template have the same styles. */
export function cached<Result>(change: (css: string) => Result): (css: string) => Result {
  const results = new Map<string, Result>();
  return (css) => {
    const result = results.get(css) ?? change(css);
    results.set(css, result);
    return result;
  };
}

/** Keeps only the selectors that meet a condition, except in keyframes. Removes rules without selectors. */
function filterSelectors(root: Root, isKept: (selector: string) => boolean): void {
  root.walkRules((rule) => {
    if (isKeyframe(rule.parent)) return;
    const selectors = rule.selectors.filter(isKept);
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
}

/** Removes rules and properties that have no effect at the first paint. */
const withoutLaterStates = cached((css) => {
  const root = postcss.parse(css);
  root.walkAtRules(/^(media|supports)$/, (rule) => {
    if (LATER_CONDITION.test(rule.params)) rule.remove();
  });
  filterSelectors(root, (selector) => !LATER_SELECTOR.test(selector));
  root.walkDecls(/^(transition|cursor|scroll-(padding|margin))/, (declaration) => {
    declaration.remove();
  });
  return root.toString();
});

/** Removes rules for classes that are not in this HTML. */
function withoutOtherClasses(css: string, html: string): string {
  const root = postcss.parse(css);
  const words = new Set(['', ...html.split(/[^\w-]+/)]);
  filterSelectors(root, (selector) => words.has(firstClass(selector)));
  return root.toString();
}

/** Cuts a body's HTML before the first section, paragraph or item that begins after `limit` characters of main text. */
function openingOf(body: string, limit: number): string {
  const main = Math.max(body.indexOf('<main'), 0);
  for (const { index } of body.matchAll(/<(section|article|footer|fieldset|figure|li|tr|h3|p)[ >]/g)) {
    const text = body.slice(main, index).replaceAll(/<[^>]*>/g, '');
    if (index > main && text.length > limit) return body.slice(0, index);
  }
  return body;
}

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/** Removes rules of pseudo-elements with opacity 0, unless another rule selects their element by an attribute. */
function removeHiddenMarks(root: Root): void {
  root.walkDecls('opacity', ({ value, parent }) => {
    const [, element] = /^(\S+?)::?(before|after)$/.exec((parent as Rule).selector) ?? [];
    if (value === '0' && element && !root.toString().includes(`${element}[`)) parent?.remove();
  });
}

/** Removes custom properties that neither styles nor HTML use, directly or through other properties. */
function withoutUnusedProperties(css: string, html: string): string {
  const root = postcss.parse(css);
  removeHiddenMarks(root);
  let removed: boolean;
  do {
    removed = false;
    const text = html + root.toString();
    root.walkDecls(/^--/, (declaration) => {
      if (text.includes(`var(${declaration.prop}`)) return;
      declaration.remove();
      removed = true;
    });
  } while (removed);
  root.walkAtRules('property', (rule) => {
    if (!root.toString().includes(`var(${rule.params}`)) rule.remove();
  });
  removeEmpty(root);
  return root.toString();
}

/** Replaces properties by their values if they are declared only once, and on the root. Returns the changed styles. */
export const withRootValues = cached((css) => {
  const values = new Map<string, string>();
  postcss.parse(css).walkDecls(/^--/, ({ prop, value, parent }) => {
    const { selector, parent: outer } = parent as Rule;
    const isFixed = selector === ':root' && (outer as AtRule).name === 'layer' && !value.includes('var(');
    // A registered property keeps the root's value even if the element has another colour scheme.
    values.set(prop, isFixed && !values.has(prop) && !css.includes(`@property ${prop}{`) ? value : '');
  });
  return css.replaceAll(/var\((--[\w-]+)\)/g, (name, property) => values.get(property) || name);
});

const beasties = new Beasties({
  external: false,
  logLevel: 'silent',
  // A script sets the root's attributes before the first paint. Rules for them must begin with `:root` to be kept.
  // Beasties drops pseudo-classes before it matches, and misreads negated, standalone and nested ones.
  allowRules: [/^(:root|html)/, /&/, /:not\(:/, />:(first|last|only)-child/],
});

/** The rules that can match a page's opening (header and `limit` characters of text) before any script runs. */
export async function openingStyles(css: string, body: string, limit: number): Promise<string> {
  const opening = openingOf(body, limit);
  const style = `<style>${withoutOtherClasses(withoutLaterStates(css), opening)}</style>`;
  const html = await beasties.process(`<html><head>${style}</head><body>${opening}</body></html>`);
  return withoutUnusedProperties(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '', body);
}

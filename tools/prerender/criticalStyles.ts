import postcss, { type AtRule, type Container, type Rule } from 'postcss';

const classesOf = (text: string) => [...text.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);

/** The parts of a selector list, split at its outermost commas. */
const selectorsOf = (rule: Rule) => postcss.list.comma(rule.selector);

function keepRules(container: Container, isShown: (className: string) => boolean): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'rule') {
      const needed = selectorsOf(node).some((selector) =>
        classesOf(selector.replaceAll(/:not\([^)]*\)/g, '')).every(isShown),
      );
      if (!needed) node.remove();
    } else if (
      node.type === 'atrule' &&
      node.nodes &&
      ['layer', 'media', 'supports', 'container'].includes(node.name)
    ) {
      keepRules(node, isShown);
      if (node.nodes.length === 0) node.remove();
    }
  }
}

/** Removes the animations that no remaining rule names. */
function dropUnusedKeyframes(root: Container): void {
  const keyframes: AtRule[] = [];
  let declarations = '';
  root.walkDecls(/^animation/, ({ value }) => {
    declarations += ` ${value}`;
  });
  root.walkAtRules('keyframes', (rule) => {
    keyframes.push(rule);
  });
  for (const rule of keyframes) if (!declarations.includes(rule.params)) rule.remove();
}

/**
 * The part of a stylesheet that can apply to some HTML: a rule stays unless each of its selectors names a class that the
 * HTML does not have. What has no class stays, too. Both as text.
 */
export function criticalStyles(css: string, html: string): string {
  const shown = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const root = postcss.parse(css);
  keepRules(root, (name) => shown.has(name));
  dropUnusedKeyframes(root);
  return root.toString();
}

/** A stylesheet without its fonts: declared a second time, they would be loaded and swapped in a second time. */
export function withoutFontFaces(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  return root.toString();
}

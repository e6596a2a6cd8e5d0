import postcss, { type AtRule, type Container, type Document, type Rule } from 'postcss';

/** The parts of a stylesheet that make one whole, both as text. */
export interface DividedStyles {
  /** What can apply to some HTML. */
  critical: string;
  /** What cannot, to be loaded later; all of the stylesheet but its fonts where the order of two parts would matter. */
  rest: string;
}

const classesOf = (text: string) => [...text.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);

/** The parts of a selector list, split at its outermost commas. */
const selectorsOf = (rule: Rule) => postcss.list.comma(rule.selector);

/** The lists of class names that elements of the HTML have, each once. */
const classLists = (html: string) =>
  [...new Set([...html.matchAll(/ class="([^"]*)"/g)].map(([, names = '']) => names))].map(
    (names) => new Set(names.split(' ')),
  );

/** A rule can apply unless each of its selectors names a class that is not shown. What has no class can, too. */
const canApply = (rule: Rule, isShown: (className: string) => boolean) =>
  selectorsOf(rule).some((selector) => classesOf(selector.replaceAll(/:not\([^)]*\)/g, '')).every(isShown));

/** Whether a rule is for printing or for the way to another page, which no first view shows. */
function isForLater(rule: Rule): boolean {
  for (let node: Container | Document | undefined = rule.parent; node; node = node.parent)
    if (node.type === 'atrule' && (node as AtRule).params === 'print') return true;
  return rule.selector.startsWith('::view-transition');
}

/** Removes the rules that are not wanted, and what is empty then. Fonts, properties and animations stay. */
function keepRules(container: Container, isWanted: (rule: Rule) => boolean): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'rule') {
      if (!isWanted(node)) node.remove();
    } else if (
      node.type === 'atrule' &&
      node.nodes &&
      ['layer', 'media', 'supports', 'container'].includes(node.name)
    ) {
      keepRules(node, isWanted);
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

/** The cascade layers that a rule stands in. */
function layerOf(rule: Rule): string {
  const names: string[] = [];
  for (let node: Container | Document | undefined = rule.parent; node; node = node.parent)
    if (node.type === 'atrule' && (node as AtRule).name === 'layer') names.unshift((node as AtRule).params);
  return names.join('.');
}

/** What a rule says, as far as it decides with others about an element: its layer, its subjects and its properties. */
function describe(rule: Rule) {
  const subjects = selectorsOf(rule).flatMap((selector) =>
    classesOf(selector.split(/[\s>+~]+/).at(-1) ?? ''),
  );
  const properties = new Set<string>();
  rule.each((node) => {
    // Of a shorthand and its parts, the later one counts.
    if (node.type === 'decl')
      properties.add(node.prop.startsWith('--') ? node.prop : (node.prop.split('-')[0] ?? ''));
  });
  return { layer: layerOf(rule), subjects, properties };
}

/** Whether an element could look otherwise when the rules that wait came after the others, some of which they precede. */
function orderMatters(
  root: Container,
  isCritical: (rule: Rule) => boolean,
  elements: Set<string>[],
): boolean {
  const waiting: ReturnType<typeof describe>[] = [];
  let matters = false;
  root.walkRules((rule) => {
    if (matters || (rule.parent as AtRule).name === 'keyframes') return;
    const here = describe(rule);
    if (!isCritical(rule)) {
      waiting.push(here);
      return;
    }
    matters = waiting.some(
      ({ layer, subjects, properties }) =>
        layer === here.layer &&
        [...properties].some((property) => here.properties.has(property)) &&
        elements.some(
          (names) =>
            subjects.some((name) => names.has(name)) && here.subjects.some((name) => names.has(name)),
        ),
    );
  });
  return matters;
}

/**
 * Divides a stylesheet into what can apply to the beginning of a page and the rest. `html` is the beginning, `page` the
 * whole of it. A rule belongs to the beginning unless each of its selectors names a class that this does not have, or no
 * first view shows what it is for.
 */
export function divideStyles(css: string, html: string, page: string): DividedStyles {
  const shown = new Set(classLists(html).flatMap((names) => [...names]));
  const isCritical = (rule: Rule) => !isForLater(rule) && canApply(rule, (name) => shown.has(name));
  const root = postcss.parse(css);
  const critical = root.clone();
  keepRules(critical, isCritical);
  dropUnusedKeyframes(critical);
  // Declared a second time, fonts would be loaded and swapped in a second time.
  root.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  if (!orderMatters(root, isCritical, classLists(page))) keepRules(root, (rule) => !isCritical(rule));
  dropUnusedKeyframes(root);
  return { critical: critical.toString(), rest: root.toString() };
}

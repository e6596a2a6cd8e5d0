import { selectorSpecificity } from '@csstools/selector-specificity';
import postcss, { type AtRule, type Container, type Document, type Rule } from 'postcss';
import selectorParser, { type Node, type Pseudo, type Selector } from 'postcss-selector-parser';

/** The parts of a stylesheet that make one whole, both as text. */
export interface DividedStyles {
  /** What can apply to some HTML, and what must not come after it. */
  critical: string;
  /** All else but the fonts, to be loaded later. */
  rest: string;
}

/** Attributes that decide about looks and that no script changes. */
const FIXED_ATTRIBUTES = ['data-tone', 'data-variant'];

const isFixed = (name: string) => FIXED_ATTRIBUTES.includes(name);

const parsed = new Map<string, Selector[]>();

/** The selectors of a rule's list. */
function selectorsOf(rule: Rule): Selector[] {
  const known = parsed.get(rule.selector);
  if (known) return known;
  const selectors = selectorParser().astSync(rule.selector).nodes;
  parsed.set(rule.selector, selectors);
  return selectors;
}

/** What selectors can ask for of the elements of some HTML: tag, classes and fixed attributes, a set for each kind of element. */
function elementsOf(html: string): Set<string>[] {
  const tags = new Set([...html.matchAll(/<[a-z][^>]*>/g)].map(([tag]) => tag));
  const descriptions = [...tags].map((tag) => {
    const classes = / class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];
    const attributes = [...tag.matchAll(/ ([a-z-]+)="([^"]*)"/g)]
      .filter(([, name = '']) => isFixed(name))
      .flatMap(([, name, value]) => [`[${name}]`, `[${name}=${value}]`]);
    return [/^<([\w-]+)/.exec(tag)?.[1] ?? '', ...classes.map((name) => `.${name}`), ...attributes].join(' ');
  });
  return [...new Set(descriptions)].map((names) => new Set(names.split(' ')));
}

/** What a part of a selector asks for, in the words of {@link elementsOf}; nothing where those do not hold it. */
function nameOf(node: Node): string | undefined {
  if (node.type === 'class') return `.${node.value}`;
  if (node.type === 'attribute' && isFixed(node.attribute))
    return node.value === undefined ? `[${node.attribute}]` : `[${node.attribute}=${node.value}]`;
  return undefined;
}

/** What shows only once somebody points at it, or on the way to another page. */
const isLaterState = ({ value }: Pseudo) => /^:(hover|active)$|^::view-transition/.test(value);

/** Whether a selector can apply to a beginning that shows these names. What has no class or fixed attribute can. */
function canApply(selector: Selector, shown: Set<string>): boolean {
  return selector.nodes.every((node) => {
    if (node.type !== 'pseudo') {
      const name = nameOf(node);
      return name === undefined || shown.has(name);
    }
    if (isLaterState(node)) return false;
    return node.value === ':not' || node.length === 0 || node.nodes.some((inner) => canApply(inner, shown));
  });
}

/** Whether a rule is for printing or for the colours of the system, which the first paint can do without. */
function isForLater(rule: Rule): boolean {
  for (let node: Container | Document | undefined = rule.parent; node; node = node.parent)
    if (node.type === 'atrule' && /print|forced-colors:\s*active/.test((node as AtRule).params)) return true;
  return false;
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

/** What a selector asks for of the element that it is about, and its specificity. */
function subjectOf(selector: Selector) {
  const afterLastCombinator = selector.nodes.slice(
    selector.nodes.findLastIndex(({ type }) => type === 'combinator') + 1,
  );
  const names = afterLastCombinator.map((node) =>
    // The root is no element of the body, so that nothing there has this name.
    node.type === 'tag' || node.value === ':root' ? node.value : nameOf(node),
  );
  const { a, b, c } = selectorSpecificity(selector);
  return { names: names.filter((name) => name !== undefined), specificity: `${a} ${b} ${c}` };
}

/** Properties of one family can set the same: a shorthand and its parts, a logical direction and a physical one. */
function familiesOf(property: string): string[] {
  if (property.startsWith('--') || property === 'color-scheme') return [property];
  if (property.startsWith('place-')) return ['align', 'justify'];
  if (property === 'grid-area') return ['grid-column', 'grid-row'];
  if (property.endsWith('gap')) return ['gap'];
  const several = /^(text|font|grid)-[a-z]+/.exec(property);
  if (several) return [several[0]];
  return [property.split('-')[0] ?? ''];
}

/** What a rule says, as far as it decides with others about an element: its layer, its subjects and its properties. */
function describe(rule: Rule) {
  const properties = new Set<string>();
  rule.each((node) => {
    if (node.type === 'decl') for (const name of familiesOf(node.prop)) properties.add(name);
  });
  return { layer: layerOf(rule), subjects: selectorsOf(rule).map(subjectOf), properties };
}

type Description = ReturnType<typeof describe>;

/** Whether the order of two rules decides about an element: they say the same with the same weight. */
function isDecidedByOrder(one: Description, other: Description, elements: Set<string>[]): boolean {
  if (one.layer !== other.layer || ![...one.properties].some((name) => other.properties.has(name)))
    return false;
  return one.subjects.some((here) =>
    other.subjects.some(
      (there) =>
        here.specificity === there.specificity &&
        elements.some((names) => [...here.names, ...there.names].every((name) => names.has(name))),
    ),
  );
}

/**
 * The rules that the beginning of a page carries: those that apply to it, and those before them that would win over them if
 * they came later.
 */
function criticalRules(
  root: Container,
  isForBeginning: (rule: Rule) => boolean,
  elements: Set<string>[],
): Set<Rule> {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    if ((rule.parent as AtRule).name !== 'keyframes') rules.push(rule);
  });
  const critical = new Set<Rule>();
  const later: Description[] = [];
  for (const rule of rules.reverse()) {
    const here = describe(rule);
    if (!isForBeginning(rule) && !later.some((other) => isDecidedByOrder(here, other, elements))) continue;
    critical.add(rule);
    later.push(here);
  }
  return critical;
}

/**
 * Divides a stylesheet into what can apply to the beginning of a page and the rest. `html` is the beginning, `page` the
 * whole of it. A rule belongs to the beginning unless each of its selectors names a class or tone that this does not have,
 * or the first paint does not show what it is for: a pointer on something, paper, the colours of the system.
 */
export function divideStyles(css: string, html: string, page: string): DividedStyles {
  const shown = new Set(elementsOf(html).flatMap((names) => [...names]));
  const isForBeginning = (rule: Rule) =>
    !isForLater(rule) && selectorsOf(rule).some((selector) => canApply(selector, shown));
  const critical = postcss.parse(css);
  const rest = critical.clone();
  const carried = criticalRules(critical, isForBeginning, elementsOf(page));
  const isCarried: boolean[] = [];
  keepRules(critical, (rule) => {
    isCarried.push(carried.has(rule));
    return carried.has(rule);
  });
  keepRules(rest, () => !isCarried.shift());
  dropUnusedKeyframes(critical);
  // Declared a second time, fonts would be loaded and swapped in a second time.
  rest.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  dropUnusedKeyframes(rest);
  return { critical: critical.toString(), rest: rest.toString() };
}

import { selectorSpecificity } from '@csstools/selector-specificity';
import postcss, {
  type AtRule,
  type Container,
  type Declaration,
  type Document,
  type Root,
  type Rule,
} from 'postcss';
import selectorParser, { type Node, type Pseudo, type Selector } from 'postcss-selector-parser';
import { once } from './once.ts';

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

/** What selectors can ask for of an element: its tag, classes and fixed attributes, and those of all that it stands in. */
interface ElementKind {
  names: Set<string>;
  around: Set<string>;
}

/** Whether a tag is that of an element without an end. */
export const isVoid = (tag: string): boolean =>
  /^<(area|br|col|hr|img|input|link|meta|source|wbr)\b|\/>$/.test(tag);

function namesOfTag(tag: string): string[] {
  const classes = / class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];
  const attributes = [...tag.matchAll(/ ([a-z-]+)="([^"]*)"/g)]
    .filter(([, name = '']) => isFixed(name))
    .flatMap(([, name, value]) => [`[${name}]`, `[${name}=${value}]`]);
  return [/^<([\w-]+)/.exec(tag)?.[1] ?? '', ...classes.map((name) => `.${name}`), ...attributes];
}

const root: ElementKind = { names: new Set(['html', ':root']), around: new Set() };
const body: ElementKind = { names: new Set(['body']), around: root.names };

/** The kinds of elements of a page, each once, from the HTML in its body. */
function elementsOf(html: string): ElementKind[] {
  const kinds = new Map<string, ElementKind>();
  const open = [root, body];
  for (const [tag] of html.matchAll(/<\/?[a-z][^>]*>/g)) {
    if (tag.startsWith('</')) {
      open.pop();
      continue;
    }
    const parent = open.at(-1);
    const kind = {
      names: new Set(namesOfTag(tag)),
      around: new Set(parent && [...parent.names, ...parent.around]),
    };
    kinds.set([...kind.names, '<', ...kind.around].join(' '), kind);
    if (!isVoid(tag)) open.push(kind);
  }
  return [root, body, ...kinds.values()];
}

const namesIn = (elements: ElementKind[]) => new Set(elements.flatMap(({ names }) => [...names]));

/** What a part of a selector asks for, in the words of {@link ElementKind}; nothing where those do not hold it. */
function nameOf(node: Node): string | undefined {
  if (node.type === 'tag' || node.value === ':root') return node.value;
  if (node.type === 'class') return `.${node.value}`;
  if (node.type === 'attribute' && isFixed(node.attribute))
    return node.value === undefined ? `[${node.attribute}]` : `[${node.attribute}=${node.value}]`;
  return undefined;
}

/** What shows only once somebody points at it, comes to it or marks it, or on the way to another page. */
const isLaterState = ({ value }: Pseudo) =>
  /^:(hover|active|focus|focus-visible|focus-within)$|^::(selection|view-transition)/.test(value);

/** Whether one of the selectors in its brackets must apply. */
const isList = ({ value }: Pseudo) => [':is', ':where', ':has'].includes(value);

/** The attributes of all elements, as selectors ask for them: with a value and without. */
function attributesIn(html: string): string[] {
  const tags = [...html.matchAll(/<[a-z][^>]*>/g)].map(([tag]) => tag);
  return tags.flatMap((tag) =>
    [...tag.matchAll(/ ([a-z-]+)="([^"]*)"/g)].flatMap(([, name, value]) => [
      `[${name}]`,
      `[${name}=${value}]`,
    ]),
  );
}

/** The attribute that a part of a selector asks for in these words; of a state that is one in HTML, that one. */
function attributeOf(node: Node): string | undefined {
  if (node.value === ':disabled' || node.value === ':checked') return `[${node.value.slice(1)}]`;
  if (node.type !== 'attribute') return undefined;
  return node.operator === '=' ? `[${node.attribute}=${node.value}]` : `[${node.attribute}]`;
}

/** Whether the element that a part of a selector is about is the root, whose attributes a script sets before all else. */
function isOfRoot({ parent }: Node, index: number): boolean {
  const nodes = parent?.nodes ?? [];
  const from = nodes.findLastIndex(({ type }, at) => type === 'combinator' && at < index) + 1;
  const after = nodes.findIndex(({ type }, at) => type === 'combinator' && at > index);
  return nodes.slice(from, after === -1 ? undefined : after).some(({ value }) => value === ':root');
}

/**
 * Whether a selector can apply to HTML that shows these names and attributes, in a `later` state too. What asks for none
 * of them can.
 */
function canApply(selector: Selector, shown: Set<string>, later = false): boolean {
  return selector.nodes.every((node, index) => {
    const name = nameOf(node);
    if (name !== undefined) return shown.has(name);
    const attribute = attributeOf(node);
    if (attribute) return later || shown.has(attribute) || isOfRoot(node, index);
    if (node.type !== 'pseudo') return true;
    if (isLaterState(node)) return later;
    return !isList(node) || node.nodes.some((inner) => canApply(inner, shown, later));
  });
}

/** Whether a rule is for printing or for the colours of the system, which the first paint can do without. */
function isForLater(rule: Rule): boolean {
  for (let node: Container | Document | undefined = rule.parent; node; node = node.parent)
    if (node.type === 'atrule' && /print|forced-colors:\s*active/.test((node as AtRule).params)) return true;
  return false;
}

/** Whether it is for those who have no scripts: they get both parts at once. */
const isWithoutScripts = (node: AtRule | AtRule['parent']) =>
  node?.type === 'atrule' && /scripting:\s*none/.test((node as AtRule).params);

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

const namesUsed = (text: string) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

/** The custom properties that styles and some HTML use, and those that these need. */
function propertiesUsed(styles: Container, html: string): Set<string> {
  const values = new Map<string, string[]>();
  const used = new Set(namesUsed(html));
  styles.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) values.set(prop, [...(values.get(prop) ?? []), ...namesUsed(value)]);
    else for (const name of namesUsed(value)) used.add(name);
  });
  // A set grows while it is walked through: what the used ones need is used.
  for (const name of used) for (const needed of values.get(name) ?? []) used.add(needed);
  return used;
}

/** Takes the custom properties that neither the remaining rules nor some HTML use out of `:root`, and returns them as CSS. */
function takeUnusedProperties(root: Root, html: string): string {
  const used = propertiesUsed(root, html);
  const isUnused = ({ prop, parent }: Declaration) =>
    prop.startsWith('--') && !used.has(prop) && (parent as Rule).selector?.startsWith(':root');
  const taken = root.clone();
  taken.walkAtRules(/^(font-face|keyframes)$/, (rule) => {
    rule.remove();
  });
  root.walkAtRules('property', (rule) => {
    if (!used.has(rule.params)) rule.remove();
  });
  taken.walkAtRules('property', (rule) => {
    if (used.has(rule.params)) rule.remove();
  });
  root.walkDecls((declaration) => {
    if (isUnused(declaration)) declaration.remove();
  });
  taken.walkDecls((declaration) => {
    if (declaration.parent?.type === 'rule' && !isUnused(declaration)) declaration.remove();
  });
  for (const styles of [root, taken]) keepRules(styles, ({ nodes }) => nodes.length > 0);
  return taken.toString();
}

/** What a selector asks for of the element that it is about and of those around that, and its specificity. */
function subjectOf(selector: Selector) {
  const around: string[] = [];
  // What has been read since the last combinator; after the last one, it is asked of the element itself.
  let names: string[] = [];
  for (const node of selector.nodes) {
    if (node.type === 'combinator') {
      if (!/[+~]/.test(node.value)) around.push(...names);
      names = [];
      continue;
    }
    const name = nameOf(node);
    if (name !== undefined) names.push(name);
  }
  const { a, b, c } = selectorSpecificity(selector);
  return { names, around, specificity: `${a} ${b} ${c}` };
}

type Subject = ReturnType<typeof subjectOf>;

const parse = once((list = '') =>
  selectorParser()
    .astSync(list)
    .nodes.map((selector) => ({ selector, subject: subjectOf(selector) })),
);

type Alternative = ReturnType<typeof parse>[number];

/** The selectors of a rule's list. */
const alternativesOf = (rule: Rule): Alternative[] => parse(rule.selector);

/** Whether one of some elements is what all these subjects ask for. */
const isSubject = (subjects: Subject[], elements: ElementKind[]) =>
  elements.some((element) =>
    subjects.every(
      ({ names, around }) =>
        names.every((name) => element.names.has(name)) && around.every((name) => element.around.has(name)),
    ),
  );

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

/** What a rule says of elements with these names, as far as it decides with others: its layer, subjects and properties. */
function describe(rule: Rule, shown: Set<string>) {
  const properties = new Set<string>();
  rule.each((node) => {
    if (node.type === 'decl') for (const name of familiesOf(node.prop)) properties.add(name);
  });
  const subjects = alternativesOf(rule)
    .filter(({ selector }) => canApply(selector, shown, true))
    .map(({ subject }) => subject);
  return { layer: layerOf(rule), subjects, properties };
}

type Description = ReturnType<typeof describe>;

/** Whether the order of two rules decides about an element: they say the same with the same weight. */
function isDecidedByOrder(one: Description, other: Description, elements: ElementKind[]): boolean {
  if (one.layer !== other.layer || ![...one.properties].some((name) => other.properties.has(name)))
    return false;
  return one.subjects.some((here) =>
    other.subjects.some(
      (there) => here.specificity === there.specificity && isSubject([here, there], elements),
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
  elements: ElementKind[],
): Set<Rule> {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    if ((rule.parent as AtRule).name !== 'keyframes') rules.push(rule);
  });
  const critical = new Set<Rule>();
  const later: Description[] = [];
  const shown = namesIn(elements);
  for (const rule of rules.reverse()) {
    const here = describe(rule, shown);
    if (!isForBeginning(rule) && !later.some((other) => isDecidedByOrder(here, other, elements))) continue;
    critical.add(rule);
    later.push(here);
  }
  return critical;
}

const listOf = (alternatives: Alternative[]) =>
  alternatives.map(({ selector }) => selector.toString()).join(',');

/** Makes two rules of one that names alternatives of both kinds, so that each can go its way. */
function splitLists(root: Container, isWanted: (alternative: Alternative) => boolean): void {
  root.walkRules((rule) => {
    const [wanted, others] = [true, false].map((kind) =>
      alternativesOf(rule).filter((alternative) => isWanted(alternative) === kind),
    );
    if (!wanted?.length || !others?.length || isForLater(rule)) return;
    rule.cloneBefore({ selector: listOf(wanted) });
    rule.selector = listOf(others);
  });
}

/**
 * Divides the styles of a page, given the HTML of its body, into what can apply to a beginning of it and the rest; the
 * function that it returns takes the beginning's HTML. A rule belongs to the beginning unless this has no element that it
 * asks for, or the first paint does not show what it is for: a pointer or the focus on something, a state that scripts set,
 * paper, the colours of the system. With `least`, custom properties that the beginning does not use belong to the rest;
 * when they come, every element is styled again.
 */
export function styleDivider(css: string, page: string): (html: string, least?: boolean) => DividedStyles {
  const whole = postcss.parse(css);
  const elements = elementsOf(page);
  return (html, least = false) => {
    const beginning = elementsOf(html);
    const shown = new Set([...namesIn(beginning), ...attributesIn(html)]);
    const isShown = ({ selector, subject }: Alternative) =>
      canApply(selector, shown) && isSubject([subject], beginning);
    const isForBeginning = (rule: Rule) => !isForLater(rule) && alternativesOf(rule).some(isShown);
    const critical = whole.clone();
    splitLists(critical, isShown);
    const rest = critical.clone();
    const carried = criticalRules(critical, isForBeginning, elements);
    const isCarried: boolean[] = [];
    keepRules(critical, (rule) => {
      isCarried.push(carried.has(rule));
      return carried.has(rule);
    });
    keepRules(rest, () => !isCarried.shift());
    dropUnusedKeyframes(critical);
    critical.walkAtRules('media', (rule) => {
      if (isWithoutScripts(rule)) rule.remove();
    });
    // Declared a second time, a font would be loaded and swapped in again, a property would style every element again.
    rest.walkAtRules(/^(font-face|property)$/, (rule) => {
      if (!isWithoutScripts(rule.parent)) rule.remove();
    });
    dropUnusedKeyframes(rest);
    const unused = least ? takeUnusedProperties(critical, html) : '';
    return { critical: critical.toString(), rest: unused + rest.toString() };
  };
}

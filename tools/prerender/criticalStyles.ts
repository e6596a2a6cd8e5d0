import postcss, { type AtRule, type Container, type Declaration, type Root, type Rule } from 'postcss';
import { type Alternative, alternativesOf, canApply, isSubject } from './alternatives.ts';
import { attributesIn, type ElementKind, elementsOf } from './elementKinds.ts';
import { propertiesNamed } from './layerPart.ts';

const namesIn = (elements: ElementKind[]) => new Set(elements.flatMap(({ names }) => [...names]));

/** The at-rules that a rule stands in, the innermost first. */
function atRulesAround(rule: Rule): AtRule[] {
  const around: AtRule[] = [];
  for (let node = rule.parent; node; node = node.parent as Rule['parent'])
    if (node.type === 'atrule') around.push(node as AtRule);
  return around;
}

/** Whether a rule is for printing or for the colours of the system, which the first paint can do without. */
const isForLater = (rule: Rule) =>
  atRulesAround(rule).some(({ params }) => /print|forced-colors:\s*active/.test(params));

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
  let declarations = '';
  root.walkDecls(/^animation/, ({ value }) => {
    declarations += ` ${value}`;
  });
  root.walkAtRules('keyframes', (rule) => {
    if (!declarations.includes(rule.params)) rule.remove();
  });
}

/** The custom properties that styles and some HTML use, and those that these need. */
function propertiesUsed(styles: Container, html: string): Set<string> {
  const values = new Map<string, string[]>();
  const used = propertiesNamed(html);
  styles.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) values.set(prop, [...(values.get(prop) ?? []), ...propertiesNamed(value)]);
    else for (const name of propertiesNamed(value)) used.add(name);
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
  for (const styles of [root, taken]) {
    const areUnused = styles === taken;
    styles.walkAtRules('property', (rule) => {
      if (used.has(rule.params) === areUnused) rule.remove();
    });
    styles.walkDecls((declaration) => {
      if (declaration.parent?.type === 'rule' && isUnused(declaration) !== areUnused) declaration.remove();
    });
    keepRules(styles, ({ nodes }) => nodes.length > 0);
  }
  return taken.toString();
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

/** A rule's layer, subjects and properties, for elements with these names. */
function describe(rule: Rule, shown: Set<string>) {
  const properties = new Set(
    rule.nodes.flatMap((node) => (node.type === 'decl' ? familiesOf(node.prop) : [])),
  );
  const subjects = alternativesOf(rule)
    .filter(({ selector }) => canApply(selector, shown, true))
    .map(({ subject }) => subject);
  const layers = atRulesAround(rule).filter(({ name }) => name === 'layer');
  return { layer: layers.map(({ params }) => params).join(' '), subjects, properties };
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

const listOf = (alternatives: Alternative[]) => alternatives.map(({ selector }) => selector).join(',');

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
 * Divides the styles of a page, given the HTML of its body, into what can apply to a beginning of it (`critical`) and the
 * `rest`, both as text; the function that it returns takes the beginning's HTML. A rule belongs to the beginning unless this has no element that it
 * asks for, or the first paint does not show what it is for: a pointer or the focus on something, a state that scripts set,
 * paper, the colours of the system. With `least`, custom properties that the beginning does not use belong to the rest;
 * when they come, every element is styled again.
 */
export function styleDivider(css: string, page: string) {
  const whole = postcss.parse(css);
  const elements = elementsOf(page);
  return (html: string, least = false) => {
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

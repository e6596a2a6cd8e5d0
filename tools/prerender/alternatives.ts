import { selectorSpecificity } from '@csstools/selector-specificity';
import type { Rule } from 'postcss';
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';
import { type ElementKind, isFixed } from './elementKinds.ts';
import { once } from './once.ts';

/** The name in {@link ElementKind} that a part of a selector asks for; undefined where it has none. */
function nameOf(node: Node): string | undefined {
  if (node.type === 'tag' || node.value === ':root') return node.value;
  if (node.type === 'class') return `.${node.value}`;
  if (node.type === 'attribute' && isFixed(node.attribute))
    return node.value === undefined ? `[${node.attribute}]` : `[${node.attribute}=${node.value}]`;
  return undefined;
}

/** The attribute that a part of a selector asks for in these words; of a state that is one in HTML, that one. */
function attributeOf(node: Node): string | undefined {
  if (node.value === ':disabled' || node.value === ':checked') return `[${node.value.slice(1)}]`;
  if (node.type !== 'attribute') return undefined;
  return node.operator === '=' ? `[${node.attribute}=${node.value}]` : `[${node.attribute}]`;
}

/** The parts of a selector by the element that they are about, each group with the combinator behind it. */
const compoundsOf = (selector: Selector) => selector.split(({ type }) => type === 'combinator');

/** Whether the element that a part of a selector is about is the root, whose attributes a script sets before all else. */
const isOfRoot = (node: Node) =>
  compoundsOf(node.parent as Selector).some(
    (compound) => compound.includes(node) && compound.some(({ value }) => value === ':root'),
  );

/** States that begin only when somebody points, focuses or selects, or goes to another page. */
const LATER_STATE = /^:(hover|active|focus|focus-visible|focus-within)$|^::(selection|view-transition)/;

/**
 * Whether a selector can apply to HTML that shows these names and attributes, in a `later` state too. What asks for none
 * of them can.
 */
export function canApply(selector: Selector, shown: Set<string>, later = false): boolean {
  return selector.nodes.every((node) => {
    const name = nameOf(node);
    if (name !== undefined) return shown.has(name);
    const attribute = attributeOf(node);
    if (attribute) return later || shown.has(attribute) || isOfRoot(node);
    if (node.type !== 'pseudo') return true;
    if (LATER_STATE.test(node.value)) return later;
    // In :is, :where and :has one of the selectors must apply.
    const isList = [':is', ':where', ':has'].includes(node.value);
    return !isList || node.nodes.some((inner) => canApply(inner, shown, later));
  });
}

/** The names that a selector needs on its element and on the elements around it, and its specificity. */
function subjectOf(selector: Selector) {
  const compounds = compoundsOf(selector);
  const namesOf = (nodes: Node[] = []) => nodes.flatMap((node) => nameOf(node) ?? []);
  const isSibling = (nodes: Node[]) => /[+~]/.test(nodes.at(-1)?.value ?? '');
  const around = compounds.slice(0, -1).flatMap((nodes) => (isSibling(nodes) ? [] : namesOf(nodes)));
  const { a, b, c } = selectorSpecificity(selector);
  return { names: namesOf(compounds.at(-1)), around, specificity: `${a} ${b} ${c}` };
}

const parse = once((list = '') =>
  selectorParser()
    .astSync(list)
    .nodes.map((selector) => ({ selector, subject: subjectOf(selector) })),
);

/** One selector of a rule's list. */
export type Alternative = ReturnType<typeof parse>[number];

/** The selectors of a rule's list. */
export const alternativesOf = (rule: Rule): Alternative[] => parse(rule.selector);

/** Whether one of some elements is what all these subjects ask for. */
export const isSubject = (subjects: Alternative['subject'][], elements: ElementKind[]) =>
  elements.some((element) =>
    subjects.every(
      ({ names, around }) =>
        names.every((name) => element.names.has(name)) && around.every((name) => element.around.has(name)),
    ),
  );

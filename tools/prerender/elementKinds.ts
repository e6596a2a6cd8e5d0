/** Names that selectors can ask for: an element's tag, classes and fixed attributes, and those of its ancestors. */
export interface ElementKind {
  names: Set<string>;
  around: Set<string>;
}

/** Whether an attribute decides about looks and no script changes it. */
export const isFixed = (attribute: string) => ['data-tone', 'data-variant'].includes(attribute);

/** Visits the elements of some HTML in their order, each with what the visit of the one around it returned. */
export function visitElements<Visited>(
  html: string,
  outermost: Visited,
  visit: (tag: string, around: Visited, index: number) => Visited,
): void {
  const open = [outermost];
  for (const { 0: tag, index } of html.matchAll(/<\/?[a-z][^>]*>/g)) {
    if (tag.startsWith('</')) {
      open.pop();
      continue;
    }
    const visited = visit(tag, open.at(-1) ?? outermost, index);
    if (!/^<(area|br|col|hr|img|input|link|meta|source|wbr)\b|\/>$/.test(tag)) open.push(visited);
  }
}

/** The attributes of a tag as selectors ask for them, with a value and without. */
const attributesOf = (tag: string, isWanted: (name: string) => boolean) =>
  [...tag.matchAll(/ ([a-z-]+)="([^"]*)"/g)].flatMap(([, name = '', value]) =>
    isWanted(name) ? [`[${name}]`, `[${name}=${value}]`] : [],
  );

/** The attributes of all elements of some HTML, as selectors ask for them. */
export const attributesIn = (html: string): string[] =>
  [...html.matchAll(/<[a-z][^>]*>/g)].flatMap(([tag]) => attributesOf(tag, () => true));

function namesOfTag(tag: string): string[] {
  const classes = / class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];
  const name = /^<([\w-]+)/.exec(tag)?.[1] ?? '';
  return [name, ...classes.map((one) => `.${one}`), ...attributesOf(tag, isFixed)];
}

const root: ElementKind = { names: new Set(['html', ':root']), around: new Set() };
const body: ElementKind = { names: new Set(['body']), around: root.names };

/** The kinds of elements of a page, each once, from the HTML in its body. */
export function elementsOf(html: string): ElementKind[] {
  const kinds = new Map<string, ElementKind>();
  visitElements(html, body, (tag, parent) => {
    const kind = { names: new Set(namesOfTag(tag)), around: new Set([...parent.names, ...parent.around]) };
    kinds.set([...kind.names, '<', ...kind.around].join(' '), kind);
    return kind;
  });
  return [root, body, ...kinds.values()];
}

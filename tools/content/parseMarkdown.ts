import { type MarkedToken, marked, type Tokens } from 'marked';
import type { Block, Inline } from '#src/copy/schemas/publication.ts';
import { foldText } from '#src/domain/text/foldText.ts';
import { slugOf } from '#src/domain/text/slug.ts';

type Node = MarkedToken;

/** The blocks of a body, and its problems; each problem begins with its line number. */
interface Body {
  root: Node[];
  problems: string[];
}

const refused: Partial<Record<Node['type'], string>> = {
  html: 'HTML is not allowed, write Markdown',
  image: 'a picture is named by its file above the text, not in it',
  code: 'code is not shown',
  codespan: 'code is not shown',
  hr: 'a line across the text is not shown',
  def: 'a link names its address in the text',
};

function childrenOf(node: Node): Node[] {
  if (node.type === 'list') return node.items as Node[];
  return ('tokens' in node ? (node.tokens ?? []) : []) as Node[];
}

/** Links such as `[The tacit dimension](lang:en)` mark text in another language. */
const languageOf = (to: string) => /^lang:([a-z]{2})$/.exec(to)?.[1];

function linkProblem(to: string): string | undefined {
  if (languageOf(to)) return undefined;
  if (/^https:\/\/[^\s]+$/.test(to) || /^[/#](?!\/)[^\s]*$/.test(to)) return undefined;
  return `the link to "${to}" must begin with https:// or with / for a page of this site; a language is named as in lang:en`;
}

function problemOf(node: Node): string | undefined {
  if (node.type === 'link') return linkProblem(node.href);
  if (node.type === 'heading' && ![2, 3].includes(node.depth))
    return 'headings begin with ## or ###, the title is a field';
  return refused[node.type];
}

/** Parses the Markdown below an item's fields; `firstLine` is its first line in the file. */
export function parseMarkdown(markdown: string, firstLine: number): Body {
  const all = marked.lexer(markdown, { gfm: false }) as Node[];
  const problems: string[] = [];
  /** Collects the problems of consecutive nodes. The first node is on `line`. */
  const visit = (nodes: Node[], line: number) => {
    for (const node of nodes) {
      const problem = problemOf(node);
      if (problem) problems.push(`line ${line}: ${problem}`);
      visit(childrenOf(node), line);
      line += node.raw.split('\n').length - 1;
    }
  };
  visit(all, firstLine);
  return { root: all.filter(({ type }) => type !== 'space'), problems };
}

function plain(node: Node): string {
  if (node.type === 'br') return ' ';
  const children = childrenOf(node);
  if (node.type === 'list') return children.map(plain).join(' ');
  if (children.length > 0) return children.map(plain).join('');
  return 'text' in node ? node.text.replaceAll('\n', ' ') : '';
}

function inline(node: Node): Inline {
  if (node.type === 'strong') return { strong: plain(node) };
  if (node.type === 'em') return { emphasis: plain(node) };
  if (node.type === 'link') {
    const lang = languageOf(node.href);
    return lang ? { foreign: plain(node), lang } : { link: plain(node), to: node.href };
  }
  return plain(node);
}

const itemWords = (item: Node): Inline[] =>
  childrenOf(item).flatMap((node) =>
    childrenOf(node).length > 0 ? childrenOf(node).map(inline) : plain(node),
  );

const paragraph = (node: Tokens.Paragraph): Block =>
  childrenOf(node).every(({ type }) => ['text', 'escape', 'br'].includes(type))
    ? plain(node)
    : { words: childrenOf(node).map(inline) };

function block(node: Node): Block {
  if (node.type === 'paragraph') return paragraph(node);
  if (node.type === 'heading') return { subtitle: plain(node) };
  if (node.type === 'blockquote') return { highlight: childrenOf(node).map(plain).join(' ') };
  if (node.type === 'list') {
    const items = childrenOf(node).map(plain);
    return node.ordered ? { steps: items } : { list: items };
  }
  return plain(node);
}

const isTable = (node: Node) => node.raw.startsWith('|');

/** Reads a table as a chart. The first row has the chart's kind and title, the second row the column heads. */
function toChart({ raw }: Node) {
  const [[kind, title] = [], columns, ...rows] = raw
    .trim()
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .slice(1, 3)
        .map((cell) => cell.trim()),
    );
  return { kind, title, columns, rows: rows.map(([name, value]) => ({ name, value: Number(value) })) };
}

/** Separates the nodes before the first second-level heading from the nodes under each such heading. */
function split(root: Node[]): { before: Node[]; parts: { title: string; nodes: Node[] }[] } {
  const before: Node[] = [];
  const parts: { title: string; nodes: Node[] }[] = [];
  for (const node of root)
    if (node.type === 'heading' && node.depth === 2) parts.push({ title: plain(node), nodes: [] });
    else (parts.at(-1)?.nodes ?? before).push(node);
  return { before, parts };
}

/** Reads a body in parts, with a field for each heading: the text under `## Solução` is the field `solucao`. */
export function toParts(root: Node[]): Record<string, string> {
  const { before, parts } = split(root);
  return {
    ...(before.length > 0 && { 'text before the first ##': before.map(plain).join(' ') }),
    ...Object.fromEntries(parts.map(({ title, nodes }) => [foldText(title), nodes.map(plain).join(' ')])),
  };
}

/**
 * Reads a body as an article: an introduction, sections, and the list under `## Referências`. A section's anchor is its
 * title in lower case, or the `{#anchor}` after the title. A table in a section becomes its chart.
 */
export function toArticle(root: Node[]) {
  const { before, parts } = split(root);
  const isReferences = ({ title }: { title: string }) => foldText(title) === 'referencias';
  return {
    lead: before.map(plain).join(' '),
    sections: parts
      .filter((part) => !isReferences(part))
      .map(({ title, nodes }) => {
        const [, words = title, anchor] = title.match(/^(.*?)\s*\{#([\w-]+)\}$/) ?? [];
        const table = nodes.find(isTable);
        return {
          id: anchor ?? foldText(slugOf(words)).replace(/[^\w-]/g, ''),
          title: words,
          blocks: nodes.filter((node) => !isTable(node)).map(block),
          ...(table && { chart: toChart(table) }),
        };
      }),
    references: parts
      .filter(isReferences)
      .flatMap(({ nodes }) =>
        nodes.flatMap((node) => (node.type === 'list' ? childrenOf(node).map(itemWords) : [[plain(node)]])),
      ),
  };
}

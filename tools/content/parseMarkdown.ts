import type { ListItem, Nodes, Paragraph, PhrasingContent, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Block, Inline } from '#src/copy/schemas/publication.ts';
import { foldText } from '#src/domain/site/searchText.ts';
import { slugOf } from '#src/domain/site/slug.ts';

/** The blocks of a body, and its problems, each of which begins with the line in the file. */
interface Body {
  root: Root;
  problems: string[];
}

const refused: Partial<Record<Nodes['type'], string>> = {
  html: 'HTML is not allowed, write Markdown',
  image: 'a picture is named by its file above the text, not in it',
  imageReference: 'a picture is named by its file above the text, not in it',
  code: 'code is not shown',
  inlineCode: 'code is not shown',
  thematicBreak: 'a line across the text is not shown',
  linkReference: 'a link names its address in the text',
  definition: 'a link names its address in the text',
};

/** A text in another language is written as a link to it: `[The tacit dimension](lang:en)`. */
const languageOf = (to: string) => /^lang:([a-z]{2})$/.exec(to)?.[1];

function linkProblem(to: string): string | undefined {
  if (languageOf(to)) return undefined;
  if (/^https:\/\/[^\s]+$/.test(to) || /^[/#](?!\/)[^\s]*$/.test(to)) return undefined;
  return `the link to "${to}" must begin with https:// or with / for a page of this site; a language is named as in lang:en`;
}

/** Reads the Markdown below the fields of an item; `firstLine` is the line of the file that it begins with. */
export function parseMarkdown(markdown: string, firstLine: number): Body {
  const root = fromMarkdown(markdown);
  const problems: string[] = [];
  const visit = (node: Nodes) => {
    const line = `line ${(node.position?.start.line ?? 1) + firstLine - 1}`;
    const problem =
      refused[node.type] ??
      (node.type === 'link' ? linkProblem(node.url) : undefined) ??
      (node.type === 'heading' && ![2, 3].includes(node.depth)
        ? 'headings begin with ## or ###, the title is a field'
        : undefined);
    if (problem) problems.push(`${line}: ${problem}`);
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(root);
  return { root, problems };
}

/** The words of a node without their markup. */
function plain(node: Nodes): string {
  if (node.type === 'break') return ' ';
  if ('value' in node) return node.value.replaceAll('\n', ' ');
  if (node.type === 'list') return node.children.map(plain).join(' ');
  return 'children' in node ? node.children.map(plain).join('') : '';
}

function inline(node: PhrasingContent): Inline {
  if (node.type === 'strong') return { strong: plain(node) };
  if (node.type === 'emphasis') return { emphasis: plain(node) };
  if (node.type === 'link') {
    const lang = languageOf(node.url);
    return lang ? { foreign: plain(node), lang } : { link: plain(node), to: node.url };
  }
  return plain(node);
}

/** The words of an item of a list, which is one paragraph. */
const itemWords = ({ children }: ListItem): Inline[] =>
  children.flatMap((node) => (node.type === 'paragraph' ? node.children.map(inline) : plain(node)));

const paragraph = (node: Paragraph): Block =>
  node.children.every(({ type }) => type === 'text' || type === 'break')
    ? plain(node)
    : { words: node.children.map(inline) };

function block(node: Nodes): Block {
  if (node.type === 'paragraph') return paragraph(node);
  if (node.type === 'heading') return { subtitle: plain(node) };
  if (node.type === 'blockquote') return { highlight: node.children.map(plain).join(' ') };
  if (node.type === 'list') {
    const items = node.children.map(plain);
    return node.ordered ? { steps: items } : { list: items };
  }
  return plain(node);
}

/** The nodes before the first heading of the second level, and those under each of them. */
function split({ children }: Root): { before: Nodes[]; parts: { title: string; nodes: Nodes[] }[] } {
  const before: Nodes[] = [];
  const parts: { title: string; nodes: Nodes[] }[] = [];
  for (const node of children)
    if (node.type === 'heading' && node.depth === 2) parts.push({ title: plain(node), nodes: [] });
    else (parts.at(-1)?.nodes ?? before).push(node);
  return { before, parts };
}

/** A body in parts, one text under each heading: `## Solução` is the field `solucao`. */
export function toParts(root: Root): Record<string, string> {
  const { before, parts } = split(root);
  return {
    ...(before.length > 0 && { 'text before the first ##': before.map(plain).join(' ') }),
    ...Object.fromEntries(parts.map(({ title, nodes }) => [foldText(title), nodes.map(plain).join(' ')])),
  };
}

/**
 * A body as an article: the paragraph before the first heading, the sections, and the list under `## Referências`. A
 * section's anchor is its title in lower case, or what stands behind it as `{#anchor}`.
 */
export function toArticle(root: Root) {
  const { before, parts } = split(root);
  const isReferences = ({ title }: { title: string }) => foldText(title) === 'referencias';
  return {
    lead: before.map(plain).join(' '),
    sections: parts
      .filter((part) => !isReferences(part))
      .map(({ title, nodes }) => {
        const [, words = title, anchor] = title.match(/^(.*?)\s*\{#([\w-]+)\}$/) ?? [];
        return {
          id: anchor ?? foldText(slugOf(words)).replace(/[^\w-]/g, ''),
          title: words,
          blocks: nodes.map(block),
        };
      }),
    references: parts
      .filter(isReferences)
      .flatMap(({ nodes }) =>
        nodes.flatMap((node) => (node.type === 'list' ? node.children.map(itemWords) : [[plain(node)]])),
      ),
  };
}

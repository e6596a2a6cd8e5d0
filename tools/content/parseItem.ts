import { parseDocument } from 'yaml';
import { parseMarkdown, toArticle, toParts } from './parseMarkdown.ts';

interface ParsedItem {
  data: unknown;
  problems: string[];
}

function parseFields(source: string, firstLine: number): ParsedItem {
  const document = parseDocument(source, { schema: 'core', prettyErrors: false });
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length + firstLine - 1;
  const problems = [...document.errors, ...document.warnings].map(
    ({ message, pos }) => `line ${lineAt(pos[0])}: ${message}`,
  );
  return { data: problems.length > 0 ? {} : document.toJS({ maxAliasCount: 10 }), problems };
}

/** Parses an item's YAML, and the Markdown below it as `body` says. `problems` has line numbers. */
export function parseItem(name: string, source: string, body?: 'parts' | 'article'): ParsedItem {
  if (!name.endsWith('.md')) return parseFields(source, 1);
  const [, fields, markdown] = source.match(/^---\n([\s\S]*?\n)---\n([\s\S]*)$/) ?? [];
  if (fields === undefined || markdown === undefined)
    return { data: {}, problems: ['must begin with its fields, between two lines of ---'] };
  const { data, problems } = parseFields(fields, 2);
  const { root, problems: refused } = parseMarkdown(markdown, fields.split('\n').length + 2);
  const read = body === 'article' ? toArticle(root) : toParts(root);
  return { data: { ...(data as object), ...read }, problems: [...problems, ...refused] };
}

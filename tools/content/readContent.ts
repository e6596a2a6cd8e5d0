import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { studio } from '#src/copy/studio.ts';
import { detailPath } from '#src/domain/site/slug.ts';
import { studioSchema } from '#tools/content/schemas/studio.ts';
import { paletteProblems } from '../palette/paletteProblems.ts';
import { checkContent } from './checkContent.ts';
import {
  type Collection,
  type CollectionName,
  collections,
  type Entries,
  type Entry,
} from './collections.ts';
import { type Content, deriveContent } from './deriveContent.ts';
import { explainIssue } from './explainIssue.ts';
import { parseItem } from './parseItem.ts';

const root = new URL('../../', import.meta.url);

/** Everything that is wrong with the content, a line each: `content/projects/x.md: "category" is missing`. */
export class ContentError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const [count, noun] = [problems.length, problems.length === 1 ? 'problem' : 'problems'];
    super(`The content has ${count} ${noun}:\n${problems.join('\n')}`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}

interface Fields {
  draft?: boolean;
  order?: number;
  address?: string;
  titulo?: string;
  title?: string;
}

interface Settings {
  /** Where the collections are; another folder in tests. */
  folder?: URL;
  /** Drafts are shown in development only. */
  drafts?: boolean;
  now?: Date;
}

const collectionEntries = Object.entries(collections) as [CollectionName, Collection][];

/** The items of one collection that keep to its schema; what the others lack is added to `problems`. */
function readCollection(
  name: CollectionName,
  { schema, body, pattern }: Collection,
  folder: URL,
  problems: string[],
): Entry<Fields>[] {
  const directory = new URL(`${name}/`, folder);
  const files = existsSync(directory) ? readdirSync(directory).sort() : [];
  return files.flatMap((fileName) => {
    const file = `content/${name}/${fileName}`;
    if (!/^[a-z0-9-]+\.(md|yaml)$/.test(fileName)) {
      problems.push(`${file}: the file's name must be of a-z, 0-9 and hyphens, and end in .md or .yaml`);
      return [];
    }
    const source = readFileSync(new URL(fileName, directory), 'utf8')
      .replaceAll('\r\n', '\n')
      .replaceAll('{studio}', studio.name);
    const parsed = parseItem(fileName, source, body);
    const checked = v.safeParse(schema, parsed.data);
    const issues = checked.issues ?? [];
    const found = parsed.problems.length > 0 ? parsed.problems : issues.map((issue) => explainIssue(issue));
    problems.push(...found.map((problem) => `${file}: ${problem}`));
    if (found.length > 0 || !checked.success) return [];
    const data = checked.output as Fields;
    const path = pattern ? (data.address ?? detailPath(pattern, data.titulo ?? data.title ?? '')) : '';
    return [{ id: fileName.replace(/\.\w+$/, ''), file, data, path }];
  });
}

function checkFile(folder: URL, name: string, problemsOf: (content: unknown) => string[]): string[] {
  const file = new URL(name, folder);
  if (!existsSync(file)) return [];
  return problemsOf(JSON.parse(readFileSync(file, 'utf8'))).map((problem) => `content/${name}: ${problem}`);
}

const checkStudio = (folder: URL): string[] => [
  ...checkFile(folder, 'studio.json', (studio) =>
    (v.safeParse(studioSchema, studio).issues ?? []).map((issue) => explainIssue(issue)),
  ),
  ...checkFile(folder, 'palette.json', (palette) => paletteProblems(palette as Record<string, string>)),
];

/** Reads, checks and derives everything below content/. Throws a {@link ContentError} that tells all problems at once. */
export function readContent({
  folder = new URL('content/', root),
  drafts = false,
  now = new Date(),
}: Settings = {}): Content {
  const problems: string[] = checkStudio(folder);
  const read = collectionEntries.map(([name, collection]) => {
    const items = readCollection(name, collection, folder, problems);
    return [
      name,
      items.toSorted((a, b) => (a.data.order ?? 0) - (b.data.order ?? 0) || a.id.localeCompare(b.id)),
    ] as const;
  });
  const all = Object.fromEntries(read) as unknown as Entries;
  // A project that a case tells in full has no other screen.
  for (const { data, path } of all.cases)
    for (const project of all.projects)
      if ('project' in data && data.project === project.id) project.path = path;
  const schemas = Object.fromEntries(collectionEntries.map(([name, { schema }]) => [name, schema]));
  problems.push(...checkContent(all, schemas));
  if (problems.length > 0) throw new ContentError(problems);
  const shown = Object.fromEntries(
    read.map(([name, items]) => [name, items.filter(({ data }) => drafts || !data.draft)]),
  ) as unknown as Entries;
  return deriveContent(shown, now);
}

/** The folder of the collections, as a path. */
export const contentFolder = fileURLToPath(new URL('content/', root));

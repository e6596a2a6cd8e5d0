import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { budgetSchema, pictureTextsSchema } from '#src/copy/schemas/lists.ts';
import { studioSchema } from '#src/copy/schemas/studio.ts';
import { detailPaths } from '#src/domain/site/paths.ts';
import { detailPath } from '#src/domain/text/slug.ts';
import { paletteProblems } from '../pictures/paletteProblems.ts';
import { checkContent } from './checkContent.ts';
import {
  type Collection,
  type CollectionName,
  collections,
  type Entries,
  type Entry,
} from './collections.ts';
import { deriveContent } from './deriveContent.ts';
import { explainIssue } from './explainIssue.ts';
import { describePictures } from './itemPictures.ts';
import { type MarkedValue, markedValues } from './markedValues.ts';
import { parseItem } from './parseItem.ts';

const root = new URL('../../', import.meta.url);

/** An error that lists all problems of the content, one per line: `content/projects/x.md: "category" is missing`. */
function contentError(problems: readonly string[]): Error {
  const [count, noun] = [problems.length, problems.length === 1 ? 'problem' : 'problems'];
  return new Error(`The content has ${count} ${noun}:\n${problems.join('\n')}`);
}

/** Fields that every item has, or every item with a screen. */
interface Fields {
  draft: boolean;
  sample: boolean;
  order?: number;
  address?: string;
  card?: string;
  keywords?: string;
  titulo?: string;
  title?: string;
  imagem?: string;
  image?: string;
  /** The project that the case describes in full. */
  project?: string;
}

interface CheckedItem extends Entry<Partial<Fields>> {
  draft: boolean;
  order: number;
  marked: MarkedValue[];
}

/** The patterns of the addresses of items that have a screen. */
const patterns: Partial<Record<CollectionName, string>> = detailPaths;

const collectionEntries = Object.entries(collections) as [CollectionName, Collection][];

/** The valid items of a collection. Adds the problems of invalid items to `problems`. */
function readCollection(
  name: CollectionName,
  { schema, body }: Collection,
  folder: URL,
  problems: string[],
): CheckedItem[] {
  const directory = new URL(`${name}/`, folder);
  const files = existsSync(directory) ? readdirSync(directory).sort() : [];
  return files.flatMap((fileName) => {
    const file = `content/${name}/${fileName}`;
    if (!/^[a-z0-9-]+\.(md|yaml)$/.test(fileName)) {
      problems.push(`${file}: the file's name must be of a-z, 0-9 and hyphens, and end in .md or .yaml`);
      return [];
    }
    const source = readFileSync(new URL(fileName, directory), 'utf8').replaceAll('\r\n', '\n');
    const parsed = parseItem(fileName, source, body);
    const checked = v.safeParse(schema, parsed.data);
    const issues = checked.issues ?? [];
    const found = parsed.problems.length > 0 ? parsed.problems : issues.map((issue) => explainIssue(issue));
    problems.push(...found.map((problem) => `${file}: ${problem}`));
    if (found.length > 0 || !checked.success) return [];
    const fields = checked.output as Fields;
    const { draft, sample, order = 0, address, card, keywords, ...data } = fields;
    const { titulo = '', title = titulo, imagem = '', image: picture = imagem } = data;
    const pattern = patterns[name];
    const path = pattern ? (address ?? detailPath(pattern, title)) : '';
    const shown = { id: fileName.replace(/\.\w+$/, ''), file, path, title, picture, card, keywords, data };
    const marked = markedValues(schema, fields);
    // Descriptions of pictures are written to `data`, the object that pages get.
    for (const one of marked) if (one.owner === (fields as object)) one.owner = data;
    return [{ ...shown, draft, order, marked }];
  });
}

function checkFile(folder: URL, name: string, problemsOf: (content: unknown) => string[]): string[] {
  const content = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  return problemsOf(content).map((problem) => `content/${name}: ${problem}`);
}

const problemsBy = (schema: v.GenericSchema) => (content: unknown) =>
  (v.safeParse(schema, content).issues ?? []).map((issue) => explainIssue(issue));

const checkFiles = (folder: URL): string[] => [
  ...checkFile(folder, 'studio.json', problemsBy(studioSchema)),
  ...checkFile(folder, 'budget.json', problemsBy(budgetSchema)),
  ...checkFile(folder, 'pictureTexts.json', problemsBy(pictureTextsSchema)),
  ...checkFile(folder, 'palette.json', (palette) => paletteProblems(palette as Record<string, string>)),
];

/** Reads and derives all content in `folder`, drafts only if asked. Throws one Error that lists all problems. */
export function readContent({ folder = new URL('content/', root), drafts = false } = {}) {
  const problems: string[] = checkFiles(folder);
  const read = collectionEntries.map(([name, collection]) => {
    const items = readCollection(name, collection, folder, problems);
    return [name, items.toSorted((a, b) => a.order - b.order || a.id.localeCompare(b.id))] as const;
  });
  const all = Object.fromEntries(read) as Record<CollectionName, CheckedItem[]>;
  // A project with a full case has no screen besides the case.
  for (const { data, path } of all.cases)
    for (const project of all.projects) if (data.project === project.id) project.path = path;
  problems.push(...checkContent(all));
  if (problems.length > 0) throw contentError(problems);
  const shown = read.map(([name, items]) => [name, items.filter(({ draft }) => drafts || !draft)] as const);
  const pictureTexts = shown.flatMap(([, items]) => items.flatMap(({ marked }) => describePictures(marked)));
  const content = deriveContent(Object.fromEntries(shown) as unknown as Entries, new Date());
  return { ...content, pictureTexts: Object.fromEntries(pictureTexts) };
}

export const contentFolder = fileURLToPath(new URL('content/', root));

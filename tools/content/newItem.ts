import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { foldText } from '#src/domain/site/searchText.ts';
import { type CollectionName, collections } from './collections.ts';
import { sampleOf } from './samples.ts';

const kinds = Object.entries(collections) as [CollectionName, { singular: string }][];

/** A title as the name of a file: lower case, without accents. */
export const fileName = (title: string): string =>
  foldText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);

/**
 * Writes a valid draft of a new item of `kind` ('project', 'publication' …) into the collections at `folder`, and returns
 * its path there. Throws a sentence for an unknown kind, a missing title and a file that exists.
 */
export function writeNewItem(folder: URL, kind: string | undefined, title: string, today: string): string {
  const collection = kinds.find(([, { singular }]) => singular === kind)?.[0];
  if (!collection)
    throw new Error(
      `Say what to add: npm run content:new -- ${kinds.map(([, { singular }]) => singular).join(' | ')} "Its title"`,
    );
  if (!fileName(title)) throw new Error(`Say its title too: npm run content:new -- ${kind} "Its title"`);
  const members = readdirSync(new URL('team/', folder)).map((file) => file.replace('.yaml', ''));
  const [fields, markdown] = sampleOf(collection, title, today, members[0] ?? '');
  const path = `${collection}/${fileName(title)}.${markdown === undefined ? 'yaml' : 'md'}`;
  const file = new URL(path, folder);
  if (existsSync(file)) throw new Error(`content/${path} is there already.`);
  mkdirSync(new URL('.', file), { recursive: true });
  const yaml = stringify({ draft: true, ...fields }, { lineWidth: 0, singleQuote: true });
  writeFileSync(file, markdown === undefined ? yaml : `---\n${yaml}---\n${markdown}`);
  return path;
}

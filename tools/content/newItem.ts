import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { foldText } from '#src/domain/text/foldText.ts';
import { type Collection, type CollectionName, collections } from './collections.ts';

const kinds = Object.entries(collections) as [CollectionName, Collection][];

/** A title as a file name: lower case, without accents. */
export const fileName = (title: string): string =>
  foldText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);

/** A new item's draft (tools/content/samples). `today` is yyyy-mm-dd, `member` a file of content/team. */
function draftOf(collection: CollectionName, title: string, today: string, member: string) {
  const { singular, body }: Collection = collections[collection];
  const ending = body ? 'md' : 'yaml';
  const sample = readFileSync(new URL(`samples/${singular}.${ending}`, import.meta.url), 'utf8');
  const yaml = stringify(title, { lineWidth: 0, singleQuote: true }).trim();
  const text = sample
    .replace('{title}', () => yaml)
    .replaceAll('{today}', today)
    .replace('{year}', today.slice(0, 4))
    .replace('{member}', member);
  return { ending, text };
}

/**
 * Writes a valid draft of a new item of `kind` ('project', 'publication' …) into the collections at `folder` and
 * returns its path. Throws an Error for an unknown kind, a missing title or an existing file.
 */
export function writeNewItem(folder: URL, kind: string | undefined, title: string, today: string): string {
  const collection = kinds.find(([, { singular }]) => singular === kind)?.[0];
  if (!collection)
    throw new Error(
      `Say what to add: npm run content:new -- ${kinds.map(([, { singular }]) => singular).join(' | ')} "Its title"`,
    );
  if (!fileName(title)) throw new Error(`Say its title too: npm run content:new -- ${kind} "Its title"`);
  const [member = ''] = readdirSync(new URL('team/', folder));
  const { ending, text } = draftOf(collection, title, today, member.replace('.yaml', ''));
  const path = `${collection}/${fileName(title)}.${ending}`;
  const file = new URL(path, folder);
  if (existsSync(file)) throw new Error(`content/${path} is there already.`);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, text);
  return path;
}

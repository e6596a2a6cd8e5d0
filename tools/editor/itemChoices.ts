import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collections } from '../content/collections.ts';
import { parseItem } from '../content/parseItem.ts';
import { contentFolder } from '../content/readContent.ts';

/**
 * The items to which a field may refer, with their titles: the files of a folder below content/; for '', all items that
 * have a screen, written as 'folder/file'. An item that cannot be read is listed by its file name.
 */
export function itemChoices(asked: string): { value: string; label: string }[] {
  const withScreen = Object.entries(collections).filter(([, collection]) => 'pattern' in collection);
  const folders = asked ? [asked] : withScreen.map(([folder]) => folder);
  return folders.flatMap((folder) => {
    const directory = join(contentFolder, folder);
    if (!existsSync(directory)) return [];
    return readdirSync(directory).map((file) => {
      const id = file.replace(/\.\w+$/, '');
      const { data } = parseItem(file, readFileSync(join(directory, file), 'utf8'));
      const { titulo, title, nome } = data as Record<string, unknown>;
      return { value: asked ? id : `${folder}/${id}`, label: String(titulo ?? title ?? nome ?? id) };
    });
  });
}

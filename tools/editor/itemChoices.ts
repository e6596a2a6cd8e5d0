import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { collections } from '../content/collections.ts';
import { parseItem } from '../content/parseItem.ts';
import type { ItemChoices } from './formField.ts';

/**
 * The items below `root` that a field may name, with their titles: the files of one folder, or, asked for '', all items
 * with a screen as 'folder/file'. An item that cannot be read goes by its file.
 */
export function itemChoices(root: URL): ItemChoices {
  return (asked) => {
    const withScreen = Object.entries(collections).filter(([, collection]) => 'pattern' in collection);
    const folders = asked ? [asked] : withScreen.map(([folder]) => folder);
    return folders.flatMap((folder) => {
      const directory = new URL(`${folder}/`, root);
      if (!existsSync(directory)) return [];
      return readdirSync(directory).map((file) => {
        const id = file.replace(/\.\w+$/, '');
        const { data } = parseItem(file, readFileSync(new URL(file, directory), 'utf8'));
        const { titulo, title, nome } = data as Record<string, unknown>;
        return { value: asked ? id : `${folder}/${id}`, label: String(titulo ?? title ?? nome ?? id) };
      });
    });
  };
}

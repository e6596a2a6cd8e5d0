import { basename } from 'node:path';
import { studio } from '#src/copy/studio.ts';
import { foldText } from '#src/domain/text/foldText.ts';
import type { Entry } from '../collections.ts';

/** An entry of the feed; `published` is a day. */
export interface FeedEntry {
  title: string;
  summary: string;
  published: string;
  authors: readonly string[];
}

/** The name of a screen's share card: its address without slashes, in ASCII letters. */
const cardName = (path: string) => foldText(path.slice(1)).replaceAll('/', '-');

/** An item's metadata for search engines and other sites. A title in `head` replaces the item's title. */
export const headOf = (
  titulo: string,
  { title = titulo, description }: { title?: string; description: string },
) => ({ title: `${title} | ${studio.name}`, description });

/** The name of a drawing without its extension. For a banner, it is the narrow drawing's name. */
const cardPicture = (file: string) =>
  basename(file)
    .replace(/-desktop\.svg$/, '-mobile.svg')
    .replace(/\.svg$/, '');

/** An item's screen. The template is named after the folder, or is the case's own. `page` is for PageHead. */
export const screenOf = <Template extends string, Item extends object>(
  { path, file, title, picture, card = title, keywords }: Entry<unknown>,
  template: Template,
  item: Item,
  feed?: FeedEntry,
) => ({
  path,
  template,
  file,
  item: { ...item, page: { path, card: cardName(path), name: title } },
  card: { name: cardName(path), title: card, picture: cardPicture(picture) },
  keywords,
  feed,
});

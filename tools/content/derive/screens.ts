import { basename } from 'node:path';
import type { Entry } from '../collections.ts';

/** The screen of an item: what the build and the page need to know of it. */
export interface Screen {
  path: string;
  /** Which template shows it: the folder, for cases with their template. */
  template: string;
  /** The item's file below the project's root. */
  file: string;
  item: object;
  card: { name: string; title: string; picture: string };
  keywords?: string | undefined;
  /** What the feed says of it. */
  feed?: FeedEntry;
}

/** An entry of the feed; `published` is a day. */
export interface FeedEntry {
  title: string;
  summary: string;
  published: string;
  authors: readonly string[];
}

/** The name of a screen's share card: its address without slashes, in letters that every server serves alike. */
export const cardName = (path: string) =>
  path.slice(1).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('/', '-').toLowerCase();

/** A drawing goes by its name without the ending; of one for two shapes of screen the card takes the narrow one. */
const cardPicture = (file: string) =>
  basename(file)
    .replace(/-desktop\.svg$/, '-mobile.svg')
    .replace(/\.svg$/, '');

/** The screen of an item, with the title and the picture that its share card falls back to. */
export function screenOf(
  { path, file, data }: Entry<{ card?: string | undefined; keywords?: string | undefined }>,
  template: string,
  item: object,
  title: string,
  picture: string,
): Screen {
  return {
    path,
    template,
    file,
    item,
    card: { name: cardName(path), title: data.card ?? title, picture: cardPicture(picture) },
    keywords: data.keywords,
  };
}

import type { BannerPicture, Picture } from '#tools/pictures/describePicture.ts';
import type { Entry } from '../collections.ts';

type SeriesEntry = Entry<{ image?: Picture; imagem?: Picture | BannerPicture }>;

/** A link to another item's screen. Its picture has no alternative text, because the item's name is beside it. */
function linkTo(entry: SeriesEntry | undefined) {
  if (!entry) return undefined;
  const { image, imagem = image } = entry.data;
  return { label: entry.title, to: entry.path, image: { ...imagem, alt: '' } as Picture | BannerPicture };
}

/** The items before and after an item. The series is circular, but never links to one item twice. */
export function neighbours(series: readonly SeriesEntry[], path: string) {
  const position = series.findIndex((entry) => entry.path === path);
  return {
    previous: linkTo(series.length > 2 ? series.at(position - 1) : undefined),
    next: linkTo(series.length > 1 ? series[(position + 1) % series.length] : undefined),
  };
}

/** The items before and after an item in a series that is not circular, such as events by day. */
export function neighboursInTime(series: readonly SeriesEntry[], path: string) {
  const position = series.findIndex((entry) => entry.path === path);
  return { previous: linkTo(series[position - 1]), next: linkTo(series[position + 1]) };
}

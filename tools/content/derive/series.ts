import type { BannerPicture, Picture } from '#src/content/picture.ts';

export interface SeriesPiece {
  label: string;
  to: string;
  image: Picture | BannerPicture;
}

/** The pieces before and after each one. The series is a ring: there is always a way on, but never to the same screen twice. */
export function neighbours(pieces: readonly SeriesPiece[], to: string) {
  const position = pieces.findIndex((piece) => piece.to === to);
  const others = pieces.length > 1;
  return {
    previous: pieces.length > 2 ? pieces.at(position - 1) : undefined,
    next: others ? pieces[(position + 1) % pieces.length] : undefined,
  };
}

/** The pieces before and after each one of a series that begins and ends, like events by their days. */
export function neighboursInTime(pieces: readonly SeriesPiece[], to: string) {
  const position = pieces.findIndex((piece) => piece.to === to);
  return { previous: pieces[position - 1], next: pieces[position + 1] };
}

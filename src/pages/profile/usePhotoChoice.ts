import { useCallback, useEffect, useRef, useState } from 'react';
import { PHOTO_INVALID, photoProblem } from '#src/domain/accounts/profile.ts';

/** A chosen file, and the picture decoded from it. Decoding is the check: a file's name and type can be wrong. */
interface Source {
  file: File;
  picture: ImageBitmap;
}

const MIDDLE = 50;

const isSquare = ({ picture: { width, height } }: Source) => width === height;

async function decode(file: File): Promise<Source | undefined> {
  try {
    return { file, picture: await createImageBitmap(file) };
  } catch {
    return undefined;
  }
}

/** Returns the file itself if it is a square of an allowed size, or else the square section at `position`. */
async function prepare(source: Source, position: number): Promise<File> {
  const { file, picture } = source;
  if (isSquare(source) && photoProblem(file) === undefined) return file;
  const { cropPhoto } = await import('./cropPhoto.ts');
  return cropPhoto(picture, position, file.name);
}

/** Crops the chosen photo to a square. `reduce` accepts a photo that was refused only for its size (`canReduce`). */
export function usePhotoChoice() {
  /** Null after the photo was removed. */
  const [chosen, setChosen] = useState<{ source: Source; previewURL: string } | null>();
  const [refused, setRefused] = useState<{ error: string; tooLarge: Source | undefined }>();
  const [position, setPosition] = useState(MIDDLE);
  // Files are checked one after another, and the last valid one is used.
  const accepted = useRef(Promise.resolve<File | null | undefined>(undefined));

  useEffect(() => {
    if (chosen) return () => URL.revokeObjectURL(chosen.previewURL);
  }, [chosen]);

  const take = async (source: Source, at: number): Promise<File> => {
    const file = await prepare(source, at);
    forgetRefused();
    setChosen({ source, previewURL: URL.createObjectURL(file) });
    return file;
  };

  const choose = (file: File) => {
    accepted.current = accepted.current.then(async (before) => {
      const problem = photoProblem(file);
      const source = problem === PHOTO_INVALID ? undefined : await decode(file);
      if (!source || problem) {
        setRefused({ error: problem ?? PHOTO_INVALID, tooLarge: source });
        return before;
      }
      setPosition(MIDDLE);
      return take(source, MIDDLE);
    });
  };

  const forgetRefused = () => setRefused(undefined);

  const remove = () => {
    forgetRefused();
    setChosen(null);
    accepted.current = accepted.current.then(() => null);
  };

  const reduce = () => {
    const { tooLarge } = refused ?? {};
    if (!tooLarge) return;
    setPosition(MIDDLE);
    accepted.current = accepted.current.then(() => take(tooLarge, MIDDLE));
  };

  const moveTo = (next: number) => {
    setPosition(next);
    if (chosen) accepted.current = accepted.current.then(() => take(chosen.source, next));
  };

  /** Resolves to the photo after all checks have finished, so that a save during a check does not lose it. */
  const photo = useCallback(() => accepted.current, []);
  return {
    photo,
    previewURL: chosen?.previewURL,
    error: refused?.error,
    choose,
    removed: chosen === null,
    remove,
    forgetRefused,
    canReduce: refused?.tooLarge !== undefined,
    reduce,
    canMove: Boolean(chosen && !isSquare(chosen.source)),
    position,
    moveTo,
  };
}

export type PhotoChoice = ReturnType<typeof usePhotoChoice>;

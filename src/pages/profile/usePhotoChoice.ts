import { useCallback, useEffect, useRef, useState } from 'react';
import { PHOTO_INVALID, PHOTO_TOO_LARGE, photoProblem } from '#src/domain/accounts/profile.ts';

/** A chosen file, and the picture that the browser decoded from it: name and type of a file can be wrong. */
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

/** The file itself if it is a square of an allowed size, else its square at `position`. */
async function prepare(source: Source, position: number): Promise<File> {
  const { file, picture } = source;
  if (isSquare(source) && photoProblem(file) === undefined) return file;
  const { cropPhoto } = await import('./cropPhoto.ts');
  return cropPhoto(picture, position, file.name);
}

/**
 * The chosen photo, cropped to a square, and the error of the last choice. The hook uploads nothing. If the only
 * problem of a photo is its size, `canReduce` is true and `reduce` accepts the photo.
 */
export function usePhotoChoice() {
  const [previewURL, setPreviewURL] = useState<string>();
  const [error, setError] = useState<string>();
  const [source, setSource] = useState<Source>();
  const [tooLarge, setTooLarge] = useState<Source>();
  const [position, setPosition] = useState(MIDDLE);
  // Files are checked one after another, and the last valid one is used.
  const accepted = useRef(Promise.resolve<File | null | undefined>(undefined));
  const [removed, setRemoved] = useState(false);

  useEffect(() => {
    if (previewURL) return () => URL.revokeObjectURL(previewURL);
  }, [previewURL]);

  const take = async (next: Source, at: number): Promise<File> => {
    const file = await prepare(next, at);
    forgetRefused();
    setRemoved(false);
    setSource(next);
    setPreviewURL(URL.createObjectURL(file));
    return file;
  };

  const choose = (file: File) => {
    accepted.current = accepted.current.then(async (before) => {
      const problem = photoProblem(file);
      const next = problem === PHOTO_INVALID ? undefined : await decode(file);
      setTooLarge(problem === PHOTO_TOO_LARGE ? next : undefined);
      if (!next || problem) {
        setError(next ? problem : PHOTO_INVALID);
        return before;
      }
      setPosition(MIDDLE);
      return take(next, MIDDLE);
    });
  };

  /** Clears the errors about a refused photo. */
  const forgetRefused = () => {
    setError(undefined);
    setTooLarge(undefined);
  };

  const remove = () => {
    forgetRefused();
    setRemoved(true);
    setSource(undefined);
    setPreviewURL(undefined);
    accepted.current = accepted.current.then(() => null);
  };

  const reduce = () => {
    if (!tooLarge) return;
    setPosition(MIDDLE);
    accepted.current = accepted.current.then(() => take(tooLarge, MIDDLE));
  };

  /** Moves the square along the photo, from 0 to 100. */
  const moveTo = (next: number) => {
    setPosition(next);
    if (source) accepted.current = accepted.current.then(() => take(source, next));
  };

  /** Resolves to the photo after all checks have finished, so that a save during a check does not lose it. */
  const photo = useCallback(() => accepted.current, []);
  const canMove = source !== undefined && !isSquare(source);
  return {
    photo,
    previewURL,
    error,
    choose,
    removed,
    remove,
    forgetRefused,
    canReduce: tooLarge !== undefined,
    reduce,
    canMove,
    position,
    moveTo,
  };
}

export type PhotoChoice = ReturnType<typeof usePhotoChoice>;

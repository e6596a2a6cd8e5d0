import { useCallback, useEffect, useRef, useState } from 'react';
import { PHOTO_INVALID, photoProblem } from '#src/domain/profile.ts';

/** Whether the browser can show the file: a name and a type are quickly forged. */
async function isDecodable(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}

/** The photo that was chosen and passed all checks, or what is wrong with the last one; nothing is uploaded yet. */
export function usePhotoChoice() {
  const [previewURL, setPreviewURL] = useState<string>();
  const [error, setError] = useState<string>();
  // One file is checked after the other, so the last one that passes counts.
  const accepted = useRef(Promise.resolve<File | undefined>(undefined));

  useEffect(() => {
    if (previewURL) return () => URL.revokeObjectURL(previewURL);
  }, [previewURL]);

  const choose = useCallback((file: File) => {
    accepted.current = accepted.current.then(async (before) => {
      const problem = photoProblem(file) ?? ((await isDecodable(file)) ? undefined : PHOTO_INVALID);
      setError(problem);
      if (problem) return before;
      setPreviewURL(URL.createObjectURL(file));
      return file;
    });
  }, []);

  /** The photo, once the checks are through: whoever saves at once loses nothing. */
  const photo = useCallback(() => accepted.current, []);
  return { photo, previewURL, error, choose };
}

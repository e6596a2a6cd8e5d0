import { useCallback, useEffect, useRef, useState } from 'react';
import { PHOTO_INVALID, photoProblem } from '#src/domain/profile.ts';

interface PhotoChoice {
  photo: File;
  previewURL: string;
}

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
  const [choice, setChoice] = useState<PhotoChoice>();
  const [error, setError] = useState<string>();
  const latest = useRef<File>(undefined);

  useEffect(() => {
    if (choice) return () => URL.revokeObjectURL(choice.previewURL);
  }, [choice]);

  const choose = useCallback(async (file: File) => {
    latest.current = file;
    const problem = photoProblem(file) ?? ((await isDecodable(file)) ? undefined : PHOTO_INVALID);
    if (latest.current !== file) return; // another one was chosen meanwhile
    setError(problem);
    if (!problem) setChoice({ photo: file, previewURL: URL.createObjectURL(file) });
  }, []);

  return { photo: choice?.photo, previewURL: choice?.previewURL, error, choose };
}

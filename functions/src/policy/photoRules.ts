/** How long a photo may lie in a folder before the profile that names it is saved. */
export const PHOTO_UNNAMED_MS = 24 * 3_600_000;

/** How many bytes of a file tell what it is. */
export const SIGNATURE_BYTES = 16;

// Where each format says what it is: an offset and the bytes there, in Latin-1.
const SIGNATURES: readonly [number, string][] = [
  [0, '\x89PNG\r\n\x1a\n'],
  [0, '\xff\xd8\xff'],
  [0, 'GIF87a'],
  [0, 'GIF89a'],
  [8, 'WEBP'],
  [4, 'ftypavif'],
  [4, 'ftypavis'],
  [4, 'ftypheic'],
  [4, 'ftypheix'],
  [4, 'ftypmif1'],
  [0, 'BM'],
  [0, 'II*\0'],
  [0, 'MM\0*'],
];

/** Whether a file that begins with these bytes is a picture of a format that browsers or cameras make. */
export function isPicture(beginning: Uint8Array): boolean {
  const text = Buffer.from(beginning).toString('latin1');
  return SIGNATURES.some(([offset, signature]) => text.startsWith(signature, offset));
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** Types, their signatures (in Latin-1) after `offset` bytes, and their file name extensions. */
type Known = readonly [type: string, begins: string, endings: readonly string[], offset?: number];

// If types share a signature, the file name decides. If its extension is unknown, the last of these types is used.
const KNOWN: readonly Known[] = [
  ['application/pdf', '%PDF-', ['pdf']],
  ['image/png', '\x89PNG\r\n\x1a\n', ['png']],
  ['image/jpeg', '\xff\xd8\xff', ['jpg', 'jpeg']],
  ['image/gif', 'GIF8', ['gif']],
  ['image/webp', 'WEBP', ['webp'], 8],
  ['image/avif', 'ftypavi', ['avif'], 4],
  ['image/heic', 'ftyphei', ['heic'], 4],
  ['image/heif', 'ftypmif1', ['heif'], 4],
  ['image/tiff', 'II*\0', ['tif', 'tiff']],
  ['image/tiff', 'MM\0*', ['tif', 'tiff']],
  ['video/quicktime', 'ftypqt', ['mov'], 4],
  ['video/mp4', 'ftyp', ['mp4', 'm4a'], 4],
  ['audio/mpeg', 'ID3', ['mp3']],
  ['audio/ogg', 'OggS', ['ogg', 'opus']],
  [`${OFFICE}.wordprocessingml.document`, 'PK\x03\x04', ['docx']],
  [`${OFFICE}.spreadsheetml.sheet`, 'PK\x03\x04', ['xlsx']],
  [`${OFFICE}.presentationml.presentation`, 'PK\x03\x04', ['pptx']],
  ['application/zip', 'PK\x03\x04', []],
];

function typesOf(content: Uint8Array): readonly Known[] {
  const start = Buffer.from(content.subarray(0, 32)).toString('latin1');
  return KNOWN.filter(([, begins, , offset]) => start.startsWith(begins, offset));
}

/** Detects a file's type by its first bytes, not by the mail's declaration; application/octet-stream if unknown. */
export function fileType(content: Uint8Array, name: string): string {
  const found = typesOf(content);
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  const [type] = found.find(([, , endings]) => endings.includes(ending)) ?? found.at(-1) ?? [];
  return type ?? 'application/octet-stream';
}

/** Whether a file begins like an image that browsers or cameras produce. */
export function isImage(content: Uint8Array): boolean {
  return typesOf(content).some(([type]) => type.startsWith('image/'));
}

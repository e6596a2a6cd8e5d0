/** A file type: its signature (an offset and the bytes there, in Latin-1), and its file name extensions. */
type KnownType = { type: string; offset: number; begins: string; endings: readonly string[] };

const known = (type: string, begins: string, endings: readonly string[], offset = 0): KnownType => ({
  type,
  offset,
  begins,
  endings,
});

const OFFICE = 'application/vnd.openxmlformats-officedocument';

// If types share a signature, the file name decides; for an unknown extension, the last of these types.
const KNOWN: readonly KnownType[] = [
  known('application/pdf', '%PDF-', ['pdf']),
  known('image/png', '\x89PNG\r\n\x1a\n', ['png']),
  known('image/jpeg', '\xff\xd8\xff', ['jpg', 'jpeg']),
  known('image/gif', 'GIF8', ['gif']),
  known('image/webp', 'WEBP', ['webp'], 8),
  known('image/heic', 'ftyphei', ['heic'], 4),
  known('image/tiff', 'II*\0', ['tif', 'tiff']),
  known('video/quicktime', 'ftypqt', ['mov'], 4),
  known('video/mp4', 'ftyp', ['mp4', 'm4a'], 4),
  known('audio/mpeg', 'ID3', ['mp3']),
  known('audio/ogg', 'OggS', ['ogg', 'opus']),
  known(`${OFFICE}.wordprocessingml.document`, 'PK\x03\x04', ['docx']),
  known(`${OFFICE}.spreadsheetml.sheet`, 'PK\x03\x04', ['xlsx']),
  known(`${OFFICE}.presentationml.presentation`, 'PK\x03\x04', ['pptx']),
  known('application/zip', 'PK\x03\x04', []),
];

/** Detects a file's type by its first bytes, not by the mail's declaration; application/octet-stream if unknown. */
export function fileType(content: Uint8Array, name: string): string {
  const start = Buffer.from(content.subarray(0, 32)).toString('latin1');
  const found = KNOWN.filter(({ offset, begins }) => start.startsWith(begins, offset));
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  const byName = found.find(({ endings }) => endings.includes(ending));
  return (byName ?? found.at(-1))?.type ?? 'application/octet-stream';
}

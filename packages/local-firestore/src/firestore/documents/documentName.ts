import { invalid } from '../server/GoogleError.ts';

/** The parts of `projects/{p}/databases/{d}/documents/{…}`. */
interface DocumentName {
  /** `projects/{p}/databases/{d}` */
  database: string;
  /** ['users', 'ana'] */
  path: string[];
}

const pattern = /^(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/(.+))?$/;

/** Splits the full name of a document, a collection or the root. @throws GoogleError INVALID_ARGUMENT */
export function splitName(name: string): DocumentName {
  const [, database, rest] = pattern.exec(name) ?? [];
  if (database === undefined) throw invalid(`Not the name of a document: ${JSON.stringify(name)}.`);
  const path = rest?.split('/') ?? [];
  for (const [index, segment] of path.entries())
    if (
      ['', '.', '..'].includes(segment) ||
      (/^__.*__$/.test(segment) && !(index % 2 === 1 && isNumericId(segment))) ||
      Buffer.byteLength(segment) > 1500
    )
      throw invalid(`"${segment}" cannot be part of the name ${name}.`);
  return { database, path };
}

/** Ids such as __id5__ come from Datastore; the SDKs use the smallest such id in comparisons. */
function isNumericId(id: string): boolean {
  const digits = /^__id(0|-?[1-9]\d*)__$/.exec(id)?.[1];
  return digits !== undefined && BigInt.asIntN(64, BigInt(digits)) === BigInt(digits);
}

/** Returns the name if it is the full name of a document. @throws GoogleError INVALID_ARGUMENT */
export function requireDocumentName(name: unknown): string {
  if (typeof name !== 'string') throw invalid('The name of a document is missing.');
  const { path } = splitName(name);
  if (path.length === 0 || path.length % 2 !== 0) throw invalid(`${name} is not the name of a document.`);
  return name;
}

/**
 * Like `requireDocumentName`, but the document must be in the request's database, whose `root` ends with `/documents`.
 */
export function requireNameBelow(root: string, name: unknown): string {
  const document = requireDocumentName(name);
  if (!document.startsWith(`${root}/`)) throw invalid(`${document} does not lie below ${root}.`);
  return document;
}

/** The path that rules match: ['databases', '(default)', 'documents', 'users', 'ana']. */
export function rulesPath(name: string): string[] {
  return name.split('/').slice(2);
}

/** A random document id in the format of the SDKs. */
export function newDocumentId(): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}

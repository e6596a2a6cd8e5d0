import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DocumentStore } from '../documents/DocumentStore.ts';
import type { StoredDocument } from '../documents/StoredDocument.ts';

const format = 'local-firestore-1';

/** Writes every document to a JSON file in the engine's own format, and creates a missing folder. */
export function exportDocuments(store: DocumentStore, file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ format, documents: [...store.documents.values()] }, null, 1));
}

/**
 * Reads a file that `exportDocuments` wrote. @throws Error for another format, such as that of Google's emulator
 */
export function importDocuments(store: DocumentStore, file: string): void {
  let content: { format?: unknown; documents?: StoredDocument[] };
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(
      `${file} cannot be read as an export of the local Firestore: ${(error as Error).message}`,
    );
  }
  if (content.format !== format)
    throw new Error(`${file} is not an export of the local Firestore (${format}).`);
  store.restore(content.documents ?? []);
}

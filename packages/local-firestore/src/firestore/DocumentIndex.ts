import type { StoredDocument } from './applyWrite.ts';

/** Documents by their full name, and by the collection they are in. */
export class DocumentIndex {
  private readonly byName = new Map<string, StoredDocument>();
  private readonly byCollection = new Map<string, Map<string, StoredDocument>>();

  constructor(documents: Iterable<StoredDocument> = []) {
    for (const document of documents) this.set(document);
  }

  get(name: string): StoredDocument | undefined {
    return this.byName.get(name);
  }

  has(name: string): boolean {
    return this.byName.has(name);
  }

  names(): Iterable<string> {
    return this.byName.keys();
  }

  all(): Iterable<StoredDocument> {
    return this.byName.values();
  }

  /** The documents right in a collection (its full name). */
  inCollection(collection: string): Iterable<StoredDocument> {
    return this.byCollection.get(collection)?.values() ?? [];
  }

  /** The full names of all collections that have documents. */
  collections(): Iterable<string> {
    return this.byCollection.keys();
  }

  set(document: StoredDocument): void {
    const collection = collectionOf(document.name);
    const siblings = this.byCollection.get(collection) ?? new Map<string, StoredDocument>();
    this.byCollection.set(collection, siblings.set(document.name, document));
    this.byName.set(document.name, document);
  }

  delete(name: string): void {
    const collection = collectionOf(name);
    const siblings = this.byCollection.get(collection);
    siblings?.delete(name);
    if (siblings?.size === 0) this.byCollection.delete(collection);
    this.byName.delete(name);
  }
}

function collectionOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/'));
}

import type { StoredDocument } from '../documents/StoredDocument.ts';

/** Documents, keyed by full name and grouped by collection. */
export class DocumentIndex extends Map<string, StoredDocument> {
  private readonly byCollection = new Map<string, Map<string, StoredDocument>>();

  /** The documents directly in the collection with this full name. */
  inCollection(collection: string): Iterable<StoredDocument> {
    return this.byCollection.get(collection)?.values() ?? [];
  }

  /** The full names of all collections that have documents. */
  collections(): Iterable<string> {
    return this.byCollection.keys();
  }

  override set(name: string, document: StoredDocument): this {
    const collection = collectionOf(name);
    const siblings = this.byCollection.get(collection) ?? new Map<string, StoredDocument>();
    this.byCollection.set(collection, siblings.set(name, document));
    return super.set(name, document);
  }

  override delete(name: string): boolean {
    const collection = collectionOf(name);
    const siblings = this.byCollection.get(collection);
    siblings?.delete(name);
    if (siblings?.size === 0) this.byCollection.delete(collection);
    return super.delete(name);
  }
}

function collectionOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/'));
}

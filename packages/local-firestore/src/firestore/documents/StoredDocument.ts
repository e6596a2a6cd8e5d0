import type { Fields } from './wireValue.ts';

/** A document as the store keeps it; documents are never changed, only replaced. */
export interface StoredDocument {
  name: string;
  fields: Fields;
  createTime: string;
  updateTime: string;
}

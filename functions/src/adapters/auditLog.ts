import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import type { AuditEntry } from '../../../src/domain/submissions/audit.ts';
import { auditExpiry } from '../../../src/domain/submissions/retention.ts';
import { withDates } from './withDates.ts';

/** The audit log, as far as the functions write it. */
export function createAuditLog(db: () => Firestore) {
  return { recordExport, find };

  /** Writes the entry of an export and answers its id; nothing may be handed out before. */
  async function recordExport(
    entry: Pick<AuditEntry, 'by' | 'at' | 'submissions' | 'list'>,
  ): Promise<string> {
    const id = randomUUID();
    const stored = { ...entry, action: 'export', expireAt: auditExpiry(entry.at) };
    await db().doc(`audit/${id}`).create(stored);
    return id;
  }

  /** The entry with this id, if there is one. */
  async function find(id: string): Promise<AuditEntry | undefined> {
    const data = (await db().collection('audit').doc(id).get()).data();
    return data && { ...(withDates(data) as AuditEntry), id };
  }
}

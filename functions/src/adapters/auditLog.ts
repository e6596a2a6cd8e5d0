import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import type { AuditEntry } from '../../../src/domain/audit.ts';
import { auditExpiry } from '../../../src/domain/retention.ts';
import { withDates } from './withDates.ts';

/** The audit log, as far as the functions write it. */
export function createAuditLog(db: () => Firestore) {
  return { recordExport, find };

  /** Writes the entry of an export and answers its id; nothing may be handed out before. */
  async function recordExport(
    entry: Pick<AuditEntry, 'by' | 'at' | 'submissions' | 'list'>,
  ): Promise<string> {
    const id = randomUUID();
    await db()
      .doc(`audit/${id}`)
      .create({ ...entry, action: 'export', expireAt: auditExpiry(entry.at) });
    return id;
  }

  /** The entry with this id, if there is one. */
  async function find(id: string): Promise<AuditEntry | undefined> {
    const found = await db().collection('audit').doc(id).get();
    return found.exists
      ? ({ ...(withDates(found.data()) as AuditEntry), id } satisfies AuditEntry)
      : undefined;
  }
}

import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import type { AuditEntry, PersonAction } from '../../../src/domain/submissions/audit.ts';
import { inGroups } from '../../../src/domain/submissions/mails/storedMail.ts';
import { auditExpiry } from '../../../src/domain/submissions/retention.ts';
import { emailKey, SUBMISSION_KINDS } from '../../../src/domain/submissions/submission.ts';
import type { Doer } from './team/teamEvents.ts';

/** Groups of addresses that belong to one person. Only the desk uses them; they expire with the submissions. */
export function createPeople(db: () => Firestore) {
  return { changePerson };

  /** Joins addresses, and all that are joined to one of them, as one person. Or separates addresses from others. */
  async function changePerson(action: PersonAction, emails: readonly string[], { uid, now }: Doer) {
    await db().runTransaction(async (transaction) => {
      const find = async (field: string, values: readonly string[]) => {
        const queries = inGroups([...new Set(values)]).flatMap((some) =>
          SUBMISSION_KINDS.map((kind) => transaction.get(db().collection(kind).where(field, 'in', some))),
        );
        return (await Promise.all(queries)).flatMap(({ docs }) => docs);
      };
      const isJoining = action === 'joinPeople';
      const own = await find('emailKey', emails.map(emailKey));
      const known = own.map((one) => String(one.get('person') ?? '')).filter(Boolean);
      const joined = isJoining ? await find('person', known) : [];
      const person = isJoining ? (known[0] ?? randomUUID()) : '';
      const changed = [...new Map([...own, ...joined].map(({ ref }) => [ref.path, ref])).values()];
      for (const ref of changed) transaction.update(ref, { person });
      const submissions = changed.map(({ path }) => path);
      const entry: Omit<AuditEntry, 'id'> = { action, by: uid, at: now, submissions };
      transaction.create(db().doc(`audit/${randomUUID()}`), { ...entry, expireAt: auditExpiry(now) });
    });
  }
}

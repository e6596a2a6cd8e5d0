import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import type { AuditEntry, PersonAction } from '../../../src/domain/submissions/audit.ts';
import { inGroups } from '../../../src/domain/submissions/mails/storedMail.ts';
import { auditExpiry } from '../../../src/domain/submissions/retention.ts';
import { emailKey, SUBMISSION_KINDS } from '../../../src/domain/submissions/submission.ts';
import type { Doer } from './team/teamEvents.ts';

/** Groups of addresses that belong to one person. Only the desk uses them; they expire with the submissions. */
export function createPeople(db: () => Firestore) {
  return { joinPeople, separatePerson };

  /** Joins addresses as one person. Addresses that are already joined to one of them are included. */
  function joinPeople(emails: readonly string[], by: Doer): Promise<void> {
    return change('joinPeople', emails, by, (known) => known[0] ?? randomUUID());
  }

  /** Separates an address from the person's other addresses. */
  function separatePerson(email: string, by: Doer): Promise<void> {
    return change('separatePerson', [email], by, () => '');
  }

  async function change(
    action: PersonAction,
    emails: readonly string[],
    { uid, now }: Doer,
    choose: (known: string[]) => string,
  ): Promise<void> {
    await db().runTransaction(async (transaction) => {
      const find = async (field: string, values: readonly string[]) => {
        const queries = inGroups([...new Set(values)]).flatMap((some) =>
          SUBMISSION_KINDS.map((kind) => transaction.get(db().collection(kind).where(field, 'in', some))),
        );
        return (await Promise.all(queries)).flatMap(({ docs }) => docs);
      };
      const own = await find('emailKey', emails.map(emailKey));
      const known = own.map((one) => String(one.get('person') ?? '')).filter(Boolean);
      const joined = action === 'joinPeople' ? await find('person', known) : [];
      const person = choose(known);
      const changed = [...new Map([...own, ...joined].map(({ ref }) => [ref.path, ref])).values()];
      for (const ref of changed) transaction.update(ref, { person });
      const submissions = changed.map(({ path }) => path);
      const entry: Omit<AuditEntry, 'id'> = { action, by: uid, at: now, submissions };
      transaction.create(db().doc(`audit/${randomUUID()}`), { ...entry, expireAt: auditExpiry(now) });
    });
  }
}

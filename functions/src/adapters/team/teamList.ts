import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { TEAM_PATH, type TeamMember } from '../../../../src/domain/accounts/team.ts';
import type { Environment } from '../../environment.ts';
import { withDates } from '../withDates.ts';
import type { createAccounts } from './accounts.ts';

export type Members = Record<string, TeamMember>;

export type TeamServices = Pick<Environment, 'db' | 'auth'> &
  Pick<ReturnType<typeof createAccounts>, 'readAdministrators'>;

/** The accounts that have the claim, by uid. */
export type Holders = ReadonlyMap<string, { uid: string; email: string | undefined }>;

/** Maximum number of attempts at a change; each fails if somebody else changes the list meanwhile. */
const MOST_TRIES = 20;

/** The stored list of administrators. It grants no rights: it only lists accounts that have the claim. */
export function createTeamList({ db, auth, readAdministrators }: TeamServices) {
  const team = () => db().doc(TEAM_PATH);
  return { change, membersIn, compareClaims };

  async function membersIn(transaction: Transaction): Promise<Members> {
    return membersOf(await transaction.get(team()));
  }

  /** Runs a change with the list and the accounts that have the claim. Starts again if the list changes meanwhile. */
  async function change<Result>(
    uids: readonly string[],
    run: (transaction: Transaction, members: Members, holders: Holders) => Promise<Result>,
  ): Promise<Result> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const before = await team().get();
      const asked = new Set([...Object.keys(membersOf(before)), ...uids]);
      const holders = new Map((await readAdministrators([...asked])).map((one) => [one.uid, one]));
      const done = await db().runTransaction(async (transaction) => {
        const now = await transaction.get(team());
        if (now.updateTime?.valueOf() !== before.updateTime?.valueOf()) return undefined;
        return { result: await run(transaction, membersOf(now), holders) };
      });
      if (done) return done.result;
    }
    throw new Error('The list of administrators changes too often.');
  }

  /** Lists accounts with the claim that the list lacks. Somebody must confirm their addresses. Returns how many. */
  async function compareClaims(): Promise<number> {
    const accounts = await auth();
    let [added, page]: [number, string | undefined] = [0, undefined];
    do {
      const { users, pageToken } = await accounts.listUsers(1000, page);
      const known = membersOf(await team().get());
      const unlisted = users.filter(
        ({ uid, customClaims }) =>
          customClaims?.admin === true && (!known[uid] || (known[uid].removedAt && !known[uid].leavingSince)),
      );
      for (const { uid, email = '', displayName: name = '' } of unlisted) {
        const members = { [uid]: { email, name, isUnconfirmed: true } };
        await team().set({ members }, { mergeFields: [`members.${uid}`] });
      }
      added += unlisted.length;
      page = pageToken;
    } while (page);
    return added;
  }
}

function membersOf(found: DocumentSnapshot): Members {
  return withDates(found.get('members') ?? {}) as Members;
}

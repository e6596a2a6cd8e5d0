import { studio } from '#src/copy/studio.ts';
import { newMember, type Visitor, visitorWith } from '#tests/integration/rules/visitors.ts';
import { db } from '#tests/support/store.ts';

const administrator = { admin: true, email_verified: true, hasPasskey: true };
const REVOKED_MINUTES_AGO = 5;

/** Every kind of caller, with the claims that its token adds to those of a new member. `nobody` has no token. */
const KINDS = {
  nobody: undefined,
  member: {},
  verifiedMember: { email_verified: true },
  /** Has the administrator's e-mail but not the rights: sees the link to the inbox, but has no access. */
  namesake: { email: studio.administratorEmail, email_verified: true },
  claimAsText: { ...administrator, admin: 'true' },
  proofAsText: { ...administrator, email_verified: 'true' },
  unprovedAdministrator: { ...administrator, email_verified: false },
  passwordAlone: { admin: true, email_verified: true },
  passkeyAsText: { ...administrator, passkeyAt: 'now' },
  /** Signed in with a passkey, then changed the account's e-mail and verified the new one. */
  otherAddress: { ...administrator, passkeyEmail: 'antes@exemplo.com.br' },
  revokedAdministrator: { ...administrator, confirmedMinutesAgo: REVOKED_MINUTES_AGO + 1 },
  /** Signed in after the rights were revoked, with a token from a passkey ceremony before the revocation. */
  lateExchange: { ...administrator, confirmedMinutesAgo: REVOKED_MINUTES_AGO + 1, signedInMinutesAgo: 0 },
  /** Lost the rights, got them back, and then signed in again. */
  returnedAdministrator: { ...administrator, confirmedMinutesAgo: REVOKED_MINUTES_AGO - 1 },
  earlierAdministrator: { ...administrator, confirmedMinutesAgo: 61 },
  administrator,
};

type Minutes = { confirmedMinutesAgo?: number; signedInMinutesAgo?: number; hasPasskey?: boolean };

export type CallerKind = keyof typeof KINDS;

/** Callers by their rights: each list is a subset of the one before. */
export const EVERYBODY = Object.keys(KINDS) as CallerKind[];
export const MEMBERS = EVERYBODY.filter((kind) => kind !== 'nobody');
export const VERIFIED = MEMBERS.filter(
  (kind) => !['member', 'proofAsText', 'unprovedAdministrator'].includes(kind),
);
export const ADMINISTRATORS: CallerKind[] = [
  'returnedAdministrator',
  'earlierAdministrator',
  'administrator',
];
export const RECENT_ADMINISTRATORS: CallerKind[] = ['returnedAdministrator', 'administrator'];
export const NOBODY_AT_ALL: CallerKind[] = [];

export type Caller = Visitor & { kind: CallerKind; uid: string; email: string; token: string | undefined };

export function createCallers(): Promise<Caller[]> {
  return Promise.all(EVERYBODY.map(createCaller));
}

/** Callers whom an endpoint accepts. Throws errors other than refusals, or a broken endpoint would look closed. */
export async function whoPasses(callers: Caller[], open: (caller: Caller) => Promise<unknown>) {
  const passed: CallerKind[] = [];
  for (const caller of callers)
    try {
      await open(caller);
      passed.push(caller.kind);
    } catch (error) {
      const { code } = error as { code?: string };
      if (code !== 'permission-denied' && code !== 'storage/unauthorized') throw error;
    }
  return passed;
}

async function createCaller(kind: CallerKind): Promise<Caller> {
  const claims = KINDS[kind] as (Minutes & object) | undefined;
  const { confirmedMinutesAgo = 0, signedInMinutesAgo, hasPasskey, ...others } = claims ?? {};
  const now = Math.floor(Date.now() / 1000);
  const member = claims && (await newMember());
  const token =
    member &&
    withClaims(await member.user.getIdToken(), {
      auth_time: now - (signedInMinutesAgo ?? confirmedMinutesAgo) * 60,
      ...(hasPasskey && { passkeyAt: now - confirmedMinutesAgo * 60, passkeyEmail: member.email }),
      ...others,
    });
  if (member && /^(revoked|returned|lateExchange)/.test(kind)) {
    const revokedAt = new Date(Date.now() - REVOKED_MINUTES_AGO * 60_000);
    await db.doc(`adminRevocations/${member.uid}`).set({ revokedAt });
  }
  const own = { kind, uid: member?.uid ?? 'nobody', email: member?.email ?? '', token };
  return { ...own, ...visitorWith(token) };
}

/** A copy of `token` with changed claims. Emulators check no signature. */
export function withClaims(token: string, changes: object): string {
  const [header, payload = ''] = token.split('.');
  const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...changes };
  return `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
}

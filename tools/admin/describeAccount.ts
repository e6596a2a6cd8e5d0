import type { UserRecord } from 'firebase-admin/auth';

/** Uid, day of creation and verification of an account, one a line, for a person who decides about its rights. */
export function describeAccount({ uid, email, emailVerified, metadata }: UserRecord): string {
  return [
    `Account     ${email}`,
    `uid         ${uid}`,
    `created     ${new Date(metadata.creationTime).toISOString()}`,
    `e-mail      ${emailVerified ? 'verified' : 'not verified'}`,
  ].join('\n');
}

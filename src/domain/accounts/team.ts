import * as v from 'valibot';
import { emailField } from '../forms/contact.ts';

/** Days during which an invitation can be accepted. It can be accepted once. */
export const INVITATION_DAYS = 7;

/** Path of the administrators by uid, including former ones of the last months. */
export const TEAM_PATH = 'team/current';

/**
 * An administrator as the audit log names them. `email` is the address that was confirmed last. `isUnconfirmed` marks
 * an administrator who is only known by the claim of the account. `leavingSince` is set while the rights are being
 * removed.
 */
export type TeamMember = {
  email: string;
  name: string;
  isUnconfirmed?: boolean;
  leavingSince?: Date;
  removedAt?: Date;
  refusesAssignments?: true;
};

/**
 * The team as an administrator sees it; dates as ISO texts. `isConfirmed` is false if the account's `email` has changed
 * and the team has not confirmed it.
 */
export type Team = {
  members: {
    uid: string;
    email: string;
    name: string;
    isRemoved: boolean;
    isConfirmed: boolean;
    passkeys: number;
    isToldOfAssignments: boolean;
  }[];
  invitations: { id: string; email: string; expireAt: string }[];
};

const uid = v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/));

export const teamActions = [
  v.object({ action: v.literal('team') }),
  v.object({ action: v.literal('invite'), email: emailField }),
  v.object({ action: v.literal('tellAssignments'), isWanted: v.boolean() }),
  v.object({ action: v.literal('withdraw'), id: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) }),
  v.object({ action: v.picklist(['remove', 'resetPasskeys', 'confirmAddress']), uid }),
] as const;

export type TeamAction = v.InferOutput<(typeof teamActions)[number]>;

/** The action by which a member who was invited becomes an administrator. */
export const joinSchema = v.object({ action: v.literal('joinTeam') });

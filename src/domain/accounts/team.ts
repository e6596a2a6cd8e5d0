import * as v from 'valibot';
import { emailField } from '../forms/contact.ts';

/** Days in which an invitation can be accepted, once. */
export const INVITATION_DAYS = 7;

/** Where the administrators stand, by their uids, those of the last months included. */
export const TEAM_PATH = 'team/current';

/**
 * An administrator as the audit log names them. `email` is the address at which the rights were given or last confirmed, unless
 * `isUnconfirmed`, for those who were found by their claim; `leavingSince` while the rights are being taken away.
 */
export type TeamMember = {
  email: string;
  name: string;
  isUnconfirmed?: boolean;
  leavingSince?: Date;
  removedAt?: Date;
  refusesAssignments?: true;
};

/** The team as an administrator sees it; dates as ISO texts. Without `isConfirmed` the account's `email` is not the known one. */
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

/**
 * The actions around administrators: see them; say whether one is told what one is responsible for; invite an address, or take that back; take the rights away; delete all passkeys of
 * another, or confirm the present e-mail of their account.
 */
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

import * as v from 'valibot';
import { emailField } from '../forms/contact.ts';
import { inWords } from '../time/inWords.ts';

/** Days within which an invitation can be accepted. It can be accepted once. */
export const INVITATION_DAYS = 7;
export const INVITATION_MISSING = `Não há convite que valha para o email desta conta. Confira se entrou com o email convidado, se ele está confirmado (em Configurações) e se o convite tem menos de ${inWords(INVITATION_DAYS)} dias.`;

/** Path of the document of all administrators, keyed by uid. It also contains some former administrators. */
export const TEAM_PATH = 'team/current';

/**
 * A present or former administrator. `email` is the address that was confirmed last. `isUnconfirmed`: the account has
 * the claim, but the team has not confirmed its address. `leavingSince` is set while the rights are being removed.
 */
export type TeamMember = {
  email: string;
  name: string;
  isUnconfirmed?: boolean;
  leavingSince?: Date;
  removedAt?: Date;
  refusesAssignments?: true;
};

/** Dates are ISO texts. `isConfirmed` is false if the account's `email` is new and the team has not confirmed it. */
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

/** The action with which an invited member becomes an administrator. */
export const joinSchema = v.object({ action: v.literal('joinTeam') });

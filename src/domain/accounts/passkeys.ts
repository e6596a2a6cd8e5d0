import * as v from 'valibot';
import { singleLineText } from '../forms/textSchemas.ts';

/** Minutes for which the link that enrols a first passkey is valid. The link can be used once. */
export const PASSKEY_LINK_MINUTES = 15;

export const PASSKEY_LINK_FRAGMENT = 'chave=';

/** A ceremony must be completed within this many minutes after its start. It can be completed once. */
export const CEREMONY_MINUTES = 5;

export const MOST_PASSKEYS = 10;
export const PASSKEY_NAME_LIMIT = 60;

/**
 * Claims of a passkey session: the time of the ceremony in seconds since 1970, and the account's e-mail at that time.
 */
export type PasskeyClaims = { passkeyAt: number; passkeyEmail: string };

/** A passkey as its owner sees it. Dates are ISO texts. */
export type ShownPasskey = { id: string; name: string; createdAt: string; lastUsedAt: string };

/** Responses of passkey actions. `options` are the browser's WebAuthn options; `token` signs in with the claims. */
export type PasskeyAnswer = { count?: number; options?: object; token?: string; passkeys?: ShownPasskey[] };

/** A response of the browser. The library that verifies it checks its contents. */
const response = v.looseObject({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,1400}$/)) });
const link = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/)));

export const passkeyActionSchema = v.variant('action', [
  v.object({ action: v.literal('startCeremony') }),
  v.object({ action: v.literal('completeCeremony'), response }),
  v.object({ action: v.literal('sendPasskeyLink') }),
  v.object({ action: v.literal('startEnrolment'), link }),
  v.object({
    action: v.literal('completeEnrolment'),
    link,
    name: singleLineText('O nome', PASSKEY_NAME_LIMIT),
    response,
  }),
  v.object({ action: v.literal('passkeys') }),
  v.object({ action: v.literal('removePasskey'), id: response.entries.id }),
]);

export type PasskeyAction = v.InferOutput<typeof passkeyActionSchema>;

/** The action that replaces the ceremony in local runs. Production builds do not contain it. */
export const LOCAL_CEREMONY = 'localCeremony';

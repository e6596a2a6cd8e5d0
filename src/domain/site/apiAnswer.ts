/** The message of each wrong field, keyed by the field's name in the request. */
export type FieldErrors = Record<string, string>;

/**
 * A success (200); `id` is the reference. `review`: the studio must confirm the submission first. `unmailed`: the
 * visitor gets no mail now, because of `review` or because the mailbox has received its daily maximum.
 */
export type ApiSuccess = { ok: true; id: string; review?: true; unmailed?: true };

/** A failure (any other status): a message in Portuguese and, for 400 and 409, the message of each wrong field. */
export type ApiFailure = { error: string; fields?: FieldErrors };

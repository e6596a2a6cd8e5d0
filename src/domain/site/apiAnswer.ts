/** Message of each wrong field, keyed by the field's name in the request. */
export type FieldErrors = Record<string, string>;

/**
 * Answer with status 200; `id` is the reference of what was accepted. With `review` the studio looks at it before a confirmation
 * goes; `unmailed` is what no mail has told of, because of that, or because its mailbox had all of a day.
 */
export type ApiSuccess = { ok: true; id: string; review?: true; unmailed?: true };

/** Answer with any other status: one Portuguese sentence, and for 400 and 409 the message of each wrong field. */
export type ApiFailure = { error: string; fields?: FieldErrors };

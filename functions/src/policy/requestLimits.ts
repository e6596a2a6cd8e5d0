/** Largest accepted body of a form in bytes: the longest valid form, every character escaped, is a third of it. */
export const BODY_LIMIT = 32 * 1024;

/** Bytes of a larger body that are read and discarded before its connection is cut off. */
export const DISCARD_LIMIT = 256 * 1024;

/**
 * How long a request waits for its handler before it is answered that it failed. With the second that the count of failures
 * may take, every request is answered within 30 s.
 */
export const ANSWER_WITHIN_MS = 25_000;

/** How long a body may take to arrive. */
export const BODY_WITHIN_MS = 10_000;

/**
 * How many requests one process of a form's function answers at once, and the memory it has. A body takes at most 32 KB,
 * so it is the mails and database answers of that many submissions that need room.
 */
export const REQUESTS_AT_ONCE = 80;
export const FORM_MEMORY = '512MiB';

/** How long the edge, and each process, may repeat what it was told of the agenda. */
export const AGENDA_CACHED_SECONDS = 30;

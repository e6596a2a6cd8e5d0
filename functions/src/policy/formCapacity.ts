/** How many requests one process of a form answers at once, and the memory that their mails and database answers need. */
export const REQUESTS_AT_ONCE = 80;
export const FORM_MEMORY = '512MiB';

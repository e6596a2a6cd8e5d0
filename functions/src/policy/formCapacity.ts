/** Number of concurrent requests of one form process, and the memory that they need. */
export const REQUESTS_AT_ONCE = 80;
export const FORM_MEMORY = '512MiB';

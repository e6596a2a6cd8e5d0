/** Maximum number of concurrent requests in one process of the forms, and the memory that they need. */
export const REQUESTS_AT_ONCE = 80;
export const FORM_MEMORY = '512MiB';

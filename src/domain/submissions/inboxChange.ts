/** Where it stands that something has changed in the inbox; each change has another id. */
export const INBOX_CHANGE_PATH = 'inbox/change';

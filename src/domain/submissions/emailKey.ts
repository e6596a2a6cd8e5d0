/** The e-mail as submissions of one address are found by: without spaces around it and in lower case. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

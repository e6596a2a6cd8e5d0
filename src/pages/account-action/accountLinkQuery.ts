declare global {
  interface Window {
    /** The query string of an account mail's link; the small script in index.html takes it out of the address. */
    accountLink?: string;
  }
}

/** The query string that the page was opened with. */
export function accountLinkQuery(): string {
  return window.accountLink ?? '';
}

/** `fetch` with what goes to Google sent to `origin` instead: openGoogleService.ts. */
export const redirectGoogle =
  (origin: string, send: typeof fetch = fetch): typeof fetch =>
  (url, init) =>
    send(String(url).replace(/^https:\/\/(?=[a-z]+\.googleapis\.com\/)/, `${origin}/`), init);

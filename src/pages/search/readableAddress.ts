/** An address with its percent-encoding decoded, or unchanged if it is malformed. */
export function readableAddress(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** An address as a person would write it, its percent signs resolved; as it is where they stand for nothing. */
export function readableAddress(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

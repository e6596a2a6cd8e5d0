/** Whether a meeting address can be opened in a browser. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\/\S+$/.test(address) && URL.canParse(address);
}

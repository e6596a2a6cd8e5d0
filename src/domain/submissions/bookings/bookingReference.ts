/** The reference number of a submission ('123-456-789'), computed from its UUID. */
export function bookingReference(id: string): string {
  const number = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) % 1e9;
  return String(number)
    .padStart(9, '0')
    .replace(/(\d{3})(?=\d)/g, '$1-');
}

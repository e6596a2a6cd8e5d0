/** The country of a number that names none; longer numbers begin with their country's. */
const BRAZIL = '55';
const LONGEST_NATIONAL = 11;

/** The digits of a telephone as a person typed it, with its country. */
function internationalDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
  return typed.trim().startsWith('+') || digits.length > LONGEST_NATIONAL ? digits : `${BRAZIL}${digits}`;
}

/** Where a telephone is called. */
export function callAddress(typed: string): string {
  return `tel:+${internationalDigits(typed)}`;
}

/** Where somebody with this telephone is written to on WhatsApp. */
export function whatsappAddress(typed: string): string {
  return `https://wa.me/${internationalDigits(typed)}`;
}

/** A telephone as Brazilians write it, '(11) 90000-0000'; one of another country, or of another length, as it was typed. */
export function displayTelephone(typed: string): string {
  const [, area, first, last] = /^55(\d{2})(\d{4,5})(\d{4})$/.exec(internationalDigits(typed)) ?? [];
  return area ? `(${area}) ${first}-${last}` : typed.trim();
}

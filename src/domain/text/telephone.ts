/** The country of a number that names none; longer numbers begin with their country's. */
const BRAZIL = '55';
const LONGEST_NATIONAL = 11;

function internationalDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
  return typed.trim().startsWith('+') || digits.length > LONGEST_NATIONAL ? digits : `${BRAZIL}${digits}`;
}

export function callAddress(typed: string): string {
  return `tel:+${internationalDigits(typed)}`;
}

/** A Brazilian landline: eight digits after the area code, the first from 2 to 5. */
const LANDLINE = /^55\d{2}[2-5]\d{7}$/;

/** The WhatsApp address of a telephone; undefined for none and for a landline. */
export function whatsappAddress(typed: string): string | undefined {
  const digits = internationalDigits(typed);
  return typed && !LANDLINE.test(digits) ? `https://wa.me/${digits}` : undefined;
}

/** A telephone as Brazilians write it, '(11) 90000-0000'; one of another country, or of another length, as it was typed. */
export function displayTelephone(typed: string): string {
  const [, area, first, last] = /^55(\d{2})(\d{4,5})(\d{4})$/.exec(internationalDigits(typed)) ?? [];
  return area ? `(${area}) ${first}-${last}` : typed.trim();
}

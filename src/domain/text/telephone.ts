/** The default country code. Numbers with more digits than `LONGEST_NATIONAL` begin with their own country code. */
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

/** The WhatsApp address of a telephone; undefined for landlines and invalid numbers. */
export function whatsappAddress(typed: string): string | undefined {
  const digits = internationalDigits(typed);
  return typed && !LANDLINE.test(digits) ? `https://wa.me/${digits}` : undefined;
}

/** Formats a telephone as Brazilians write it, '(11) 90000-0000'. Returns other numbers as typed. */
export function displayTelephone(typed: string): string {
  const [, area, first, last] = /^55(\d{2})(\d{4,5})(\d{4})$/.exec(internationalDigits(typed)) ?? [];
  return area ? `(${area}) ${first}-${last}` : typed.trim();
}

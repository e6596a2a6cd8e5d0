import { expect, it } from 'vitest';
import { callAddress, displayTelephone, whatsappAddress } from '#src/domain/text/telephone.ts';

it.each([
  ['11 55550142', '(11) 5555-0142', '551155550142', false],
  ['(11) 5555-0142', '(11) 5555-0142', '551155550142', false],
  ['+55 11 95555.0142', '(11) 95555-0142', '5511955550142', true],
  ['011955550142', '(11) 95555-0142', '5511955550142', true],
  ['+351 912 345 678', '+351 912 345 678', '351912345678', true],
])(
  '%s is shown and called as one number, and has a WhatsApp link unless it is a landline',
  (typed, shown, digits, isMobile) => {
    expect(displayTelephone(typed)).toBe(shown);
    expect(callAddress(typed)).toBe(`tel:+${digits}`);
    expect(whatsappAddress(typed)).toBe(isMobile ? `https://wa.me/${digits}` : undefined);
  },
);

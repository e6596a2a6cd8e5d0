import { expect, it } from 'vitest';
import { callAddress, displayTelephone, whatsappAddress } from '#src/domain/site/telephone.ts';

it.each([
  ['11 55550142', '(11) 5555-0142', '551155550142'],
  ['(11) 5555-0142', '(11) 5555-0142', '551155550142'],
  ['+55 11 95555.0142', '(11) 95555-0142', '5511955550142'],
  ['011955550142', '(11) 95555-0142', '5511955550142'],
  ['+351 912 345 678', '+351 912 345 678', '351912345678'],
])('%s is shown, called and written to as one number', (typed, shown, digits) => {
  expect(displayTelephone(typed)).toBe(shown);
  expect(callAddress(typed)).toBe(`tel:+${digits}`);
  expect(whatsappAddress(typed)).toBe(`https://wa.me/${digits}`);
});

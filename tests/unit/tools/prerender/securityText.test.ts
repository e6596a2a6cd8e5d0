import { expect, test } from 'vitest';
import { securityText } from '#tools/prerender/securityText.ts';

test('names whom to tell, where the file stands, and a day less than a year away', () => {
  expect(
    securityText('https://www.estudio.com.br', 'ola@estudio.com.br', new Date('2026-03-12T12:00:00.5Z')),
  ).toBe(`Contact: mailto:ola@estudio.com.br
Expires: 2027-03-07T12:00:00Z
Preferred-Languages: pt, en
Canonical: https://www.estudio.com.br/.well-known/security.txt
`);
});

import fc from 'fast-check';

const STRANGE_TEXTS = [
  '',
  ' \u200b ',
  'Ana\r\nBcc: outra@exemplo.com',
  'Ana\u0000',
  'Ana\u2028Souza',
  '\ud83e',
  'a\udc00b',
  '👩🏽‍🎨🧵',
  '\u202eana',
  '<script>alert(1)</script>',
  '=CMD()',
  '"Ana" <a@b.co>, c@d.co',
  'a@b.co',
  'ana@exemplo.com\r\nBcc: x@y.co',
  '2026-03-13',
  '2026-02-30',
  '09:00',
  '12:00',
  'outro',
  'toString',
  'x'.repeat(5000),
];
const HONEST_KEYS = ['conferencia', 'elapsedMs', 'idempotencyKey'];
const STRANGE_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', ...HONEST_KEYS];

const strangeValue = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...STRANGE_TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 120 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 120 }) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom(null, true, 0, -1, 1e308, [], {}, [['a']], { $ne: '' }) },
  { weight: 1, arbitrary: fc.dictionary(fc.constantFrom(...STRANGE_KEYS), fc.jsonValue({ maxDepth: 2 })) },
);

/** Any JSON value, objects with strange fields, and nearly valid bodies, which are refused late or not at all. */
export function generatedBodies(valid: () => Record<string, unknown>): fc.Arbitrary<string> {
  const keys = [...Object.keys(valid()), ...STRANGE_KEYS];
  const changes = fc.array(fc.tuple(fc.constantFrom(...keys), strangeValue), { maxLength: 4 });
  return fc.oneof(
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 6 }).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
    // Built from entries, because an assignment would not create a field named __proto__.
    { weight: 2, arbitrary: changes.map((entries) => JSON.stringify(Object.fromEntries(entries))) },
    {
      weight: 6,
      arbitrary: changes.map((entries) =>
        JSON.stringify(Object.fromEntries([...Object.entries(valid()), ...entries])),
      ),
    },
  );
}

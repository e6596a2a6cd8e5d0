import { describe, expect, test } from 'vitest';
import { DESCRIPTION_LIMIT, MESSAGE_LIMIT } from '#src/domain/forms/fieldLimits.ts';
import { bookingReference } from '#src/domain/submissions/bookings/bookingReference.ts';
import {
  MOST_TERMS,
  matchesSearch,
  type SearchedFields,
  searchKey,
  searchTerms,
} from '#src/domain/submissions/lists/searchTerms.ts';

const id = '0f8a4c1e-6f0b-4c52-9d4b-0a4f8f1f6f11';
const joao: SearchedFields = {
  id,
  form: 'booking',
  nome: "João D'Ávila Conceição",
  email: 'Joao.Avila@Exemplo.com.br',
  telefone: '(11) 98765-4321',
  descricaoProjeto: 'Um site para a exposição de cerâmica.\nO prazo é o fim de março de 2027.',
};
/** Searches as the inbox does: the database finds one term, and the results are compared with all words. */
const finds = (fields: SearchedFields, typed: string) =>
  searchTerms(fields).includes(searchKey(typed)) && matchesSearch(fields, typed);

describe('a submission', () => {
  test.each([
    '  JOAO  ',
    'avil',
    'd joão',
    'exemplo.com.br',
    'joao.avila@ex',
    'João <joao.avila@exemplo.com.br>',
    'CERAMICA joao',
    'site para exposição',
    '2027',
    'site ceram',
  ])('is found by "%s"', (typed) => expect(finds(joao, typed)).toBe(true));

  test.each(['oao', 'joão maria', 'avila@exemplo.com.br', 'joao.avila@outro.com', 'cer', 'joao@', ' .,- '])(
    'is not found by "%s"',
    (typed) => expect(finds(joao, typed)).toBe(false),
  );

  const telephones = [
    '(11) 98765-4321',
    '+55 (11) 9 8765.4321',
    '0055 11 98765 4321',
    '5511987654321',
    '(011) 98765.4321',
    '9 8765 4321',
    '987654321',
    'tel. (11) 98765‑4321',
  ];

  test.each(telephones)('whose telephone was typed as "%s" is found by every spelling of it', (telefone) => {
    for (const typed of telephones)
      expect([typed, finds({ ...joao, telefone }, typed)]).toEqual([typed, true]);
  });
});

const reference = bookingReference(id);
const spellings = [
  reference,
  reference.replaceAll('-', ''),
  reference.replaceAll('-', ' '),
  `Referência: ${reference}`,
];
const zeros = { ...joao, id: 'cf7d0d70-191c-4fda-84e9-11e333e94203' };
const called = { id, form: 'message' as const, nome: 'Ana', email: 'ana@exemplo.com' };
const phoneAddress = '11987654321@exemplo.com.br';

test.each<[what: string, fields: SearchedFields, found: string[], notFound: string[]]>([
  ['its own telephone number', joao, ['98765-4321'], ['(21) 98765-4321', '98765-4322']],
  [
    'a telephone number in its message',
    { ...called, mensagem: 'Ligue: 21 3333-4444.' },
    ['+55 (21) 33334444'],
    [],
  ],
  ['its reference', joao, spellings, [bookingReference('1f8a4c1e-6f0b-4c52-9d4b-0a4f8f1f6f11')]],
  ['a reference that begins with zeros', zeros, ['003-311-900', '003311900', 'Código 003-311-900'], []],
  [
    'beginnings of words in its notes and in its sender’s name',
    { ...joao, notes: { 3: { text: 'Indicado pela Biblioteca; tem orçamento.' } } },
    ['orçam', 'bibliot', 'joão orçamento', 'biblioteca'],
    ['orçar'],
  ],
  [
    'its e-mail address, even if that has a telephone number',
    { ...joao, email: phoneAddress },
    [phoneAddress],
    [],
  ],
  ['its own address only, not by one that contains its telephone number', joao, [], [phoneAddress]],
  [
    'its corrected address and the originally sent one',
    { ...joao, correctedEmail: { address: 'joana@certo.com.br' } },
    ['joana@certo.com.br', 'joana@', 'cert', 'joao.avila@exemplo.com.br'],
    [],
  ],
])('a submission is found by %s', (_, fields, found, notFound) => {
  for (const typed of found) expect([typed, finds(fields, typed)]).toEqual([typed, true]);
  for (const typed of notFound) expect([typed, finds(fields, typed)]).toEqual([typed, false]);
});

function manyWords(limit: number, size: number): string {
  let text = '';
  for (let index = 0; text.length + size < limit; index += 1)
    text += `${index
      .toString(26)
      .replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)))
      .padStart(size, 'k')} `;
  return text;
}

describe('the longest fields', () => {
  const longest = {
    id,
    form: 'booking' as const,
    nome: manyWords(100, 9),
    email: `${'e'.repeat(60)}@${'d'.repeat(30)}.com.br`,
    telefone: '+55 (11) 98765-4321',
    correctedEmail: { address: 'ana.souza@certo.com.br' },
  };

  test.each([4, 7])('give at most 200 terms, all different (words of %i letters)', (size) => {
    for (const fields of [
      { ...longest, form: 'message' as const, mensagem: manyWords(MESSAGE_LIMIT, size) },
      { ...longest, descricaoProjeto: manyWords(DESCRIPTION_LIMIT, size), outroTipo: manyWords(100, size) },
    ]) {
      const terms = searchTerms(fields);
      expect(terms.length).toBeLessThanOrEqual(MOST_TERMS);
      expect(new Set(terms).size).toBe(terms.length);
      for (const typed of [bookingReference(id), '98765-4321', 'ana.souza@certo.com.br', 'kkkkkkkkr'])
        expect(finds(fields, typed)).toBe(true);
    }
    expect(MOST_TERMS).toBe(200);
  });

  test('keep the longest words of the text, wherever in the text they are', () => {
    const text = `${manyWords(DESCRIPTION_LIMIT - 30, 4)} biblioteca`;
    expect(finds({ ...longest, descricaoProjeto: text }, 'biblioteca')).toBe(true);
  });
});

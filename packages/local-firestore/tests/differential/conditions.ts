import fc from 'fast-check';

const pick = (...texts: string[]) => fc.constantFrom(...texts);
const write = (form: string, ...parts: fc.Arbitrary<string>[]) =>
  fc.tuple(...parts).map((texts) => texts.reduce((text, part) => text.replace('#', () => part), form));

/**
 * Texts of conditions: every operator and most methods of the language, over literals, the fields of the stored document
 * `one`, missing ones, helper functions and other documents; now and then a value of another type than its place takes.
 */
export const conditions: fc.Arbitrary<string> = fc.letrec<Record<string, string>>((tie) => {
  const [bool, int, num, text, list, set, map, value] = [
    'bool',
    'int',
    'num',
    'text',
    'list',
    'set',
    'map',
    'value',
  ].map((name) => tie(name)) as [
    fc.Arbitrary<string>,
    fc.Arbitrary<string>,
    fc.Arbitrary<string>,
    fc.Arbitrary<string>,
    fc.Arbitrary<string>,
    fc.Arbitrary<string>,
    fc.Arbitrary<string>,
    fc.Arbitrary<string>,
  ];
  const data = (...names: string[]) => pick(...names.map((name) => `resource.data.${name}`));
  const document = '/databases/$(database)/documents/docs/one';
  // An error among the items of a list or a map confuses Google's emulator (it then takes a later item for the list's).
  const leaf = fc.oneof(pick('null', 'true', '1', "'b'", '[]', '{}'), data('n', 's', 'l', 'm', 't', 'z'));
  const choose = (simple: fc.Arbitrary<string>, ...others: fc.Arbitrary<string>[]) =>
    fc.oneof({ depthSize: 'small', withCrossShrink: true }, simple, ...others);
  return {
    bool: choose(
      pick('true', 'false'),
      write('(# # #)', value, pick('==', '!='), value),
      write('(# # #)', num, pick('<', '<=', '>', '>='), num),
      write('(# # #)', text, pick('<', '<=', '>', '>='), text),
      write('(# in #)', value, fc.oneof(list, map, set)),
      write('!#', bool),
      write('(# # #)', bool, pick('&&', '||'), bool),
      write('(# # #)', bool, pick('&&', '||'), bool),
      write('(# ? # : #)', bool, bool, bool),
      write(
        '(# is #)',
        value,
        pick('bool', 'int', 'float', 'number', 'string', 'list', 'map', 'timestamp', 'path', 'bytes'),
      ),
      write('(#).matches(#)', text, pick("'a'", "'a*b?'", "'[a-c]+'", "'.*'", "'(?i)A.'")),
      write('(#).#(#)', fc.oneof(list, set), pick('hasAny', 'hasAll', 'hasOnly'), list),
      write('#(#)', pick('same', 'twice', 'unused'), value),
      pick(`exists(${document})`, '!exists(/databases/$(database)/documents/docs/none)'),
      write('#', value),
    ),
    int: choose(
      pick('0', '1', '2', '7', '9223372036854775807'),
      data('n'),
      write('(#).size()', fc.oneof(text, list, map, set)),
    ),
    num: choose(
      pick('0', '1', '2', '0.5', '3.0', '100000000000000000000.0'),
      data('n', 'f'),
      int,
      write('(# # #)', num, pick('+', '-', '*', '/', '%'), num),
      write('-(#)', num),
      write('math.#(#)', pick('abs', 'ceil', 'floor', 'round', 'sqrt'), num),
      write('math.pow(#, #)', num, num),
      write('int(#)', fc.oneof(num, text)),
      write('float(#)', fc.oneof(num, text)),
      pick(`get(${document}).data.n`),
      value,
    ),
    text: choose(
      pick("''", "'a'", "'b'", "'a,b'", "'é😀'", "' A '", "'12'", "'1.5'"),
      data('s'),
      write('(# + #)', text, text),
      write('(#).#()', text, pick('upper', 'lower', 'trim')),
      write('(#)[#]', text, int),
      write('(#)[#:#]', text, int, int),
      write("(#).replace(#, 'x')", text, pick("'a'", "'[ab]'", "'b*'")),
      write('string(#)', fc.oneof(num, bool, text)),
      write("(#).join(',')", list),
      value,
    ),
    list: choose(
      pick('[]', '[1, 2]', "['a', 'b']", "['a', 1, null]"),
      data('l'),
      write('[#, #]', leaf, leaf),
      write('(#).concat(#)', list, list),
      write('(#).removeAll(#)', list, list),
      write('(#)[#:#]', list, int, int),
      write('(#).split(#)', text, pick("','", "'a'", "''")),
      write('(#).#()', map, pick('keys', 'values')),
      value,
    ),
    set: choose(
      write('(#).toSet()', list),
      write('(#).#(#)', set, pick('union', 'intersection', 'difference'), set),
      write(
        '#.diff(#).#()',
        map,
        map,
        pick('affectedKeys', 'addedKeys', 'removedKeys', 'changedKeys', 'unchangedKeys'),
      ),
    ),
    map: choose(
      pick('{}', "{'a': 1}", "{'a': 2, 'b': 'x'}", 'resource.data'),
      data('m'),
      write("{'a': #, 'c': #}", leaf, leaf),
    ),
    value: choose(
      pick('null', 'resource.data.missing', 'resource.data.z', 'request.auth', '/a/b', "b'ab'"),
      bool,
      num,
      text,
      list,
      map,
      int,
      write('(#)[#]', list, int),
      write('(#)[#]', map, text),
      write('(#).get(#, #)', map, text, value),
      data('n', 's', 'l', 'm', 't', 'm.a', 'm.b.c'),
    ),
  };
}).bool as fc.Arbitrary<string>;

/** Helper functions that the conditions call. */
export const helperFunctions = `
  function same(a) { return a == a; }
  function twice(a) { let b = same(a); let c = b; return b && c && a == a; }
  function unused(a) { let b = a; return true; }`;

const integer = (value: number) => ({ integerValue: String(value) });
const text = (stringValue: string) => ({ stringValue });
const nothing = { nullValue: null };

/** Fields of the document that the conditions read: most have the type that the name promises, some another or are missing. */
export const documents: fc.Arbitrary<Record<string, object>> = fc.record(
  {
    n: fc.constantFrom<object>(...[5, 0, -3, 2, 7].map(integer), text('5'), { doubleValue: 5 }),
    f: fc.constantFrom<object>(
      { doubleValue: 2.5 },
      { doubleValue: -0.5 },
      { doubleValue: 'NaN' },
      integer(2),
    ),
    s: fc.constantFrom<object>(...['abc', '', 'a', 'é😀', ' A '].map(text), nothing),
    z: fc.constant<object>(nothing),
    l: fc.constantFrom<object>(
      { arrayValue: { values: [integer(1), text('a'), text('b')] } },
      { arrayValue: { values: [] } },
      { arrayValue: { values: [text('b'), text('b'), nothing] } },
      text('a'),
    ),
    m: fc.constantFrom<object>(
      { mapValue: { fields: { a: integer(1), b: text('x') } } },
      { mapValue: { fields: { b: { mapValue: { fields: { c: integer(3) } } } } } },
      { mapValue: { fields: {} } },
      { arrayValue: { values: [text('a')] } },
    ),
    t: fc.constantFrom<object>({ timestampValue: '2024-02-29T12:00:00Z' }, integer(0)),
  },
  { requiredKeys: ['n', 's', 'l', 'm', 'z'] },
);

import fc from 'fast-check';

const pick = (...texts: string[]) => fc.constantFrom(...texts);
const write = (form: string, ...parts: fc.Arbitrary<string>[]) =>
  fc.tuple(...parts).map((texts) => texts.reduce((text, part) => text.replace('#', () => part), form));

type Kind =
  | 'bool'
  | 'int'
  | 'num'
  | 'text'
  | 'list'
  | 'set'
  | 'map'
  | 'path'
  | 'time'
  | 'span'
  | 'place'
  | 'value';

const kinds = fc.letrec<Record<Kind, string>>((tie) => {
  const [bool, int, num, text] = [tie('bool'), tie('int'), tie('num'), tie('text')] as const;
  const [list, set, map, path] = [tie('list'), tie('set'), tie('map'), tie('path')] as const;
  const [time, span, place, value] = [tie('time'), tie('span'), tie('place'), tie('value')] as const;
  const data = (...names: string[]) => pick(...names.map((name) => `resource.data.${name}`));
  const document = '/databases/$(database)/documents/docs/one';
  // If an item of a list or a map is an error, Google's emulator uses a later item as the value of the whole list.
  const leaf = fc.oneof(
    pick('null', 'true', '1', '1.0', '2', '-0.0', "'b'", '[]', '{}'),
    data('n', 's', 'l', 'm', 't', 'z'),
  );
  const choose = (simple: fc.Arbitrary<string>, ...others: fc.Arbitrary<string>[]) =>
    fc.oneof(
      { depthSize: 'small', maxDepth: 4, withCrossShrink: true },
      { weight: Math.ceil(others.length / 2), arbitrary: simple },
      ...others.map((arbitrary) => ({ weight: 1, arbitrary })),
    );
  return {
    bool: choose(
      pick('true', 'false'),
      write('(# # #)', value, pick('==', '!='), value),
      write('(# # #)', num, pick('<', '<=', '>', '>='), num),
      write('(# # #)', text, pick('<', '<=', '>', '>='), text),
      write('(# in #)', value, fc.oneof(list, map, set)),
      write('(# in #)', num, fc.oneof(list, set)),
      write('(# # #)', list, pick('==', '!='), list),
      write('(# # #)', set, pick('==', '!='), set),
      write('(# # #)', map, pick('==', '!='), map),
      write('(# # #)', path, pick('==', '!='), path),
      write('(# # #)', time, pick('<', '<=', '=='), time),
      write('(# # #)', span, pick('<', '<=', '=='), span),
      write('(# # #)', place, pick('==', '!='), place),
      write('!#', bool),
      write('(# # #)', bool, pick('&&', '||'), bool),
      write('(# # #)', bool, pick('&&', '||'), bool),
      write('(# ? # : #)', bool, bool, bool),
      write(
        '(# is #)',
        value,
        pick(
          'bool',
          'int',
          'float',
          'number',
          'string',
          'list',
          'map',
          'timestamp',
          'path',
          'bytes',
          'latlng',
        ),
      ),
      write('(# is #)', path, pick('path', 'string')),
      write('(# is timestamp)', time),
      write('(# is duration)', span),
      write('(#).matches(#)', text, pick("'a'", "'a*b?'", "'[a-c]+'", "'.*'", "'(?i)A.'")),
      write('(#).#(#)', fc.oneof(list, set), pick('hasAny', 'hasAll', 'hasOnly'), list),
      write('(#).#(#)', fc.oneof(list, set), pick('hasAny', 'hasAll', 'hasOnly'), fc.oneof(list, set, value)),
      write('#(#)', pick('same', 'twice', 'unused'), value),
      pick(`exists(${document})`, '!exists(/databases/$(database)/documents/docs/none)'),
      write('#', value),
    ),
    int: choose(
      pick(
        '0',
        '1',
        '2',
        '7',
        '9223372036854775807',
        '-9223372036854775808',
        '9007199254740993',
        '253402300800000',
      ),
      data('n'),
      write('(#).#()', time, pick('year', 'month', 'dayOfYear', 'dayOfWeek', 'hours', 'nanos', 'toMillis')),
      write('(#).#()', span, pick('seconds', 'nanos')),
      write('(#).size()', fc.oneof(text, list, map, set)),
    ),
    num: choose(
      pick(
        '0',
        '1',
        '1.0',
        '2',
        '2.',
        '0.5',
        '3.0',
        '-0.0',
        '0.00012',
        '9007199254740992.0',
        '100000000000000000000.0',
      ),
      data('n', 'f'),
      int,
      write('(# # #)', num, pick('+', '-', '*', '/', '%'), num),
      write('-(#)', num),
      write('math.#(#)', pick('abs', 'ceil', 'floor', 'round', 'sqrt'), num),
      write('math.pow(#, #)', num, num),
      write('int(#)', fc.oneof(num, text)),
      write('float(#)', fc.oneof(num, text)),
      write('float(#)', pick("'NaN'", "'-Infinity'", "' 1.5 '", "'2f'", "'1e3'")),
      pick(`get(${document}).data.n`),
      value,
    ),
    text: choose(
      pick("''", "'a'", "'b'", "'a,b'", "'é😀'", "' A '", "'12'", "'1.5'", "'ßİÉ'", "'/a//b'", "'{a}/b'"),
      pick(...['\\u00a0a\\u2003', '\\u0001a\\t', '\\uffff', '\\101\\n', "it\\'s `"].map((one) => `'${one}'`)),
      data('s'),
      write('(# + #)', text, text),
      write('(#).#()', text, pick('upper', 'lower', 'trim')),
      write('(#)[#]', text, int),
      write('(#)[#:#]', text, int, int),
      write(
        '(#).replace(#, #)',
        text,
        pick("'a'", "'([ab])'", "'b*'"),
        pick("'x'", "'$0'", "'$$'", "'\\\\$'"),
      ),
      write('string(#)', fc.oneof(num, bool, text, path)),
      write('(#)[#]', path, int),
      write("(#).join(',')", list),
      value,
    ),
    list: choose(
      pick(
        '[]',
        '[1, 2]',
        '[1.0, 2]',
        '[2.0]',
        '[[1], [1.0]]',
        "['a', 'b']",
        "['a', 1, null]",
        '[0.0 / 0.0]',
        '[0, -0.0]',
      ),
      data('l'),
      write('[#, #]', leaf, leaf),
      write('(#).#(#)', list, pick('concat', 'removeAll'), list),
      write('(#).#(#)', list, pick('concat', 'removeAll'), fc.oneof(set, value)),
      write('(#)[#:#]', list, int, int),
      write('(#).split(#)', text, pick("','", "'a'", "''")),
      write('(#).#()', map, pick('keys', 'values')),
      value,
    ),
    set: choose(
      write('(#).toSet()', list),
      write('(#).#(#)', set, pick('union', 'intersection', 'difference'), set),
      write('(#).#(#)', set, pick('union', 'intersection', 'difference'), fc.oneof(list, value)),
      write(
        '#.diff(#).#()',
        map,
        map,
        pick('affectedKeys', 'addedKeys', 'removedKeys', 'changedKeys', 'unchangedKeys'),
      ),
    ),
    map: choose(
      pick(
        '{}',
        "{'a': 1}",
        "{'a': 1.0}",
        "{'a': 2, 'b': 'x'}",
        "{'é': [1], 'a b': {'c': 1.0}, 'B': 0}",
        'resource.data',
      ),
      data('m'),
      write("{'a': #, 'c': #}", leaf, leaf),
    ),
    path: choose(
      pick('/a/b', '/a/$(database)', "path('{a}/b')", "path('{a}/{b=**}')"),
      write(
        'path(#)',
        fc.oneof(text, pick("'a/b'", "'/a b/c/'", "' a /b'", "''", "'/'", "'{a}/{a}'", "'{a'")),
      ),
      write('/a/$(#)', value),
      write("(#).bind({'a': #})", path, value),
      write("path('{a}/{b=**}').bind({'a': #, 'b': #})", value, path),
      write('(#)[#:#]', path, int, int),
    ),
    time: choose(
      data('t'),
      write('timestamp.value(#)', int),
      write(
        'timestamp.date(#, #, #)',
        pick('2024', '1', '99', '9999', '10000', '0'),
        pick('1', '2', '12', '13'),
        pick('1', '29', '30', '31', '0'),
      ),
      write('(# # #)', time, pick('+', '-'), span),
      write('(#).date()', time),
    ),
    span: choose(
      write('duration.value(#, #)', int, pick("'w'", "'d'", "'h'", "'m'", "'s'", "'ms'", "'ns'", "'y'")),
      pick(
        "duration.value(315576000000, 's')",
        "duration.value(-315576000001, 's')",
        'duration.time(1, 2, 3, 4)',
      ),
      write('(# # #)', span, pick('+', '-'), span),
      write('(# - #)', time, time),
      write('duration.abs(#)', span),
      write('-(#)', span),
      write('(#).time()', time),
    ),
    place: choose(
      pick('latlng.value(1, 2)', 'latlng.value(90, -180)', 'latlng.value(0, 181)'),
      write('latlng.value(#, #)', num, num),
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
      ...[path, time, span, place],
      pick("resource.data['a b']", "resource.data['é`']"),
      data('n', 's', 'l', 'm', 't', 'm.a', 'm.b.c'),
    ),
  };
});

/**
 * Texts of conditions with every operator and most methods of the language. Operands are literals, fields of the stored
 * document `one`, missing fields, helper functions and other documents. Sometimes a value has the wrong type.
 */
export const conditions = kinds.bool.filter((text) => text.includes('('));

/** Helper functions that the conditions call. */
export const helperFunctions = `
  function same(a) { return a == a; }
  function twice(a) { let b = same(a); let c = b; return b && c && a == a; }
  function unused(a) { let b = a; return true; }`;

const integer = (value: number) => ({ integerValue: String(value) });
const text = (stringValue: string) => ({ stringValue });
const nothing = { nullValue: null };

/**
 * Fields of the document that the conditions read: most have the type that their name suggests, some have another type
 * or are missing.
 */
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
      { arrayValue: { values: [{ doubleValue: 1 }, integer(2), { doubleValue: 0 }] } },
      {
        arrayValue: { values: [{ mapValue: { fields: { a: { doubleValue: 1 } } } }, { doubleValue: 'NaN' }] },
      },
      { arrayValue: { values: [text('b'), text('b'), nothing] } },
      text('a'),
    ),
    m: fc.constantFrom<object>(
      { mapValue: { fields: { a: integer(1), b: text('x') } } },
      { mapValue: { fields: { b: { mapValue: { fields: { c: integer(3) } } } } } },
      { mapValue: { fields: { a: { doubleValue: 1 } } } },
      { mapValue: { fields: { 'a b': integer(1), É: { doubleValue: 1 }, a: { doubleValue: '-0' } } } },
      { mapValue: { fields: {} } },
      { arrayValue: { values: [text('a')] } },
    ),
    t: fc.constantFrom<object>(
      { timestampValue: '2024-02-29T12:00:00Z' },
      { timestampValue: '0001-01-01T00:00:00Z' },
      { timestampValue: '9999-12-31T23:59:59.999999Z' },
      integer(0),
    ),
    'a b': fc.constantFrom<object>(integer(1), { doubleValue: 1 }),
    'é`': fc.constantFrom<object>(text('\u00a0x'), { doubleValue: 2.5 }),
  },
  { requiredKeys: ['n', 's', 'l', 'm', 'z'] },
);

import { describe, expect, it } from 'vitest';
import { outcomeOf } from './outcomeOf.ts';

type Row = [condition: string, outcome: boolean | 'error'];

const table: Record<string, Row[]> = {
  'errors and the recovery of || and &&': [
    ['resource.data.missing == 1', 'error'],
    ['resource.data.missing == 1 || true', true],
    ['true || resource.data.missing == 1', true],
    ['resource.data.missing == 1 || false', 'error'],
    ['false || resource.data.missing == 1', 'error'],
    ['resource.data.missing == 1 && false', false],
    ['false && resource.data.missing == 1', false],
    ['resource.data.missing == 1 && true', 'error'],
    ['!(resource.data.missing == 1)', 'error'],
    ['1 || true', true],
    ['1 && true', 'error'],
    ['1', 'error'],
    ['null', 'error'],
    ['resource.data.missing == 1 ? true : true', 'error'],
    ['true ? true : resource.data.missing', true],
  ],
  'missing fields and null': [
    ['resource.data.nothing == null', true],
    ['resource.data.nothing.deeper == null', 'error'],
    ["'missing' in resource.data", false],
    ["'nothing' in resource.data", true],
    ["resource.data.get('missing', 'x') == 'x'", true],
    ["resource.data.get('nothing', 'x') == null", true],
    ["resource.data.get(['address', 'city'], 'x') == 'São Paulo'", true],
    ["resource.data.get(['address', 'street'], 'x') == 'x'", true],
    ["resource.data.get(['missing', 1], 'x') == 'x'", 'error'],
    ["resource.data['name'] == 'Ana'", true],
  ],
  'operators and their precedence': [
    ['1 + 2 * 3 == 7', true],
    ['(1 + 2) * 3 == 9', true],
    ['7 / 2 == 3', true],
    ['7.0 / 2 == 3.5', true],
    ['-7 % 3 == -1', true],
    ['1 / 0 == 0', 'error'],
    ['9223372036854775807 + 1 > 0', 'error'],
    ['1 == 1.0', true],
    ["1 == '1'", false],
    ["1 < '1'", 'error'],
    ["'a' < 'b'", true],
    ['1 < 2 == true', true],
    ['1 in [1, 2] == true', 'error'],
    ["'a' == 'b' in [false]", true],
    ['true == 1 is bool && 1 is int == true', true],
    ['!false && false', false],
    ['true || true && false', true],
    ['false ? true : false ? false : true', true],
    ["'a' + 'b' == 'ab'", true],
    ["'a' + 1 == 'a1'", 'error'],
  ],
  types: [
    ['resource.data.name is string', true],
    ['resource.data.age is int && resource.data.age is number', true],
    ['resource.data.height is float && !(resource.data.height is int)', true],
    ['resource.data.tags is list', true],
    ['resource.data.address is map', true],
    ['resource.data.born is timestamp', true],
    ['resource.data.nothing is string', false],
    ['/a/b is path', true],
    ["duration.value(1, 's') is duration", true],
    ["int('12') == 12 && float(2) == 2.0 && string(1) == '1'", true],
    ["int('twelve') == 12", 'error'],
    ["string(2.0) == '2.0' && string(2.5) == '2.5' && [1, 2.0].join('-') == '1-2.0'", true],
    ["int('9223372036854775808') > 0", 'error'],
    ['int(100000000000000000000.0) == 9223372036854775807', true],
    ['int(0.0 / 0.0) == 0 && .5 == 0.5 && 1. == 1.0', true],
    ["math.isNaN(float('NaN')) && float(' 1.5f ') == 1.5 && int('0001') == 1", true],
    ["string(10000000.0) == '1.0E7' && string(0.000123) == '1.23E-4' && string(-0.0) == '-0.0'", true],
    ['-9223372036854775808 == -9223372036854775807 - 1', true],
    ['math.abs(-9223372036854775808) < 0 && -9223372036854775808 / -1 < 0', true],
    ['9007199254740993 > 9007199254740992.0 || 9007199254740993 < 9007199254740992.0', false],
  ],
  'lists, sets and maps': [
    ["['a', 'b'].hasAll(['a'])", true],
    ["['a', 'b'].hasAll(['a', 'c'])", false],
    ["['a', 'b'].hasAny(['c', 'b'])", true],
    ["['a'].hasOnly(['a', 'b'])", true],
    ["['a', 'c'].hasOnly(['a', 'b'])", false],
    ["resource.data.keys().hasOnly(['name'])", false],
    ["['a', 'b', 'a'].toSet().size() == 2", true],
    ["['a', 'b'].toSet() == ['b', 'a'].toSet()", true],
    ["['a', 'b'] == ['b', 'a']", false],
    ["[1, 2].concat([3]).join('-') == '1-2-3'", true],
    ['[1, 2, 3].removeAll([2]) == [1, 3]', true],
    ['[1, 2, 3][1] == 2 && [1, 2, 3][0:2] == [1, 2]', true],
    ['[1][3] == 1', 'error'],
    ["'ab'[0:0] == ''", 'error'],
    ["'ab'[1:1] == ''", true],
    ['[1, 2][2:2] == []', 'error'],
    ["{'b': 1, 'B': 2, 'é': 3}.keys().join('') == 'Bbé' && {'b': 1, 'a': 2}.values() == [1, 2]", true],
    ["1 in {'a': 1}", 'error'],
    ["['a'].toSet().union(['b'].toSet()).hasAll(['a', 'b'])", true],
    ["['a', 'b'].toSet().intersection(['b'].toSet()).size() == 1", true],
    ["['a', 'b'].toSet().difference(['b'].toSet()).hasOnly(['a'])", true],
    ["{'a': 1, 'b': 2}.diff({'a': 1, 'c': 3}).affectedKeys() == ['b', 'c'].toSet()", true],
    ["{'a': 1, 'b': 2}.diff({'a': 5}).changedKeys().hasOnly(['a'])", true],
    ["{'a': 1, 'b': 2}.diff({'a': 1}).addedKeys() == ['b'].toSet()", true],
    ["{'a': 1}.diff({'a': 1, 'c': 3}).removedKeys() == ['c'].toSet()", true],
    ["{'a': 1, 'b': 2}.diff({'a': 1}).unchangedKeys() == ['a'].toSet()", true],
    ["{'a': 1}.values() == [1] && {'a': 1}.size() == 1", true],
  ],
  strings: [
    ["resource.data.name.size() == 3 && '😀é'.size() == 3", true],
    ["resource.data.name.matches('An')", false],
    ["resource.data.name.matches('A.*')", true],
    ["'IMAGE/PNG'.matches('(?i)image/.+')", true],
    ["'aB'.matches('a(?i:b)') && !'AB'.matches('a(?i:b)')", true],
    ["'ab'.split('') == ['', 'a', 'b'] && 'a,,'.split(',') == ['a'] && ','.split(',') == ['']", true],
    ["'abc'.split('b*') == ['', 'a', '', 'c'] && '😀'.split('').size() == 3", true],
    [String.raw`'a\nb'.matches('(?m)a')`, false],
    [String.raw`'a\nb'.matches('(?m)a$\n^b')`, true],
    [String.raw`'a\rb'.matches('a.b') && !'a\nb'.matches('a.b') && 'a\nb'.matches('(?s)a.b')`, true],
    [String.raw`'\u00a0'.matches('\\s')`, false],
    [String.raw`'ção\''.matches('\\pL+\\\'') && 'α'.matches('\\p{Greek}')`, true],
    [String.raw`'a.b-c'.matches('[\\w.\\-]+') && 'a]'.matches('[]a]+') && '[a'.matches('[[a]+')`, true],
    ["'ab9'.matches('[[:alpha:]]+[[:digit:]]') && !'é'.matches('[[:alpha:]]')", true],
    ["'é'.matches('[[:^alpha:]]') && !'b'.matches('[[:^alpha:]]')", true],
    [String.raw`'a.b'.matches('\\Qa.b\\E') && !'axb'.matches('\\Qa.b')`, true],
    [String.raw`'a{x}\\'.matches('a{x}\\x{5c}\\z')`, true],
    ["'b'.matches('^a|b$') && !'xb'.matches('^a|b$')", true],
    ["'a1b'.split('([0-9])') == ['a', 'b'] && 'a-b'.split('(?P<dash>-)') == ['a', 'b']", true],
    ["'a,b,,c'.split(',') == ['a', 'b', '', 'c']", true],
    ["' Ana '.trim().upper() == 'ANA' && 'ANA'.lower() == 'ana'", true],
    ["'ß'.upper() == 'ß' && 'ÉA'.lower() == 'Éa' && 'İ'.lower() == 'İ'", true],
    [String.raw`'\u00a0a '.trim() == '\u00a0a' && '\u0001a\n'.trim() == 'a' && '\101' == 'A'`, true],
    [String.raw`'😀' < '\uffff'`, true],
    ["'a1b22'.replace('[0-9]+', '#') == 'a#b#'", true],
    ["'abc'.replace('(b)(c)', '$2$1$') == 'acb$' && 'abc'.replace('b', '$0$0') == 'abbc'", true],
    ["'abc'.replace('b', '$1') is string", 'error'],
    ["'abc'[1] == 'b' && 'abc'[0:2] == 'ab'", true],
    ['resource.data.age.size() == 3', 'error'],
    [String.raw`b'\303\251' == 'é'.toUtf8() && b'a\x62' == 'ab'.toUtf8() && b"é" is bytes`, true],
    [String.raw`b'\xff\xfe'.toBase64() == '__4='`, true],
    ["hashing.crc32('123456789').toHexString() == '2639F4CB'", true],
    ["hashing.crc32c('123456789').toHexString() == '839206E3'", true],
    ["'é'.toUtf8().size() == 2 && 'abc'.toUtf8().toBase64() == 'YWJj'", true],
    [
      "hashing.sha256('abc').toHexString() == 'BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD'",
      true,
    ],
  ],
  'time and mathematics': [
    ["request.time > timestamp.date(2023, 12, 31) + duration.value(23, 'h')", true],
    ['request.time == timestamp.date(2024, 1, 1)', true],
    ["request.time - timestamp.date(2023, 12, 31) == duration.value(1, 'd')", true],
    [
      'resource.data.born.year() == 2020 && resource.data.born.month() == 2 && resource.data.born.day() == 29',
      true,
    ],
    ['resource.data.born.hours() == 13 && resource.data.born.minutes() == 45', true],
    ['resource.data.born.dayOfWeek() == 6 && resource.data.born.dayOfYear() == 60', true],
    ['resource.data.born.date() == timestamp.date(2020, 2, 29)', true],
    ['timestamp.date(2023, 13, 1) < request.time', 'error'],
    ['timestamp.date(2023, 2, 30) < request.time', 'error'],
    ['timestamp.value(1000).toMillis() == 1000', true],
    ['duration.time(1, 1, 1, 0).seconds() == 3661', true],
    ['math.abs(-3) == 3 && math.ceil(1.2) == 2 && math.pow(2, 3) == 8.0 && math.isNaN(0.0 / 0.0)', true],
    ["duration.value(1, 'y') > duration.value(1, 's')", 'error'],
    ['timestamp.date(1, 1, 1).dayOfYear() == 1 && timestamp.date(99, 12, 31).year() == 99', true],
    ['timestamp.value(253402300799999) is timestamp', true],
    ['timestamp.value(253402300800000) is timestamp', 'error'],
    ['timestamp.date(0, 1, 1) is timestamp', 'error'],
    ["(timestamp.date(9999, 12, 31) + duration.value(1, 'd')) is timestamp", 'error'],
    ["(timestamp.date(1, 1, 1) - duration.value(1, 's')) is timestamp", 'error'],
    ["duration.value(315576000000, 's') is duration", true],
    ["duration.value(315576000001, 's') is duration", 'error'],
    ["duration.value(9223372036854, 'ms') is duration", true],
    ["duration.value(9223372036855, 'ms') is duration", 'error'],
    ["(duration.value(3652500, 'd') + duration.value(1, 'd')) is duration", 'error'],
    ['duration.time(9223372036854775807, 0, 0, 0) is duration', 'error'],
    ['latlng.value(90, -180) is latlng', true],
    ['latlng.value(91, 0) is latlng', 'error'],
    ['latlng.value(0, 180.5) is latlng', 'error'],
    ['latlng.value(0, 0.0 / 0.0) is latlng', 'error'],
    ['latlng.value(0, 0).distance(latlng.value(0, 1)) > 111195.0837', true],
  ],
  'paths, wildcards and documents': [
    ["thing == 'one'", true],
    ["/users/$(thing) == path('users/one')", true],
    ["/a/b[1] == 'b'", true],
    ["path('/a/{b}').bind({'b': 'c'}) == /a/c && path('{a}/b').bind({'a': 1}) == /1/b", true],
    ["path('{a}/{rest=**}').bind({'a': 'x', 'rest': /y/z}) == /x/y/z", true],
    ["path('{a}/{b}').bind({'a': 'x'})[0] == 'x' && path(' a /b')[0] == 'a'", true],
    ["path('{a}/{b}').bind({'a': 'x'})[1] is string", 'error'],
    ["path('{a}/{b}').bind({'a': 'x'}).bind({'b': 'y'}) is path", 'error'],
    ["path('{a}/b').bind({'c': 'x'}) is path", 'error'],
    ["path('{a}/{b}').bind({'b': 'x'}) == /x && path('{a}/{b}').bind({}) == path('{c}').bind({})", true],
    ["path('{r=**}').bind({'r': path('{a}/{b}').bind({'b': 'x'})}) == /x", true],
    ["path('{r=**}').bind({'r': path('{a}/{b}')}) is path", 'error'],
    ["path('{a}/b') == path('{a}/b')", false],
    ["path('\u2003') is path", 'error'],
    ["path('\u00a0') is path", 'error'],
    ...['', '/', '/a/', '/a//b', 'a/ /b', '{a}/{a}', '{a', '{1}'].map(
      (text): Row => [`path('${text}') is path`, 'error'],
    ),
    ["/a/$('b/c')[1] == 'b/c' && /a/$(null) == /a/null && (/a/b/c)[1:3] == /b/c", true],
    ["exists(/databases/$(database)/documents/$('users/ana'))", 'error'],
    ["exists(/databases/$(database)/documents/users/$(''))", 'error'],
    ["exists(/databases/$(database)/documents/users/$('ana/notes/a'))", false],
    ['!exists(/databases/other/documents/users/ana)', 'error'],
    ['get(/databases/$(database)/documents/users/$(request.auth.uid)).data.admin', true],
    ['exists(/databases/$(database)/documents/users/ana)', true],
    ['exists(/databases/(default)/documents/users/bia)', false],
    ['get(/databases/$(database)/documents/users/bia) == null', 'error'],
    ['get(/databases/$(database)/documents/users/bia).data.admin', 'error'],
    ['get(/databases/$(database)/documents/users/bia).data.admin || true', true],
    ['exists(/users/ana)', 'error'],
    ["resource.id == 'one' && resource.__name__ == /databases/$(database)/documents/things/one", true],
  ],
};

for (const [subject, rows] of Object.entries(table))
  describe(subject, () => {
    it.each(rows)('%s → %s', (condition, outcome) => {
      expect(outcomeOf(condition)).toBe(outcome);
    });
  });

describe('a function', () => {
  const nested = `
    function isSignedIn() { return request.auth != null; }
    function owns(uid) { let own = request.auth.uid; return isSignedIn() && own == uid; }
    function first() { let list = [1, 2]; let head = list[0]; return head; }
    function broken() { let value = resource.data.missing; return true; }
  `;

  it.each([
    ["owns('ana')", true],
    ["owns('bia')", false],
    ['first() == 1', true],
    ['broken()', true],
    ['broken() || true', true],
  ] as Row[])('%s → %s', (condition, outcome) => {
    expect(outcomeOf(condition, nested)).toBe(outcome);
  });

  it('sees the wildcards of the match around it', () => {
    expect(outcomeOf('inDefault()', "function inDefault() { return database == '(default)'; }")).toBe(true);
  });

  it('is an error when calls are nested deeper than twenty', () => {
    const chain = Array.from(
      { length: 25 },
      (_, n) => `function f${n}() { return ${n === 24 ? 'true' : `f${n + 1}()`}; }`,
    );
    expect(outcomeOf('f0()', chain.join('\n'))).toBe('error');
    expect(outcomeOf('f10()', chain.join('\n'))).toBe(true);
  });

  it('may read at most ten documents in one request', () => {
    const reads = (count: number) =>
      Array.from({ length: count }, (_, n) => `!exists(/databases/$(database)/documents/users/u${n})`).join(
        ' && ',
      );
    expect(outcomeOf(reads(10))).toBe(true);
    expect(outcomeOf(reads(11))).toBe('error');
  });
});

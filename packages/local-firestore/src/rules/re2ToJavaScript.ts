import { ownProperty } from '../ownProperty.ts';
import { EvaluationError } from './EvaluationError.ts';

/** The JavaScript for one part of an RE2 pattern; `modes` are the pattern's flags. */
type Translation = [part: RegExp, inJavaScript: (found: RegExpExecArray, modes: string) => string];

const same = ([text]: RegExpExecArray) => text;
const refuse = (what: string) => (): never => {
  throw new EvaluationError(what);
};
/** Written as its number, a character means itself everywhere. */
const literal = (character = '') => `\\u{${character.codePointAt(0)?.toString(16)}}`;

// In RE2 white space is what ASCII calls so, and only a line feed ends a line.
const whiteSpace = '\\t\\n\\f\\r ';
const start = '(?<![\\s\\S])';
const end = '(?![\\s\\S])';

/** Escapes that are the same inside and outside of a character class; the first match counts. */
const characters: Translation[] = [
  [/\\[dDwWnrtfv]/y, same],
  [/\\x(?:\{([0-9A-Fa-f]+)\}|([0-9A-Fa-f]{2}))/y, ([, long, short]) => `\\u{${long ?? short}}`],
  [/\\([pP])(?:\{(\w+)\}|(\w))/y, ([, sign, long, short]) => `\\${sign}{${propertyOf(long ?? short)}}`],
  [/\\[1-9]/y, refuse('a back-reference')],
  [/\\([^A-Za-z0-9\u{80}-\u{10ffff}])/uy, ([, sign]) => literal(sign)],
  [/\\[\s\S]?/uy, ([found]) => refuse(`the escape ${found}`)()],
];

/** RE2's named classes, by the code points of their first and last characters. */
const asciiClasses: Record<string, [number, number][]> = {
  alnum: [
    [48, 57],
    [65, 90],
    [97, 122],
  ],
  alpha: [
    [65, 90],
    [97, 122],
  ],
  ascii: [[0, 127]],
  blank: [
    [9, 9],
    [32, 32],
  ],
  cntrl: [
    [0, 31],
    [127, 127],
  ],
  digit: [[48, 57]],
  graph: [[33, 126]],
  lower: [[97, 122]],
  print: [[32, 126]],
  punct: [
    [33, 47],
    [58, 64],
    [91, 96],
    [123, 126],
  ],
  space: [
    [9, 13],
    [32, 32],
  ],
  upper: [[65, 90]],
  word: [
    [48, 57],
    [65, 90],
    [95, 95],
    [97, 122],
  ],
  xdigit: [
    [48, 57],
    [65, 70],
    [97, 102],
  ],
};

function asciiClass(text: string, negated: boolean, name = ''): string {
  const ranges = ownProperty(asciiClasses, name) ?? refuse(`the class ${text}`)();
  const wanted = negated ? complement(ranges) : ranges;
  return wanted.map(([from, to]) => `\\u{${from.toString(16)}}-\\u{${to.toString(16)}}`).join('');
}

function complement(ranges: [number, number][]): [number, number][] {
  const starts = [0, ...ranges.map(([, to]) => to + 1)];
  const ends = [...ranges.map(([from]) => from - 1), 0x10ffff];
  return starts
    .map((from, index): [number, number] => [from, ends[index] ?? 0])
    .filter(([from, to]) => from <= to);
}

const inClass: Translation[] = [
  [/\\s/y, () => whiteSpace],
  [/\\S/y, refuse('\\S within [ ]')],
  [/\[:(\^?)(\w+):\]/y, ([found, not, name]) => asciiClass(found, not === '^', name)],
  ...characters,
  [/\[/y, ([bracket]) => literal(bracket)],
  [/[^\]]/uy, same],
];

const outside: Translation[] = [
  [/\\Q([\s\S]*?)(?:\\E|$)/y, ([, quoted = '']) => [...quoted].map(literal).join('')],
  [/\\s/y, () => `[${whiteSpace}]`],
  [/\\S/y, () => `[^${whiteSpace}]`],
  [/\\[bB]/y, same],
  [/\\A/y, () => start],
  [/\\z/y, () => end],
  ...characters,
  [/\((?!\?)|\(\?(?::|P?<\w+>)/y, () => '(?:'],
  [/\(\?<?[=!]/y, refuse('a look-around')],
  [/\(\?/y, refuse('flags after its beginning')],
  [/\./y, (_, modes) => (modes.includes('s') ? '[\\s\\S]' : '[^\\n]')],
  [/\^/y, (_, modes) => (modes.includes('m') ? '(?<![^\\n])' : start)],
  [/\$/y, (_, modes) => (modes.includes('m') ? '(?![^\\n])' : end)],
  [/\{(?!\d+(?:,\d*)?\})|\}(?<!\{\d+(?:,\d*)?\})|\]/y, ([bracket]) => literal(bracket)],
  [/[\s\S]/uy, same],
];

/**
 * Turns an RE2 pattern of a rules file into a JavaScript one that finds the same; its groups are not kept. Flags may stand
 * at its beginning. What RE2 does not have is refused, so that a pattern that works here works when deployed.
 * @throws EvaluationError naming what is wrong with the pattern
 */
export function re2ToJavaScript(source: string, flags = ''): RegExp {
  const [leading = '', modes = ''] = /^\(\?([ims]+)\)/.exec(source) ?? [];
  try {
    const body = translate(source.slice(leading.length), modes);
    return new RegExp(body, `${flags}u${modes.includes('i') ? 'i' : ''}`);
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw new EvaluationError(`not a valid pattern: ${source}`);
    throw new EvaluationError(`patterns cannot have ${error.message}: ${source}`);
  }
}

/** `text.matches(pattern)`: the whole text has to match. */
export function matchesWhole(text: string, source: string): boolean {
  const pattern = re2ToJavaScript(source);
  return new RegExp(`^(?:${pattern.source})$`, pattern.flags).test(text);
}

function translate(source: string, modes: string): string {
  let text = '';
  for (let offset = 0, within = false; offset < source.length; ) {
    // A bracket that closes a class right after its beginning is literal.
    const edge = readAt(within ? /\]/y : /\[\^?\]?/y, source, offset);
    if (edge) {
      within = !within;
      text += edge[0].replace(/(?<=.)\]/, literal(']'));
      offset += edge[0].length;
      continue;
    }
    for (const [part, inJavaScript] of within ? inClass : outside) {
      const found = readAt(part, source, offset);
      if (!found) continue;
      text += inJavaScript(found, modes);
      offset += found[0].length;
      break;
    }
  }
  return text;
}

function readAt(part: RegExp, source: string, offset: number): RegExpExecArray | null {
  part.lastIndex = offset;
  return part.exec(source);
}

/** RE2 calls scripts and general categories by their bare names. */
function propertyOf(name = ''): string {
  try {
    return new RegExp(`\\p{${name}}`, 'u') && name;
  } catch {
    return `Script=${name}`;
  }
}

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

const inClass: Translation[] = [
  [/\\s/y, () => whiteSpace],
  [/\\S/y, refuse('\\S within [ ]')],
  [/\[:\^?\w+:\]/y, ([name]) => refuse(`the class ${name}`)()],
  ...characters,
  [/\[/y, ([bracket]) => literal(bracket)],
  [/[^\]]/uy, same],
];

const outside: Translation[] = [
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

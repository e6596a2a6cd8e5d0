import { EvaluationError } from './EvaluationError.ts';

const unsupportedParts: [RegExp, string][] = [
  [/(?<!\\)(?:\\\\)*\(\?(?:=|!|<=|<!)/, 'look-around'],
  [/(?<!\\)(?:\\\\)*\\[1-9]/, 'back-reference'],
];

/**
 * Turns an RE2 pattern of a rules file into a JavaScript one. Leading flags such as (?i) are understood;
 * what RE2 does not have (look-around, back-references) is refused, so that a pattern that works here works when deployed.
 * @throws EvaluationError naming what is wrong with the pattern
 */
export function compilePattern(source: string, flags = ''): RegExp {
  for (const [part, name] of unsupportedParts)
    if (part.test(source)) throw new EvaluationError(`patterns cannot have a ${name}: ${source}`);
  const leading = /^\(\?([ims]+)\)/.exec(source);
  const body = source
    .slice(leading?.[0].length ?? 0)
    .replaceAll('(?P<', '(?<')
    .replaceAll('\\A', '^')
    .replaceAll('\\z', '$');
  for (const mode of ['u', ''])
    try {
      return new RegExp(body, `${flags}${leading?.[1] ?? ''}${mode}`);
    } catch {
      // Unicode mode forbids harmless escapes such as \-, which RE2 takes: the second try is without it.
    }
  throw new EvaluationError(`not a valid pattern: ${source}`);
}

/** `text.matches(pattern)`: the whole text has to match. */
export function matchesWhole(text: string, source: string): boolean {
  const pattern = compilePattern(source);
  return new RegExp(`^(?:${pattern.source})$`, pattern.flags).test(text);
}

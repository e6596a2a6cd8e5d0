import { EvaluationError } from '../evaluation/EvaluationError.ts';
import { expectValue } from '../evaluation/expectValue.ts';
import {
  PathTemplate,
  type PathVariable,
  type RuleFunctions,
  RulesPath,
  type RuleValue,
} from '../evaluation/ruleValue.ts';
import { toText } from '../evaluation/toText.ts';
import { trim } from './textMethods.ts';

const variable = /^\{\s*([A-Za-z_]\w*)\s*(?:=\s*(\*\*?))?\s*\}$/;

/** The result of `path(text)`: segments are trimmed, and empty ones are errors. @throws EvaluationError */
export function parsePath(text: string): RulesPath | PathTemplate {
  const segments = trim(text).replace(/^\//, '').split('/').map(parseSegment);
  const names = segments.flatMap((segment) => (typeof segment === 'string' ? [] : segment.name));
  if (new Set(names).size < names.length) throw new EvaluationError('a variable stands twice in a path');
  const texts = segments.filter((segment) => typeof segment === 'string');
  return texts.length === segments.length ? new RulesPath(texts) : new PathTemplate(segments);
}

function parseSegment(text: string): string | PathVariable {
  const segment = trim(text);
  // Unicode spaces next to letters are kept; a segment that has only spaces counts as empty.
  if (segment.trim() === '') throw new EvaluationError('a path has an empty segment');
  if (!segment.startsWith('{')) return segment;
  const [, name, stars] = variable.exec(segment) ?? [];
  if (name === undefined) throw new EvaluationError(`"${segment}" is not a variable of a path`);
  return { name, recursive: stars === '**' };
}

/**
 * The methods of paths. `bind` accepts values for the path's own variables only, and only once. Variables without a
 * value are left out.
 */
export const pathMethods: RuleFunctions = {
  bind: (target, values) => {
    const given = expectValue.map(values);
    const segments = target instanceof PathTemplate ? target.segments : expectValue.path(target).segments;
    const names = segments.map((one) => (typeof one === 'string' ? undefined : one.name));
    for (const name of given.keys())
      if (!names.includes(name)) throw new EvaluationError(`the path has no free variable "${name}"`);
    return new RulesPath(
      segments.flatMap((segment) => {
        if (typeof segment === 'string') return segment;
        const value = given.get(segment.name);
        return value === undefined ? [] : boundSegments(segment, value);
      }),
    );
  },
};

function boundSegments({ recursive }: PathVariable, value: RuleValue): readonly string[] {
  if (recursive) return expectValue.path(value).segments;
  const text = toText(value);
  if (text === '') throw new EvaluationError('a segment of a path cannot be empty');
  return [text];
}

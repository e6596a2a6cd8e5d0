import type { MatchSegment } from './syntaxTree.ts';

/** What the wildcards of a match took (a recursive one takes a list of segments), and what is left for inner matches. */
export interface PathMatch {
  variables: [string, string | readonly string[]][];
  rest: readonly string[];
}

/** Every way in which the segments of a match take the beginning of a path; `{name=**}` takes zero or more segments. */
export function matchPath(segments: readonly MatchSegment[], path: readonly string[]): PathMatch[] {
  const [segment, ...following] = segments;
  if (!segment) return [{ variables: [], rest: path }];
  if (segment.kind === 'wildcard' && segment.recursive) {
    const lengths = Array.from({ length: path.length + 1 }, (_, taken) => taken);
    return lengths.flatMap((taken) => bind(segment.name, path.slice(0, taken), following, path.slice(taken)));
  }
  const [first, ...rest] = path;
  if (first === undefined) return [];
  if (segment.kind === 'wildcard') return bind(segment.name, first, following, rest);
  return segment.text === first ? matchPath(following, rest) : [];
}

function bind(
  name: string,
  value: string | readonly string[],
  following: readonly MatchSegment[],
  rest: readonly string[],
): PathMatch[] {
  return matchPath(following, rest).map((match) => ({
    ...match,
    variables: [[name, value], ...match.variables],
  }));
}

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
  if (segment.kind === 'text') return segment.text === path[0] ? matchPath(following, path.slice(1)) : [];
  const counts = segment.recursive ? [...path.keys(), path.length] : [1];
  return counts.flatMap((count) => {
    const taken = path.slice(0, count);
    const value = segment.recursive ? taken : taken[0];
    if (value === undefined) return [];
    return matchPath(following, path.slice(count)).map(({ variables, rest }) => ({
      variables: [[segment.name, value], ...variables],
      rest,
    }));
  });
}

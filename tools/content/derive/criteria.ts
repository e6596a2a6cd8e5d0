import type { Entries } from '../collections.ts';

type Proof = Entries['criteria'][number]['data']['shownBy'][number];

/** Evidence that a criterion is met: a description of a test, a walk's transcript, or the month of a manual check. */
export type Evidence =
  | { test: string }
  | { transcript: string; title: string }
  | { manual: string; date: string };

/** The URL of the transcript of a screen reader's walk; `npm run listen -- --keep` writes the file. */
const transcriptOf = (walk: string) => `/acessibilidade/leituras/${walk}.txt`;

/** The screen reader walks, each with a link to its transcript. */
export const deriveWalks = ({ walks }: Entries) =>
  walks.map(({ id, data }) => ({ term: data.titulo, href: transcriptOf(id), text: data.mudanca }));

/** The criteria of the conformance report, sorted by number, and their evidence, keyed by number. */
export function deriveCriteria({ criteria, 'shared-tests': sharedTests, walks }: Entries) {
  const evidenceOf = ({ test, sharedTest, walk, manual, date = '' }: Proof): Evidence[] => {
    if (test) return [{ test }];
    if (manual) return [{ manual, date }];
    return [
      ...sharedTests.filter(({ id }) => id === sharedTest).map(({ data }) => ({ test: data.titulo })),
      ...walks
        .filter(({ id }) => id === walk)
        .map(({ id, data }) => ({ transcript: transcriptOf(id), title: data.titulo })),
    ];
  };
  const inOrder = criteria
    .map(({ data }) => data)
    .toSorted((a, b) => a.number.localeCompare(b.number, 'en', { numeric: true }));
  return {
    criteria: inOrder.map(({ shownBy, ...criterion }) => ({ ...criterion, hasEvidence: shownBy.length > 0 })),
    evidence: Object.fromEntries(
      inOrder.map(({ number, shownBy }) => [number, shownBy.flatMap(evidenceOf)]),
    ) as Record<string, Evidence[]>,
  };
}

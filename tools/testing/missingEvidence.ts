import { access, readFile } from 'node:fs/promises';
import { conformance } from '#src/content/conformance/conformance.ts';
import type { Criterion, Evidence } from '#src/content/conformance/criterion.ts';
import { transcripts } from '#src/content/conformance/transcripts.ts';
import { transcriptPath } from '#src/domain/transcriptPath.ts';

/** The titles of the tests in a source that run: what is skipped or only written about shows nothing. */
function testTitles(source: string): string[] {
  const calls = source.matchAll(
    /\btest(?:\.(?:each|for)\([\s\S]*?\))?\(\s*(?:'((?:\\.|[^'\\])*)'|`([^`]*)`|"([^"]*)")/g,
  );
  return [...calls].map(([, single, template, double]) => single ?? template ?? double ?? '');
}

/** What of a title does not change with the page or the fault that the test is repeated for. */
const fixedParts = (title: string) =>
  title.split(/\$\{[^}]*\}|\$\w+/).map((part) => part.replace(/^[\s:]+|\s+$/g, ''));

const isThere = (file: string, root: URL) =>
  access(new URL(file, root)).then(
    () => true,
    () => false,
  );

/** Whether a test of that title, or that walk, is still there. What was done by hand cannot be asked. */
async function exists(evidence: Evidence, root: URL): Promise<boolean> {
  if ('manual' in evidence) return true;
  if ('walk' in evidence) return isThere(`tests/listen/${evidence.walk}.txt`, root);
  const text = await readFile(new URL(evidence.file, root), 'utf8').catch(() => '');
  return testTitles(text).some((title) => fixedParts(title).includes(evidence.title));
}

/**
 * What the conformance report cites and the project does not hold any more, a sentence each: tests that were renamed,
 * walks that were removed, criteria that are said to be met without anything that shows it. `root` is the project's folder.
 */
export async function missingEvidence(
  root: URL,
  criteria: readonly Criterion[] = conformance,
): Promise<string[]> {
  const missing: string[] = [];
  for (const { number, adherence, evidence } of criteria) {
    if (evidence.length === 0 && adherence !== 'not-applicable' && adherence !== 'not-evaluated')
      missing.push(`Criterion ${number} has no evidence (src/content/conformance).`);
    for (const item of evidence)
      if (!(await exists(item, root)))
        missing.push(
          `Criterion ${number} cites ${'walk' in item ? `the walk ${item.walk}` : JSON.stringify(item)}, which is not there.`,
        );
  }
  return missing;
}

/** The walks of which the report has no transcript to read, or that are not taken any more, a sentence each. */
export async function missingTranscripts(root: URL): Promise<string[]> {
  const missing: string[] = [];
  for (const { walk } of transcripts.list)
    for (const file of [`tests/listen/${walk}.txt`, `public${transcriptPath(walk)}`])
      if (!(await isThere(file, root)))
        missing.push(`The report leads to the walk ${walk}, but there is no ${file}.`);
  return missing;
}

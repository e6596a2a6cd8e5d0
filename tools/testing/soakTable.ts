import { basename } from 'node:path';

type Report = {
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; duration?: number | null }[];
  }[];
};

/** A report of Vitest's JSON reporter as lines for a person: what was tried, whether it held, and its seconds. */
export function soakTable({ testResults }: Report): string[] {
  const rows = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration }) => ({
      file: basename(name, '.test.ts'),
      seconds: ((duration ?? 0) / 1000).toFixed(1),
      holds: status === 'passed' ? 'holds' : status,
      fullName: fullName.trim(),
    })),
  );
  const width = Math.max(0, ...rows.map(({ file }) => file.length));
  return rows.map(
    ({ file, seconds, holds, fullName }) =>
      `${holds.padEnd(7)} ${seconds.padStart(7)} s  ${file.padEnd(width)}  ${fullName}`,
  );
}

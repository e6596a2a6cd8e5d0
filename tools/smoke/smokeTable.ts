import type { Finding } from './Check.ts';

const SHOWN = 10;

/** Findings as lines for a person: what holds, and below what does not, why (ten reasons at most). */
export function smokeTable(findings: readonly Finding[]): string[] {
  return findings.flatMap(({ name, problems }) => [
    `${problems.length === 0 ? 'holds ' : 'FAILS '} ${name}`,
    ...problems.slice(0, SHOWN).map((problem) => `         ${problem}`),
    ...(problems.length > SHOWN ? [`         and ${problems.length - SHOWN} more`] : []),
  ]);
}

import { functionChecks } from './functionChecks.ts';
import { pageChecks } from './pageChecks.ts';
import { policyChecks } from './policyChecks.ts';
import { redirectChecks } from './redirectChecks.ts';
import type { Check, Site } from './Site.ts';

/** Everything that must hold of a deployed site. */
export const smokeChecks: readonly Check[] = [
  ...pageChecks,
  ...redirectChecks,
  ...policyChecks,
  ...functionChecks,
];

/** What became of a check. */
export type Finding = { name: string; problems: string[] };

/** Runs checks one after another; one that could not be made has the reason as its problem. */
export async function runSmokeChecks(site: Site, checks = smokeChecks): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, find } of checks)
    findings.push({ name, problems: await find(site).catch((error: Error) => [describe(error)]) });
  return findings;
}

const describe = ({ message, cause }: Error) =>
  cause instanceof Error ? `${message} (${cause.message})` : message;

const SHOWN = 10;

/** Findings as lines for a person: what holds, and below what does not, why (ten reasons at most). */
export function smokeTable(findings: readonly Finding[]): string[] {
  return findings.flatMap(({ name, problems }) => [
    `${problems.length === 0 ? 'holds ' : 'FAILS '} ${name}`,
    ...problems.slice(0, SHOWN).map((problem) => `         ${problem}`),
    ...(problems.length > SHOWN ? [`         and ${problems.length - SHOWN} more`] : []),
  ]);
}

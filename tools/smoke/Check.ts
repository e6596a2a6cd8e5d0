import type { Site } from './Site.ts';

/** One thing that must hold of a deployed site. */
export type Check = {
  name: string;
  /** The ways in which it does not hold, each in a few words; none when it does. Throws when nobody answers. */
  find: (site: Site) => Promise<string[]>;
};

/** What became of a check. */
export type Finding = { name: string; problems: string[] };

/** Runs the checks one after another; one that could not be made has the reason as its problem. */
export async function runSmokeChecks(site: Site, checks: readonly Check[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, find } of checks)
    findings.push({ name, problems: await find(site).catch((error: Error) => [describe(error)]) });
  return findings;
}

const describe = ({ message, cause }: Error) =>
  cause instanceof Error ? `${message} (${cause.message})` : message;

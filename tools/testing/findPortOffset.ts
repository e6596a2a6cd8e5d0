import { busyServices } from '../local-firebase/assertPortsFree.ts';
import { localPorts, neededServices } from '../local-firebase/localPorts.ts';

const CANDIDATES = [1000, 1100, 1200, 1300, 1400, 1700, 1800, 1900];

/**
 * The first offset, other than `taken`, at which every port of a test run is free, so that neither a running site nor
 * another test run is in the way; the first candidate, whose ports will then be named, when none is.
 */
export async function findPortOffset(taken?: number): Promise<number> {
  const candidates = CANDIDATES.filter((candidate) => candidate !== taken);
  for (const offset of candidates) {
    const services = [...neededServices({ site: true, mail: true }), 'captcha' as const];
    if ((await busyServices(localPorts(offset), services)).length === 0) return offset;
  }
  return candidates[0] ?? 1000;
}

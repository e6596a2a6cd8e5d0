import { assertPortsFree } from '../local-firebase/assertPortsFree.ts';
import { localPorts, neededServices } from '../local-firebase/localPorts.ts';

/** Returns the first offset (`first` plus hundreds) at which all ports of a test run are free, or throws. */
export async function findPortOffset(first: number): Promise<number> {
  const services = [...neededServices({ site: true, mail: true }), 'captcha' as const];
  for (let offset = first; ; offset += 100)
    try {
      await assertPortsFree(localPorts(offset), services);
      return offset;
    } catch (error) {
      if (offset > first + 2000) throw error;
    }
}

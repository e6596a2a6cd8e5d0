import { askIndexes } from './checks/dataChecks.ts';
import { askImages } from './checks/functionChecks.ts';
import { REGION } from './functionValues.ts';
import type { Ask } from './google.ts';

/** The means of a deployment: firebase-tools with these arguments (whether it succeeded), Google, and a pause. */
type Means = { firebase: (...args: string[]) => boolean; ask: Ask; pause: () => Promise<unknown> };

/**
 * Deploys what is built: first the indexes, which queries of the new functions need from the first moment, and when these are
 * built the rest. Returns whether it succeeded; throws for an index that cannot be built.
 */
export async function deploySite(project: string, { firebase, ask, pause }: Means): Promise<boolean> {
  const withoutImages = (await askImages(ask, project)) === null;
  if (!firebase('deploy', '--only', 'firestore:indexes')) return false;
  for (let tries = 1; ; tries += 1) {
    const states = (await askIndexes(ask, project)).map(({ state }) => state);
    if (states.every((state) => state === 'READY')) break;
    if (states.includes('NEEDS_REPAIR'))
      throw new Error('An index could not be built: "npm run deploy -- --check" says how it is mended.');
    if (tries === 120)
      throw new Error(
        'The indexes are still being built, and nothing else was deployed: deploy again later.',
      );
    await pause();
  }
  if (withoutImages) {
    // A policy for old container images can only be set once there are images, and without one firebase-tools ends after the
    // functions and before Hosting. Right after them the policy may be refused for a while.
    firebase('deploy', '--only', 'functions');
    const setPolicy = ['functions:artifacts:setpolicy', '--location', REGION, '--days', '1', '--force'];
    for (let tries = 1; !firebase(...setPolicy); tries += 1) {
      if (tries === 6) return false;
      await pause();
    }
  }
  return firebase('deploy');
}

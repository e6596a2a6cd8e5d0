import { waitForIndexes } from './checks/dataChecks.ts';
import { askImages } from './checks/functionChecks.ts';
import { REGION } from './functionValues.ts';
import type { Ask } from './google.ts';

/** What a deployment runs by: firebase-tools with these arguments (whether it succeeded), Google, and a pause. */
type Means = { firebase: (...args: string[]) => boolean; ask: Ask; pause: () => Promise<unknown> };

/**
 * Deploys what is built: first the indexes, which queries of the new functions need from the first moment, and when these are
 * built the rest. Returns whether it succeeded; throws for an index that cannot be built.
 */
export async function deploySite(project: string, { firebase, ask, pause }: Means): Promise<boolean> {
  const withoutImages = (await askImages(ask, project)) === null;
  if (!firebase('deploy', '--only', 'firestore:indexes')) return false;
  await waitForIndexes(ask, project, pause);
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

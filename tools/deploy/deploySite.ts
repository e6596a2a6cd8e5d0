import { REGION } from '../../functions/src/policy/region.ts';
import { askIndexes } from './checks/dataChecks.ts';
import { askImages } from './checks/functionChecks.ts';
import type { Ask } from './google.ts';

/** `firebase` runs firebase-tools and returns whether it succeeded, `ask` sends requests to Google, `pause` waits. */
type Means = { firebase: (...args: string[]) => boolean; ask: Ask; pause: () => Promise<unknown> };

/** Deploys the indexes, which the functions need at once, then the rest. Throws if an index cannot be built. */
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
    // A policy for old container images can only be set when there are images. Without a policy, firebase-tools stops
    // after the functions and before Hosting. For a while after deploying the functions, Google may refuse the policy.
    firebase('deploy', '--only', 'functions');
    const setPolicy = ['functions:artifacts:setpolicy', '--location', REGION, '--days', '1', '--force'];
    for (let tries = 1; !firebase(...setPolicy); tries += 1) {
      if (tries === 6) return false;
      await pause();
    }
  }
  return firebase('deploy');
}

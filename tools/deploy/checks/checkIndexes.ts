import type { Ask } from '../google.ts';
import type { Check } from './Check.ts';

type Index = { name: string; state: string };

async function askIndexes(ask: Ask, project: string): Promise<Index[]> {
  // https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.collectionGroups.indexes/list
  const answer = await ask<{ indexes?: Index[] }>(
    `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/collectionGroups/-/indexes`,
  );
  return answer?.indexes ?? [];
}

/** Whether every index could be built. */
export const checkIndexes: Check = async (ask, { project }) =>
  (await askIndexes(ask, project))
    .filter(({ state }) => state === 'NEEDS_REPAIR')
    .map(({ name }) => ({
      sentence: 'An index could not be built. Delete it: the next deployment builds it again.',
      command: `gcloud firestore indexes composite delete ${name.split('/').pop()} --project=${project}`,
    }));

/**
 * Waits until every index is built, asking again after each `pause`. Throws for one that cannot be built, and after 120
 * questions.
 */
export async function waitForIndexes(
  ask: Ask,
  project: string,
  pause: () => Promise<unknown>,
): Promise<void> {
  for (let questions = 0; questions < 120; questions += 1) {
    const states = (await askIndexes(ask, project)).map(({ state }) => state);
    if (states.includes('NEEDS_REPAIR'))
      throw new Error('An index could not be built: "npm run deploy -- --check" says how it is mended.');
    if (states.every((state) => state === 'READY')) return;
    await pause();
  }
  throw new Error('The indexes are still being built, and nothing else was deployed: deploy again later.');
}

import { localPorts } from '../local-firebase/localPorts.ts';
import { type LocalFirebase, startLocalFirebase } from '../local-firebase/startLocalFirebase.ts';
import { findPortOffset } from './findPortOffset.ts';
import type { TestCount } from './TestCount.ts';
import type { TestGroup } from './testGroups.ts';

type Options = { filters: string[]; portOffset: number; signal: AbortSignal };

/**
 * Runs the groups one after another, all of them even if one fails, and gives each one's count in their order. Those that
 * run beside others are one after another as well, against a local Firebase of their own; what they print comes when they
 * end. A local Firebase starts with the first group that needs it and is stopped at the end. When aborted, the groups left
 * are not run.
 */
export async function runGroups(
  groups: TestGroup[],
  { filters, portOffset, signal }: Options,
): Promise<[string, TestCount][]> {
  const counts = new Map<string, TestCount>();
  const offsetBeside = await findPortOffset(portOffset);
  const firebases = new Map<number, Promise<LocalFirebase>>();
  const firebaseAt = (offset: number) => {
    const firebase = firebases.get(offset) ?? startForTests(offset, signal);
    firebases.set(offset, firebase);
    return firebase;
  };
  const runGroup = async ({ name, title, needsFirebase, run }: TestGroup, isBeside: boolean) => {
    if (signal.aborted) return;
    const heading = `\n━━━ ${title} (${name}) ${'━'.repeat(Math.max(3, 70 - title.length - name.length))}\n`;
    const printed: string[] = [];
    if (!isBeside) console.log(heading);
    try {
      const offset = isBeside ? offsetBeside : portOffset;
      const given = { filters, signal, firebase: needsFirebase && (await firebaseAt(offset)) };
      counts.set(name, await run(isBeside ? { ...given, print: (text) => printed.push(text) } : given));
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      printed.push(failure);
      counts.set(name, { passed: 0, failures: [failure], skipped: 0 });
    }
    if (isBeside) console.log(heading);
    if (printed.length > 0) console.log(printed.join(''));
  };
  let beside = Promise.resolve();
  for (const [index, group] of groups.entries())
    if (group.runsBeside && groups.slice(index + 1).some(({ runsBeside }) => !runsBeside))
      beside = beside.then(() => runGroup(group, true));
    else await runGroup(group, false);
  await beside;
  for (const firebase of firebases.values())
    await firebase.then(
      ({ stop }) => stop(),
      () => {}, // that it did not start has been reported by the groups that needed it
    );
  return groups.flatMap(({ name }) => {
    const count = counts.get(name);
    return count ? [[name, count]] : [];
  });
}

/** Starts what the tests over the wire speak to; they themselves are the mail server and the captcha service. */
function startForTests(portOffset: number, signal: AbortSignal): Promise<LocalFirebase> {
  const verifier = `http://127.0.0.1:${localPorts(portOffset).captcha}/siteverify`;
  const functionsEnv = {
    RECAPTCHA_SECRET: 'secret-of-the-tests',
    RECAPTCHA_VERIFY_URL: verifier,
    // All tests have one address; those of the limit bring addresses and a limit of their own.
    RATE_LIMIT: '100000',
  };
  return startLocalFirebase({ portOffset, functionsEnv, mail: false, schedules: false, quiet: true, signal });
}

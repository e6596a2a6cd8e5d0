import { findGoogleEmulators } from 'local-firestore';
import { isBuilt } from './bundle/buildMark.ts';
import { findPortOffset } from './local-firebase/localPorts.ts';
import { interruption } from './process/interruption.ts';
import { chooseTests, needsFirebase, testFolders } from './testing/chooseTests.ts';
import { readArguments } from './testing/readArguments.ts';
import { type Group, runInTurn } from './testing/runInTurn.ts';
import { checks, runPrograms } from './testing/runPrograms.ts';
import { addCounts, type TestCount } from './testing/TestCount.ts';

const usage = `npm test                                everything that protects a change
npm test -- unit forms                  some of it: check, build, ${testFolders.join(', ')}
npm test -- functions --filter replies  only test files with this in their path (of several filters, all must match)
npm test -- inbox --grep spam           other options go to the runner: Playwright for tests/browser, Vitest for the others
npm run test:all                        with every count, route, window, theme and browser, and with tests/soak

  --official          beside Google's Firestore emulator, wherever it is installed (FIRESTORE_EMULATOR_JAR names another)
  --also-official     the rules once more beside that emulator, where it is found
  --port-offset 2100  is added to the ports of the local Firebase; without it, the first from 1000 on with free ports`;

const build = { name: 'Build', program: 'tsx', args: ['tools/build.ts', '--local'] };
/** Whether a test file needs the build. Unit tests use only the sources. */
const needsBuild = (file: string) => !/^(packages|tests\/unit)\//.test(file);

const { words, all, filter: filters = [], help, ...given } = readArguments(process.argv.slice(2));

const isWhole = words.length + filters.length === 0;

/** Runs the chosen tests. Throws if there are none, or if a runner's option is given while both runners have tests. */
async function runTests(signal: AbortSignal): Promise<TestCount[]> {
  const { vitest, playwright } = chooseTests(words, filters, all);
  const isBoth = vitest.length > 0 && playwright.length > 0;
  const [option] = given.runnerOptions;
  if (isBoth && option)
    throw new Error(`Say which tests ${option} is for: Vitest and Playwright do not share options.`);

  const isOfFunctions = (file: string) => file.startsWith('tests/integration/functions/');
  const withFirebase = vitest.filter(needsFirebase);
  const isOfficial = given['also-official'] && findGoogleEmulators();
  // Lists run in parallel, because tests with a Firebase often wait. A list's groups run in turn and share a Firebase.
  const lists: { groups: Group[]; official?: boolean }[] = [
    { groups: [{ runner: 'vitest', files: withFirebase.filter(isOfFunctions) }] },
    {
      groups: [
        { runner: 'playwright', files: playwright },
        { runner: 'vitest', files: withFirebase.filter((file) => !isOfFunctions(file)) },
      ],
    },
    {
      groups: [
        { runner: 'vitest', files: vitest.filter((file) => !needsFirebase(file)) },
        { runner: 'vitest', files: isOfficial ? chooseTests(['rules'], [], false).vitest : [] },
      ],
      ...(isOfficial && { official: true }),
    },
  ];
  const chosen = lists.flatMap(({ groups }) => groups).filter(({ files }) => files.length > 0);
  const isNeeded = chosen.some(({ files }) => files.some(needsBuild)) && !isBuilt('emulators');
  const isBuilding = words.includes('build') || isNeeded;
  // The build comes first, because the longest tests wait for it.
  if (isBuilding) console.log('Building the site …');
  const built = await runPrograms(isBuilding ? [build] : []);
  signal.throwIfAborted();
  const isRunning = (group: Group) =>
    chosen.includes(group) && (built.failures.length === 0 || !group.files.some(needsBuild));
  const running = [runPrograms(isWhole || words.includes('check') ? checks : []).then((count) => [count])];
  let portOffset = Number(given['port-offset'] ?? (await findPortOffset(1000)));
  for (const { groups, ...own } of lists) {
    const options = { ...given, ...own, signal, portOffset, isBesideOthers: chosen.length > 1 };
    running.push(runInTurn(groups.filter(isRunning), options));
    portOffset = await findPortOffset(portOffset + 100);
  }
  return [built, ...(await Promise.all(running)).flat()];
}

if (help) console.log(usage);
else {
  if (all) process.env.TEST_ALL = '1';
  const started = Date.now();
  const counts = await runTests(interruption()).catch((error: Error) => [
    { passed: 0, failures: [error.message] },
  ]);
  const { passed, skipped, failures, unusedIndexes } = addCounts(counts);
  if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}`);
  console.log(`\nTook ${Math.round((Date.now() - started) / 1000)} seconds.`);
  if (given.official)
    console.log(`${skipped} skipped, most because Google’s emulator cannot do what they need.`);
  if (isWhole && unusedIndexes.length > 0)
    console.log(`No query used these of firestore.indexes.json:\n  ${unusedIndexes.join('\n  ')}`);
  if (!findGoogleEmulators())
    console.log('Google’s Firestore emulator was not found: the rules were judged by the local one alone.');
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exit(failures.length > 0 ? 1 : 0);
}

import { readdirSync } from 'node:fs';

const testFiles = ['tests', ...readdirSync('packages').map((name) => `packages/${name}/tests`)]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  .sort();

/**
 * The words that select a test file: "integration" and "rules" for tests/integration/rules/replies.test.ts. A package's
 * tests have "unit" and its name; comparisons with Google's emulator have "soak" and "differential".
 */
const foldersOf = (file: string): string[] => {
  const [top, first = '', ...rest] = file.split('/');
  if (top === 'packages') return rest[1] === 'differential' ? ['soak', 'differential'] : ['unit', first];
  const folders = [first, ...rest].slice(0, -1);
  return [...folders.slice(0, 2), ...folders.slice(2).filter((folder) => folder === 'soak')];
};

/** Whether a test file needs a local Firebase. */
export const needsFirebase = (file: string): boolean => !/^(packages|tests\/(unit|static))\//.test(file);

/** All words that select tests, such as "integration" for a folder and "rules" for a part of it. */
export const testFolders = [...new Set(testFiles.flatMap(foldersOf))];

const otherWords = ['check', 'build'];

/** Folders whose tests run only in `npm run test:all`, or if their name is an argument of `npm test`. */
const onlyInAll = ['soak', 'differential', 'engines'];

/**
 * Chooses test files for Vitest and Playwright by words (folders) and filters (regular expressions; all must match).
 * Folders in `onlyInAll` need `isAll` or their word. Throws for an unknown word, and if no file is left.
 */
export function chooseTests(words: string[], filters: string[], isAll: boolean) {
  const unknown = words.filter((word) => !testFolders.includes(word) && !otherWords.includes(word));
  if (unknown.length > 0)
    throw new Error(
      `There are no tests called ${unknown.join(', ')}, but ${[...otherWords, ...testFolders].join(', ')}.`,
    );
  const isWanted = (folder: string) => words.includes(folder);
  const isChosen = (file: string) => {
    const folders = foldersOf(file);
    const large = folders.filter((folder) => onlyInAll.includes(folder));
    return (
      (words.length === 0 || folders.some(isWanted)) && (isAll || large.length === 0 || large.some(isWanted))
    );
  };
  const isNamed = (file: string) => filters.every((filter) => new RegExp(filter).test(file));
  const chosen = testFiles.filter((file) => isChosen(file) && isNamed(file));
  if (chosen.length === 0 && (filters.length > 0 || !words.some((word) => otherWords.includes(word))))
    throw new Error(
      `No test file of this choice has ${filters.map((one) => `"${one}"`).join(' and ')} in its path.`,
    );
  return {
    vitest: chosen.filter((file) => !file.endsWith('.spec.ts')),
    playwright: chosen.filter((file) => file.endsWith('.spec.ts')),
  };
}

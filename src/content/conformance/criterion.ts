/** How far the site meets a criterion, in the terms of OpenACR. */
export type Adherence = 'supports' | 'partially-supports' | 'not-applicable' | 'not-evaluated';

/** What shows it: a test by its title, a walk with the screen reader by its name, or what somebody did by hand. */
export type Evidence = { file: string; title: string } | { walk: string } | { manual: string; date: string };

/** One success criterion of WCAG 2.2 (https://www.w3.org/TR/WCAG22/) and what this site does about it. */
export interface Criterion {
  number: string;
  /** As in the Portuguese translation of the guidelines. */
  name: string;
  level: 'A' | 'AA' | 'AAA';
  adherence: Adherence;
  /** How it is met, or why it does not apply. */
  how: string;
  evidence: readonly Evidence[];
  /** What is known not to be good enough. */
  limits?: string;
}

/** As it is written down: supported where nothing else is said, and without evidence where none is named. */
export type CriterionText = Omit<Criterion, 'adherence' | 'evidence'> &
  Partial<Pick<Criterion, 'adherence' | 'evidence'>>;

/** What is tested on every page. */
const file = 'tests/browser/public/everyRoute.spec.ts';

export const everyRoute: Evidence = { file, title: 'is accessible' };
export const keyboardWalk: Evidence = {
  file,
  title:
    'is walked by keyboard in the order that is seen, each stop outlined and in view, also in forced colours',
};
export const textsAndMotion: Evidence = {
  file,
  title:
    'loses nothing when texts are spaced or twice as large on a narrow screen, and stands still for who wants less motion',
};

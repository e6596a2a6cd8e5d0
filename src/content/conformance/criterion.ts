/** How far the site meets a criterion, in the terms of OpenACR. */
export type Adherence = 'supports' | 'partially-supports' | 'not-applicable' | 'not-evaluated';

/** What shows it, in the words of a reader: a test, a walk with the screen reader by its name, or a check by hand. */
export type Evidence = { test: string } | { walk: string } | { manual: string; date: string };

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

export const everyRoute: Evidence = {
  test: 'as regras do axe em todas as páginas, nos dois temas, a 320 e a 1440 pixels',
};
export const keyboardWalk: Evidence = {
  test: 'todas as páginas percorridas com Tab: a ordem é a que se vê, e cada parada é contornada e visível, também em cores forçadas',
};
export const textsAndMotion: Evidence = {
  test: 'nada se perde com textos espaçados ou com o dobro do tamanho, e nada se move para quem pede menos movimento',
};

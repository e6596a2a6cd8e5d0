/** How far the site meets a criterion, in the terms of OpenACR. */
export type Adherence = 'supports' | 'partially-supports' | 'not-applicable' | 'not-evaluated';

/** Shows that a criterion is met: a test by what it shows, a walk with the screen reader by its name, or a check by hand. */
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
  /** Known shortcomings. */
  limits?: string;
}

/** As it is written down: supported where nothing else is said, and without evidence where none is named. */
export type CriterionText = Omit<Criterion, 'adherence' | 'evidence'> &
  Partial<Pick<Criterion, 'adherence' | 'evidence'>>;

export const everyRoute: Evidence = {
  test: 'o axe não acha nenhuma falha, em todas as páginas e nos dois temas',
};
export const keyboardWalk: Evidence = {
  test: 'o teclado percorre cada página na ordem em que se vê, com cada parada contornada e à vista, também em cores forçadas',
};
export const textsAndMotion: Evidence = {
  test: 'nada se perde com textos espaçados ou do dobro do tamanho numa tela estreita, e nada se move para quem pede menos movimento',
};

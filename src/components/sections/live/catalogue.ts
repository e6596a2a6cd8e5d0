import type { MouseEvent } from 'react';

/** Books of the collection that a search for "sertão" finds, in the order of the old catalogue. */
export const books = [
  {
    title: 'Os sertões',
    author: 'Euclides da Cunha',
    voice: 'Nair Prates',
    length: '21 h 40 min',
    sample: 'O sertanejo é, antes de tudo, um forte.',
  },
  {
    title: 'Vidas secas',
    author: 'Graciliano Ramos',
    voice: 'Ivo Dantas',
    length: '4 h 12 min',
    sample: 'Na planície avermelhada os juazeiros alargavam duas manchas verdes.',
  },
  {
    title: 'O sertanejo',
    author: 'José de Alencar',
    voice: 'Lia Bezerra',
    length: '9 h 05 min',
    sample: 'Esta imensa campina, que se dilata por horizontes infindos, é o sertão de minha terra natal.',
  },
] as const;

/** Whether a key caused a click. Such a click has a click count (`detail`) of 0. */
export const isByKey = ({ detail }: MouseEvent) => detail === 0;

/** Whether a search finds the books. Any three characters find all, as the reconstruction has only three books. */
export const isSearched = (typed: string) => typed.trim().length > 2;

export interface CatalogueProps {
  onHear: (book: string, sample: string, byKey: boolean) => void;
  /** Called when a control other than the search is used. `byKey`: by a key press, which has already been counted. */
  onPress: (byKey: boolean) => void;
}

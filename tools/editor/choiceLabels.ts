import { publicationTypes } from '#src/content/publicationTypes.ts';
import { CONSULTATION_TYPES } from '#src/domain/bookingOptions.ts';

/** What the editor calls the values of a choice that visitors never read; one that is not here is shown as it is. */
export const choiceLabels: Record<string, string> = {
  ...publicationTypes,
  ...Object.fromEntries(CONSULTATION_TYPES.map(({ value, label }) => [value, label])),
  app: 'Aplicativo',
  audiovisual: 'Audiovisual',
  gamification: 'Gamificação',
  square: 'Quadrada',
  tall: 'Alta',
  wide: 'Larga',
  servicos: 'Serviços',
  treinamentos: 'Treinamentos',
  surface: 'Papel',
  ink: 'Tinta',
  sunflower: 'Girassol',
  lilac: 'Lilás',
  sky: 'Céu',
  coral: 'Coral',
  petrol: 'Petróleo',
  red: 'Linha vermelha',
};

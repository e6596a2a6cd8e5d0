import type { ConsultationType } from '#src/domain/agenda/consultationTypes.ts';

interface CategoryText {
  /** The type of consultation that is offered to visitors who want a similar project. */
  consultation: ConsultationType;
  label: string;
  description: string;
  tone: 'sky' | 'coral' | 'lilac' | 'sunflower' | 'petrol';
}

/** The categories of projects, keyed as in the data and in the address (`?categoria=app`). */
export const categories = {
  audiovisual: {
    consultation: 'outro',
    label: 'Audiovisual',
    description:
      'Imagem e som em que as pessoas se reconhecem, com legenda e audiodescrição desde o roteiro.',
    tone: 'lilac',
  },
  acessibilidade: {
    consultation: 'acessibilidade',
    label: 'Acessibilidade',
    description: 'Serviços que todo mundo usa sem pedir ajuda, testados por quem mais esbarra neles.',
    tone: 'sky',
  },
  app: {
    consultation: 'produto',
    label: 'Aplicativos',
    description: 'Telas que resolvem uma coisa por vez, no celular que a pessoa já tem.',
    tone: 'sunflower',
  },
  branding: {
    consultation: 'branding',
    label: 'Branding',
    description: 'Marcas que nascem de uma história verdadeira e que a própria equipe consegue manter.',
    tone: 'petrol',
  },
  gamification: {
    consultation: 'produto',
    label: 'Gamificação',
    description: 'Jogos em que se aprende fazendo, junto com outras pessoas e sem perceber a aula.',
    tone: 'coral',
  },
} as const satisfies Record<string, CategoryText>;

export type Category = keyof typeof categories;

/** The subjects of the cases that have no tile, keyed as in the data and in the address (`?historia=conhecimento`). */
export const storySubjects = { atendimento: 'Atendimento', conhecimento: 'Conhecimento' } as const;

import { studio } from '#src/copy/studio.ts';

export const eventsPage = {
  head: {
    title: `Encontros: workshops e palestras | ${studio.name}`,
    description: `Os encontros da Academy do ${studio.name}: o que vem por aí, com dia, horário e lugar, e o registro de tudo o que já foi apresentado.`,
  },
  title: 'Encontros',
  lead: 'Workshops e palestras da Academy. Depois de cada um, guardamos aqui o que foi mostrado.',
  coming: {
    title: 'Próximos encontros',
    none: 'Nenhum encontro marcado por enquanto. Deixe um recado e escrevemos quando houver uma data.',
    notify: 'Avise-me do próximo',
  },
  past: 'Já aconteceram',
  training: 'Ver também a agenda dos treinamentos',
} as const;

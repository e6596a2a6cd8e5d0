import { paths } from '#src/domain/paths.ts';
import talkManagement from '#src/pictures/talk-management.svg?picture';
import workshopAccessibility from '#src/pictures/workshop-accessibility.svg?picture';

/** The events of the Academy, all of them past; hours in São Paulo time (GMT-3). */
export const events = [
  {
    id: 'workshop-acessibilidade',
    tipo: 'Workshop',
    titulo: 'Acessibilidade na prática',
    descricao:
      'Uma tarde para navegar sem mouse, ouvir um leitor de tela e consertar, em duplas, as barreiras de uma página real.',
    inicio: '2023-11-15T14:00:00-03:00',
    fim: '2023-11-15T17:00:00-03:00',
    dia: '15',
    mes: 'nov',
    data: '15 de novembro de 2023',
    horario: '14:00–17:00 (GMT-3)',
    imagem: workshopAccessibility,
    link: paths.accessibilityWorkshop,
  },
  {
    id: 'palestra-gestao',
    tipo: 'Palestra',
    titulo: 'O conhecimento que mora nas pessoas',
    descricao:
      'Uma conversa sobre o que se perde quando alguém sai da equipe, e sobre hábitos simples para que o saber fique.',
    inicio: '2023-11-28T10:00:00-03:00',
    fim: '2023-11-28T12:00:00-03:00',
    dia: '28',
    mes: 'nov',
    data: '28 de novembro de 2023',
    horario: '10:00–12:00 (GMT-3)',
    imagem: talkManagement,
    link: paths.managementTalk,
  },
] as const;

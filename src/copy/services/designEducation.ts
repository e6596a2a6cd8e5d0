import { educationPrograms } from 'virtual:content/counts';
import retellings from 'virtual:content/retellings-educacao-design';
import { studio } from '#src/copy/studio.ts';
import { figures } from './figures.ts';

export const designEducation = {
  head: {
    title: `Educação em design para escolas e empresas | ${studio.name}`,
    description: `Oficinas, cursos, jornadas e mentorias em que se aprende design fazendo, de 8 horas a 12 meses, em turmas acessíveis. Peça uma proposta ao ${studio.name}.`,
    name: 'Educação em design',
  },
  hero: {
    title: 'Design se aprende fazendo junto',
    lead: 'Levamos o design a escolas, universidades e empresas. Quem aprende mexe em problemas de verdade, erra cedo e mostra o que fez a quem vai usar.',
    links: [
      { to: '#proposta', icon: 'arrow', label: 'Pedir uma proposta' },
      { to: '#programas', label: 'Ver os programas' },
    ],
  },
  impact: {
    title: 'O que muda depois das aulas',
    metrics: [
      figures.help,
      figures.time,
      figures.unaided,
      { valor: '90%', label: 'de quem participa indicaria o programa' },
    ],
  },
  programs: {
    title: `${educationPrograms.capital} programas, de um dia a um ano`,
    intro: 'Escolham pelo tempo que têm; o tema, combinamos.',
    duration: 'Duração',
    format: 'Formato',
    link: 'Ver o programa',
  },
  differentiators: {
    title: 'O nosso jeito de ensinar',
    items: [
      {
        titulo: 'O problema vem da turma',
        descricao:
          'Não trazemos um caso pronto de outro país. A turma escolhe o que quer mudar na escola, no bairro ou no setor em que trabalha, e a teoria entra quando faz falta.',
      },
      {
        titulo: 'Ninguém aprende de fora',
        descricao:
          'Antes da primeira aula perguntamos como cada pessoa aprende melhor. Legenda, Libras, material ampliado, pausas e outras formas de entregar um trabalho fazem parte do plano, não do improviso.',
      },
    ],
  },
  cases: { title: 'Aulas que saíram da sala', items: retellings },
  proposal: {
    title: 'Leve um programa para perto de você',
    text: 'Conte quem são vocês e quantas pessoas vão aprender. Um número aproximado já ajuda.',
    participantsLabel: 'Número de participantes',
    participantsHint: 'Por exemplo: de 20 a 30, em duas turmas.',
    areaLabel: 'Área de interesse',
    noArea: 'Ainda não sei',
  },
} as const;

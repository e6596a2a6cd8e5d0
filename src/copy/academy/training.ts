import { trainingDates, trainingPrograms } from 'virtual:content/counts';
import { studio } from '#src/copy/studio.ts';

export const training = {
  head: {
    title: `Treinamentos em design para empresas | ${studio.name}`,
    description:
      trainingPrograms.word === 'três'
        ? `Três treinamentos do ${studio.name} para a sua equipe: Design Thinking em 16 horas, UX Research Avançado em 24 e Inovação Corporativa em um dia. Peça uma proposta.`
        : `${trainingPrograms.capital} treinamentos do ${studio.name} em design, pesquisa e inovação, para a sua equipe e com problemas da casa. Peça uma proposta.`,
    name: 'Treinamentos',
  },
  hero: {
    title: 'Treinamento que entra na rotina',
    lead: 'Ensinamos design, pesquisa e inovação com o trabalho da sua equipe em cima da mesa. A turma termina com um projeto começado, não só com um certificado.',
    links: [
      { to: '#proposta', icon: 'arrow', label: 'Pedir uma proposta' },
      { to: '#programas', label: 'Ver os programas' },
    ],
  },
  programs: {
    title: `${trainingPrograms.capital} programas, ${trainingPrograms.word} fôlegos`,
    intro:
      'As turmas são pequenas e os exemplos, da sua área. Se nenhum servir como está, montamos um do tamanho do seu problema.',
    duration: 'Duração',
    format: 'Formato',
    benefits: 'O que fica',
    link: 'Ver o programa',
  },
  events: {
    title: 'Agenda de eventos',
    intro: {
      past: `Os ${trainingDates === 3 ? 'três ' : ''}encontros desta agenda já aconteceram. Ela continua aqui para você ver como trabalhamos; o próximo pode ser na sua empresa.`,
      coming:
        'As próximas datas e as últimas que já passaram. Se nenhuma servir, o próximo encontro pode ser na sua empresa.',
    },
    place: 'Local',
    places: { past: 'Inscrições encerradas. No anúncio:', coming: 'Vagas' },
  },
  testimonials: { title: 'Quem já fez conta' },
  proposal: {
    title: 'Uma proposta para a sua empresa',
    text: 'Basta dizer quem é a empresa e para onde responder. Com o tema, a primeira resposta já chega com formato, datas possíveis e preço.',
    topicLabel: 'Tema do treinamento',
    noTopic: 'Ainda não sei',
    otherLabel: 'Qual tema?',
  },
} as const;

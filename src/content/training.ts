import personOtavio from '#src/pictures/person-otavio.svg?picture';
import personYara from '#src/pictures/person-yara.svg?picture';
import { studio } from './studio.ts';
import { trainingPrograms } from './trainingPrograms.ts';

export const training = {
  head: {
    title: `Treinamentos em design para empresas | ${studio.name}`,
    description: `Três treinamentos do ${studio.name} para a sua equipe: Design Thinking em 16 horas, UX Research Avançado em 24 e Inovação Corporativa em um dia. Peça uma proposta.`,
  },
  name: 'Treinamentos',
  hero: {
    title: 'Treinamento que entra na rotina',
    lead: 'Ensinamos design, pesquisa e inovação com o trabalho da sua equipe em cima da mesa. A turma termina com um projeto começado, não só com um certificado.',
    proposal: 'Pedir uma proposta',
    programs: 'Ver os programas',
  },
  programs: {
    title: 'Três programas, três fôlegos',
    intro:
      'As turmas são pequenas e os exemplos, da sua área. Se nenhum servir como está, montamos um do tamanho do seu problema.',
    items: trainingPrograms,
    duration: 'Duração',
    format: 'Formato',
    benefits: 'O que fica',
    link: 'Ver o programa',
  },
  events: {
    title: 'Agenda de eventos',
    intro:
      'Os três encontros desta agenda já aconteceram. Ela continua aqui para você ver como trabalhamos; o próximo pode ser na sua empresa.',
    done: 'Evento realizado',
    place: 'Local',
    places: 'Vagas no anúncio',
    items: [
      {
        data: '2023-10-18',
        dia: '18',
        mes: 'out',
        dataCompleta: '18 de outubro de 2023',
        titulo: 'Oficina aberta de Design Thinking',
        local: `Estúdio ${studio.name}, São Paulo`,
        vagas: 'Últimas vagas',
      },
      {
        data: '2023-11-08',
        dia: '8',
        mes: 'nov',
        dataCompleta: '8 de novembro de 2023',
        titulo: 'Pesquisa com quem quase nunca é ouvido',
        local: 'On-line, com Libras e legendas',
        vagas: '25 vagas disponíveis',
      },
      {
        data: '2023-11-29',
        dia: '29',
        mes: 'nov',
        dataCompleta: '29 de novembro de 2023',
        titulo: 'Manhã de Inovação Corporativa',
        local: 'Instituto Horizonte Comum, São Paulo',
        vagas: '12 vagas disponíveis',
      },
    ],
  },
  testimonials: {
    title: 'Quem já fez conta',
    items: [
      {
        id: 'otavio',
        texto:
          'Achei que sairia com uma apostila. Saí com um teste marcado, três colegas de outras áreas no projeto e a coragem de mostrar um rascunho feio.',
        avaliacao: 5,
        autor: {
          nome: 'Otávio Prado',
          cargo: 'Gerente de operações',
          empresa: 'Viação Ipê-Roxo',
          foto: personOtavio,
        },
      },
      {
        id: 'yara',
        texto:
          'Foi o primeiro curso em que ninguém precisou pedir legenda. Já estava lá, e o resto foi pensado com o mesmo cuidado.',
        avaliacao: 5,
        autor: {
          nome: 'Yara Nascimento',
          cargo: 'Coordenadora de formação',
          empresa: 'Fundação Rede Aprender',
          foto: personYara,
        },
      },
    ],
  },
  proposal: {
    title: 'Uma proposta para a sua empresa',
    text: 'Basta dizer quem é a empresa e para onde responder. Com o tema, a primeira resposta já chega com formato, datas possíveis e preço.',
    topicLabel: 'Tema do treinamento',
    noTopic: 'Ainda não sei',
    otherLabel: 'Qual tema?',
  },
} as const;

import { studio } from '#src/copy/studio.ts';

export const questions = {
  head: {
    title: `Perguntas de quem vai contratar | ${studio.name}`,
    description: `Preço, prazo, horários, treinamentos, certificado, contratação e dados: respostas curtas do ${studio.name} às perguntas que mais chegam, com o caminho para cada coisa.`,
    name: 'Perguntas',
  },
  hero: {
    title: 'Pergunte sem cerimônia',
    lead: 'Respostas curtas ao que mais perguntam antes de começar. Faltou a sua? Quem responde tem nome e está logo abaixo.',
  },
  contentsTitle: 'Assuntos',
  /** The subjects of questions, keyed by their anchors. The questions are in content/. */
  subjects: {
    'preco-e-prazo': 'Preço e prazo',
    'conversa-marcada': 'A consultoria marcada',
    'falar-conosco': 'Falar conosco',
    'treinamentos-e-eventos': 'Treinamentos e eventos',
    pesquisa: 'Pesquisa',
  },
  action: {
    title: 'A sua não está aqui?',
    text: `Mande a pergunta do jeito que ela veio. Respondemos em até ${studio.answerTime}.`,
    contact: 'Escrever a pergunta',
  },
} as const;

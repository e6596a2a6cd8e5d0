import { type Collection, type CollectionName, collections } from './collections.ts';

const description =
  'Em uma ou duas frases, com 60 a 200 caracteres: o que se encontra aqui, para quem chega por um buscador.';
const picture = '/src/pictures/empty-state.svg';

/** The Markdown of a new item, by what a collection has below its fields. */
const bodies = {
  parts: `
## Desafio

O que era difícil, e para quem.

## Solução

O que foi feito, com quem vive o problema.

## Resultado

O que mudou e ficou.
`,
  article: `
Um parágrafo que diz do que se trata.

## Um título de seção

Um parágrafo. Pode ter **ênfase**, um [link](https://www.w3.org) e mais parágrafos.

> Uma frase em destaque.

- Um item de lista
- Outro item

## Referências

- SOBRENOME, Nome. Título. Cidade: Editora, 2026.
`,
};

const program = {
  duracao: '8 horas',
  formato: 'Presencial, em um dia',
  descricao: 'O que se aprende e como, em duas frases que somam de 60 a 200 caracteres ao todo.',
  imagem: picture,
};

type Sample = (name: string, today: string, member: string) => object;

/** The fields of a new item by its collection, filled with hints; `name` is its title, `today` a day such as 2026-11-22. */
const samples: Record<CollectionName, Sample> = {
  team: (nome) => ({
    nome,
    cargo: 'O que faz',
    bio: 'Duas frases sobre a pessoa.',
    foto: picture,
    especialidades: ['Uma', 'Outra'],
  }),
  projects: (title, today) => ({
    title,
    client: 'Para quem foi feito',
    year: Number(today.slice(0, 4)),
    category: 'app',
    image: picture,
    aspectRatio: 'square',
    description: 'Uma frase que diz o que é.',
  }),
  cases: (titulo) => ({
    template: 'story',
    titulo,
    cliente: 'Para quem foi feito',
    consultation: 'outro',
    imagem: picture,
    metrica: { valor: '40%', label: 'o que o número diz' },
  }),
  publications: (titulo, today, member) => ({
    tipo: 'estudo-de-caso',
    titulo,
    resumo: 'Uma ou duas frases para as listas.',
    autores: [member],
    data: today,
    imagem: picture,
    tone: 'sky',
    head: { description },
  }),
  models: (titulo) => ({
    titulo,
    pergunta: 'A pergunta que ele responde?',
    descricao: 'Como ele responde, em duas frases.',
    imagem: picture,
    tone: 'sky',
    head: { description },
    etapas: [{ titulo: 'Primeira etapa', descricao: 'O que se faz nela.' }],
    resultados: ['O que sai daí'],
    limite: 'Onde ele não serve.',
    relacionados: ['publications/whitepaper-gestao'],
    paginas: [{ tipo: 'Serviço', titulo: 'Experiências digitais', link: '/ExperienciasDigitais' }],
  }),
  events: (titulo, today, member) => ({
    tipo: 'Workshop',
    titulo,
    descricao: 'O que se faz ali, em uma ou duas frases.',
    inicio: `${today} 14:00`,
    fim: `${today} 17:00`,
    publicado: today,
    local: 'On-line, com Libras e legendas',
    presencial: false,
    vagas: '20 vagas disponíveis',
    pessoas: [member],
    imagem: picture,
    tone: 'petrol',
    head: { description },
    programa: [{ hora: '14:00', titulo: 'O começo', texto: 'O que acontece.' }],
    convite: { title: 'Quer vir?', text: 'Como se participa.', contact: 'Quero participar' },
  }),
  'training-dates': (titulo, today) => ({
    data: today,
    titulo,
    local: 'On-line, com Libras e legendas',
    vagas: '20 vagas disponíveis',
  }),
  'training-programs': (titulo) => ({
    titulo,
    ...program,
    paraQuem: 'Quem participa, e quantas pessoas.',
    beneficios: ['O que fica'],
    conteudo: ['Manhã: o que acontece'],
  }),
  'education-programs': (titulo) => ({
    titulo,
    ...program,
    beneficios: ['O que fica'],
    conteudo: ['O que acontece'],
  }),
  testimonials: (nome) => ({
    pagina: 'servicos',
    texto: 'O que a pessoa disse.',
    avaliacao: 5,
    autor: { nome, cargo: 'O que faz', empresa: 'Onde trabalha', foto: picture },
  }),
  milestones: (titulo, today) => ({ ano: Number(today.slice(0, 4)), titulo, descricao: 'O que aconteceu.' }),
  partners: (nome) => ({ nome }),
  notices: (texto, today) => ({ texto, inicio: `${today} 09:00`, fim: `${today} 18:00` }),
};

/** The fields and the Markdown of a new item; `hints` are its title, today, and a member of the team. */
export function sampleOf(collection: CollectionName, ...hints: Parameters<Sample>): [object, string?] {
  const { body }: Collection = collections[collection];
  return [samples[collection](...hints), body && bodies[body]];
}

import retellings from 'virtual:content/retellings-branding';
import { studio } from '#src/copy/studio.ts';
import { paths } from '#src/domain/site/paths.ts';
import brandingPicture from '#src/pictures/services/branding-desktop.svg?banner';

export const branding = {
  head: {
    title: `Branding: nome, marca e voz | ${studio.name}`,
    description: `Nome, identidade visual e jeito de falar criados com quem vive a marca: o ${studio.name} desenha marcas legíveis, acessíveis e fáceis de usar por qualquer equipe.`,
    name: 'Branding',
  },
  hero: {
    title: 'Marca é para usar',
    lead: 'Desenhamos nome, forma e voz com quem vai carregar a sacola, atender o telefone e pintar a fachada.',
    image: brandingPicture,
    links: [
      { to: paths.contact, icon: 'arrow', label: 'Falar da sua marca' },
      { to: '#processo', label: 'Ver o processo' },
    ],
  },
  benefits: {
    title: 'O que uma marca bem resolvida faz por você',
    items: [
      {
        titulo: 'É lembrada',
        descricao: 'Uma forma simples e um nome fácil de dizer voltam à cabeça na hora da escolha.',
      },
      {
        titulo: 'É lida',
        descricao:
          'Cores com contraste e letras abertas funcionam na fachada, no celular e para quem enxerga pouco.',
      },
      {
        titulo: 'É de todos',
        descricao: 'Quem participou da criação defende a marca, usa direito e ensina quem chega.',
      },
      {
        titulo: 'Dá menos trabalho',
        descricao: 'Com modelos prontos, o cartaz da semana sai em vinte minutos e continua com a sua cara.',
      },
    ],
  },
  approaches: {
    title: 'Três jeitos de chegar',
    intro:
      'O processo depende de onde a marca está hoje. Em todos eles, as decisões são tomadas na mesma mesa.',
    processLabel: 'Processo',
    items: [
      {
        letra: 'A',
        titulo: 'Começar do zero',
        descricao: 'Para quem vai abrir as portas, ou já abriu e ainda não tem nome.',
        processo: [
          'Conversas com fundadores e clientes',
          'Nome, com busca de registro no INPI',
          'Três desenhos, um escolhido em conjunto',
          'Guia de uso e primeiros materiais',
        ],
      },
      {
        letra: 'B',
        titulo: 'Mudar sem perder',
        descricao: 'Para marcas queridas que ficaram difíceis de ler, de aplicar ou de defender.',
        processo: [
          'Escuta de clientes antigos e da equipe',
          'Inventário do que fica e do que sai',
          'Redesenho testado na rua e na tela',
          'Troca por etapas, sem jogar estoque fora',
        ],
      },
      {
        letra: 'C',
        titulo: 'Espalhar com cuidado',
        descricao: 'Para organizações que cresceram e em que cada área usa a marca do seu jeito.',
        processo: [
          'Mapa de todos os usos atuais',
          'Regras poucas, com exemplos reais',
          'Modelos editáveis e acessíveis',
          'Oficina e plantão com quem publica',
        ],
      },
    ],
  },
  cases: { title: 'Marcas que estão na rua', all: 'Ver todos os projetos', items: retellings },
  action: {
    title: 'A sua marca diz o que você faz?',
    text: 'Mande uma foto de onde ela aparece hoje: fachada, embalagem, perfil. Respondemos com o que manteríamos e o que mudaríamos.',
    contact: 'Mandar a foto',
    consultation: 'branding',
  },
} as const;

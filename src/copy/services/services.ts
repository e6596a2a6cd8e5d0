import { studio } from '#src/copy/studio.ts';
import casePhotography from '#src/pictures/cases/case-photography-desktop.svg?banner';
import projectPlaceBe from '#src/pictures/projects/project-place-be.svg?picture';
import slideBranding from '#src/pictures/services/slide-branding-desktop.svg?banner';
import slideDigitalExperiences from '#src/pictures/services/slide-digital-experiences-desktop.svg?banner';
import slideInclusion from '#src/pictures/services/slide-inclusion-desktop.svg?banner';
import slideTransformation from '#src/pictures/services/slide-transformation-desktop.svg?banner';
import { figures } from './figures.ts';

export const services = {
  head: {
    title: `Serviços de design e acessibilidade | ${studio.name}`,
    description: `O que o ${studio.name} faz: experiências digitais, redesenho de serviços, branding, acessibilidade, gestão do conhecimento e formação de equipes.`,
  },
  title: 'Serviços feitos com quem vai usar',
  lead: 'Projetamos telas, marcas, atendimentos e aulas. Em todos eles, as pessoas do outro lado participam desde a primeira semana.',
  plainSummary: [
    'Fazemos sites e aplicativos que todo mundo consegue usar.',
    'Criamos nomes e marcas.',
    'Mudamos o jeito de atender de empresas, escolas e governos, para ficar mais fácil.',
    'Damos cursos e oficinas para equipes.',
    'Antes de desenhar, falamos com quem vai usar.',
    'Quer falar com a gente? Marque uma consultoria por vídeo.',
  ],
  slidesLabel: 'Serviços em destaque',
  slides: [
    {
      id: 'experiencias-digitais',
      title: 'Experiências digitais',
      description:
        'Sites e aplicativos testados com quem usa leitor de tela, celular antigo ou internet que cai no meio.',
      buttonText: 'Ver o que fazemos',
      link: '/ExperienciasDigitais',
      bgClass: 'petrol',
      image: slideDigitalExperiences,
    },
    {
      id: 'design-transformador',
      title: 'Design que muda o negócio',
      description: 'Redesenhamos o serviço inteiro, do balcão ao sistema, e medimos o que mudou.',
      buttonText: 'Ver como medimos',
      link: '/DesignTransformador',
      bgClass: 'ink',
      image: slideTransformation,
    },
    {
      id: 'branding',
      title: 'Marcas com voz própria',
      description:
        'Nome, marca e jeito de falar que a sua equipe consegue usar na sacola, no site e na festa da firma.',
      buttonText: 'Ver como criamos',
      link: '/BrandingPage',
      bgClass: 'red',
      image: slideBranding,
    },
    {
      id: 'inclusao',
      title: 'Ninguém fica de fora',
      description: 'Pessoas com deficiência, idosas e da periferia testam e decidem com a gente.',
      buttonText: 'Ver como incluímos',
      link: '/acessibilidade-digital',
      bgClass: 'sunflower',
      image: slideInclusion,
    },
  ],
  expertises: {
    title: 'Três ofícios, uma equipe',
    intro: 'Quem pesquisa senta ao lado de quem desenha: nada se perde no caminho.',
    deliverablesLabel: 'O que você recebe',
    items: [
      {
        id: 'experiencias-digitais',
        titulo: 'Experiências digitais',
        icone: 'screen',
        descricao:
          'Observamos como as pessoas fazem hoje, desenhamos o caminho mais curto e testamos cada versão antes que ela vire código. O resultado é uma tela que dispensa manual.',
        entregaveis: [
          'Pesquisa com usuários e mapa da jornada',
          'Protótipo navegável, testado em rodadas',
          'Biblioteca de componentes acessíveis',
          'Acompanhamento da equipe que programa',
        ],
        metricas: [figures.help, figures.unaided],
        cta: { texto: 'Conhecer experiências digitais', link: '/ExperienciasDigitais' },
      },
      {
        id: 'design-transformador',
        titulo: 'Design transformador',
        icone: 'stairs',
        descricao:
          'Olhamos o negócio pelo lado de quem é atendido e mudamos processo, papel e tela ao mesmo tempo.',
        entregaveis: ['Mapa do serviço de ponta a ponta', 'Piloto em uma unidade', 'Plano de adoção'],
        metricas: [figures.time],
        cta: { texto: 'Conhecer design transformador', link: '/DesignTransformador' },
      },
      {
        id: 'branding',
        titulo: 'Branding',
        icone: 'letter',
        descricao:
          'Descobrimos o que a organização tem de seu e damos a isso nome, forma e voz que cabem na rotina.',
        entregaveis: ['Plataforma de marca', 'Identidade visual', 'Guia de uso com exemplos'],
        metricas: [{ valor: '1 folha', label: 'guarda o manual inteiro da Pão da Terra' }],
        cta: { texto: 'Conhecer branding', link: '/BrandingPage' },
      },
    ],
  },
  accessibility: {
    title: 'Acessibilidade digital',
    text: 'Avaliamos o seu site com pessoas com deficiência e acompanhamos a sua equipe até a última correção.',
    links: [{ to: '/acessibilidade-digital', icon: 'arrow', label: 'Como avaliamos' }],
  },
  solutions: {
    title: 'Sob medida',
    intro: 'Quatro trabalhos que mudam de tamanho conforme o problema, o prazo e a equipe que você tem.',
    items: [
      {
        id: 'design-centrado-no-humano',
        titulo: 'Design centrado no humano',
        icone: 'people',
        descricao: 'Para decidir o que fazer antes de decidir como fazer, ouvindo quem vive o problema.',
        entregaveis: ['retratos de quem usa', 'protótipo testado', 'plano de melhoria'],
        metricas: [figures.help],
        cta: { texto: 'Ver o método', link: '/DesignCentradoHumano' },
      },
      {
        id: 'gestao-do-conhecimento',
        titulo: 'Gestão do conhecimento',
        icone: 'network',
        descricao: 'Para que o saber da equipe não vá embora com quem sai.',
        entregaveis: ['mapa de quem sabe o quê', 'acervo com busca testada'],
        metricas: [figures.time],
        cta: { texto: 'Ver como funciona', link: '/GestaoConhecimentoPage' },
      },
      {
        id: 'treinamentos',
        titulo: 'Treinamentos',
        icone: 'board',
        descricao: 'Para equipes que querem pesquisar e desenhar por conta própria.',
        entregaveis: ['projeto da casa começado', 'roteiros prontos', 'certificado'],
        metricas: [{ valor: '8 a 24 h', label: 'conforme o programa' }],
        cta: { texto: 'Ver os programas', link: '/TreinamentosPage' },
      },
      {
        id: 'educacao-em-design',
        titulo: 'Educação em design',
        icone: 'book',
        descricao: 'Para escolas que querem o design como forma de aprender qualquer matéria.',
        entregaveis: ['material aberto', 'mentoria'],
        metricas: [{ valor: '90%', label: 'de quem participa indicaria o programa' }],
        cta: { texto: 'Ver as formações', link: '/EducacaoDesignPage' },
      },
    ],
  },
  process: {
    title: 'Como um projeto anda',
    intro: 'São quatro etapas. Escolha uma para ver o que acontece dentro dela.',
    label: 'Etapas do processo criativo',
    steps: [
      {
        titulo: 'Diagnóstico participativo',
        descricao: 'Ouvimos quem usa, quem faz e quem ficou de fora.',
        detalhes: [
          'Escuta: conversas de uma hora com oito a doze pessoas, no lugar em que o serviço acontece',
          'Retrato: um mapa do que funciona e do que trava',
          'Acordo: uma página com o problema e como saberemos que deu certo',
        ],
      },
      {
        titulo: 'Ideação aberta',
        descricao: 'Esboços na mesa, hipóteses na parede, decisões com critério.',
        detalhes: [
          'Oficina: dois dias com a sua equipe e com pessoas que usam o serviço, lado a lado',
          'Caminhos: três propostas diferentes, desenhadas o bastante para serem discutidas',
          'Escolha: comparamos as três por esforço, alcance e risco, e a decisão fica registrada',
        ],
      },
      {
        titulo: 'Prototipagem',
        descricao: 'Testamos cedo, barato e com pessoas de verdade.',
        detalhes: [
          'Rascunho: um protótipo de papel ou de tela pronto em uma semana',
          'Teste: cinco pessoas por rodada, entre elas quem usa tecnologia assistiva',
          'Ajuste: o que travou volta para a mesa e é testado de novo, até parar de travar',
        ],
      },
      {
        titulo: 'Implementação',
        descricao: 'Entregamos acabado, medimos e voltamos para conferir.',
        detalhes: [
          'Entrega: arquivos organizados, textos finais e componentes documentados',
          'Apoio: plantão semanal com quem programa, imprime ou atende',
          'Revisão: noventa dias depois medimos de novo e corrigimos o que o uso mostrou',
        ],
      },
    ],
  },
  cases: {
    title: 'O que já saiu do papel',
    items: [
      {
        id: 'fotografia-empodera',
        titulo: 'Fotografia Empodera',
        categoria: 'Educação e território',
        descricao:
          'Moradoras aprenderam a fotografar o próprio bairro, montaram um coletivo e hoje vendem o que produzem.',
        imagem: casePhotography,
        metrica: { valor: '95%', label: 'relatam mais pertencimento ao bairro' },
        link: '/CaseFotografiaEmpodera',
      },
      {
        id: 'placebe',
        titulo: 'PlaceBe',
        categoria: 'Aplicativo e espaço público',
        descricao: 'Um aplicativo em que vizinhos apontam, redesenham e cuidam das praças da cidade.',
        imagem: projectPlaceBe,
        metrica: { valor: '78%', label: 'a mais de engajamento' },
        link: '/CasePlaceBe',
      },
    ],
    linkLabel: 'Ler o caso',
  },
  testimonials: { title: 'Quem já trabalhou com a gente' },
  budget: 'Pedir um orçamento',
  action: {
    title: 'Qual é o nó que não desata?',
    text: 'Conte o que não está andando. Dizemos por onde começar.',
    contact: 'Falar sobre um projeto',
  },
} as const;

import { studio } from '#src/copy/studio.ts';
export const methodology = {
  head: {
    title: `Metodologia completa: pesquisa, DCH e placemaking | ${studio.name}`,
    description: `Como o ${studio.name} trabalha: o método de pesquisa, o design centrado no humano e o placemaking, com etapas, ferramentas, cuidados e o que fica no fim.`,
    name: 'Metodologia',
  },
  hero: {
    title: 'O método inteiro, sem segredo',
    lead: 'Três jeitos de trabalhar que se encaixam: pesquisar para entender, desenhar com quem usa e transformar lugares com quem vive neles. Pode ler em ordem ou ir direto ao que precisa.',
  },
  contentsTitle: 'Nesta página',
  research: {
    id: 'pesquisa',
    title: 'Método de pesquisa',
    blocks: [
      'Pesquisar, para nós, é diminuir a distância entre quem decide e quem vive a decisão. Por isso a pergunta vem antes do método, e quem participa vê o resultado antes de todo mundo.',
      { highlight: 'Se ninguém reconhece a pergunta, ela volta para a mesa.' },
    ],
    steps: [
      {
        titulo: 'Perguntar',
        descricao:
          'Uma frase, escrita com quem vive o problema. Dela sai quem ouvir, onde e por quanto tempo.',
      },
      {
        titulo: 'Observar',
        descricao:
          'De oito a doze pessoas, no lugar em que a coisa acontece. Anotamos o que fazem, além do que dizem.',
      },
      {
        titulo: 'Modelar',
        descricao:
          'Juntamos o que se repete em um desenho de uma página, que outra equipe consegue contestar.',
      },
      {
        titulo: 'Devolver',
        descricao: 'Quem participou lê primeiro e corrige. Depois publicamos, com o que deu errado também.',
      },
    ],
  },
  care: {
    id: 'cuidados',
    title: 'Cuidados com quem participa',
    entries: [
      {
        term: 'Convite',
        text: 'Em linguagem simples, com o tempo, o pagamento e o direito de desistir na primeira linha.',
      },
      {
        term: 'Acesso',
        text: 'Perguntamos antes o que cada pessoa precisa: Libras, transporte, pausa, companhia.',
      },
      {
        term: 'Pagamento',
        text: 'Toda hora de participação é paga, em dia, mesmo quando a pessoa desiste no meio.',
      },
      {
        term: 'Dados',
        text: 'Só o necessário, guardado por até um ano e sem nome nos relatos, como pede a LGPD.',
      },
    ],
  },
  dch: {
    id: 'dch',
    title: 'Design centrado no humano',
    blocks: [
      'É o nosso jeito de criar produtos e serviços. Nenhuma etapa acontece sem pessoas que vão usar o resultado, e cada uma termina com uma decisão que a equipe consegue explicar.',
    ],
    steps: [
      {
        titulo: 'Conviver',
        descricao: 'Um dia no balcão, no ponto, na cozinha. Sai daqui o mapa da jornada.',
      },
      {
        titulo: 'Compreender',
        descricao: 'Padrões na parede, um problema escolhido. Sai daqui o critério de sucesso.',
      },
      {
        titulo: 'Criar junto',
        descricao: 'Usuários e equipe na mesma mesa, com papel. Sai daqui um protótipo.',
      },
      {
        titulo: 'Testar e ajustar',
        descricao: 'De cinco a oito pessoas por rodada, com e sem deficiência, até parar de travar.',
      },
    ],
    after: [
      'Quanto tempo leva? Um ciclo completo cabe em seis semanas. Preferimos dois ciclos curtos a um longo: o segundo sempre corrige o primeiro.',
    ],
    link: 'Ver o serviço e os casos',
  },
  placemaking: {
    id: 'placemaking',
    title: 'Placemaking',
    blocks: [
      'Placemaking é fazer de um espaço um lugar: quem mora, trabalha e brinca ali decide o que muda e cuida do que mudou. Aprendemos no PlaceBe que a obra é a parte fácil; o que segura um lugar são os combinados.',
    ],
    steps: [
      {
        titulo: 'Identificar',
        descricao: 'Quem passa marca no mapa o que precisa de cuidado e diz por quê.',
      },
      {
        titulo: 'Criar',
        descricao: 'Vizinhos e técnicos desenham a mudança e a testam com móveis provisórios.',
      },
      {
        titulo: 'Armazenar',
        descricao: 'Fotos, medidas e custos ficam no caderno do lugar, aberto a todos.',
      },
      { titulo: 'Compartilhar', descricao: 'O que deu certo numa praça vira ponto de partida na seguinte.' },
      { titulo: 'Aplicar', descricao: 'Mutirão, obra ou festa: com data, dinheiro e responsáveis.' },
    ],
    link: 'Ler o caso PlaceBe',
  },
  measure: {
    id: 'medir',
    title: 'Como sabemos que funcionou',
    blocks: [
      'Medimos três vezes, com as mesmas tarefas e as mesmas perguntas:',
      {
        list: [
          'Antes de começar, para saber de onde partimos',
          'Na entrega, com gente que não participou do projeto',
          'Noventa dias depois, quando a novidade já passou',
        ],
      },
      'Se a terceira medida cai, voltamos. Está no contrato.',
    ],
  },
  action: {
    title: 'Quer ver o método num problema seu?',
    text: 'Traga uma pergunta. Em uma consultoria de 30 ou 45 minutos desenhamos com você a primeira etapa, e ela fica com você.',
    contact: 'Fale com nosso time',
  },
} as const;

import { studio } from './studio.ts';
export const placemakingCase = {
  head: {
    title: `PlaceBe: a praça volta a ser de quem passa | ${studio.name}`,
    description:
      'O caso PlaceBe: um aplicativo e um método para a vizinhança decidir o que muda na praça e cuidar dela depois. Desafio, etapas, solução e resultados medidos.',
  },
  hero: {
    title: { name: 'PlaceBe', rest: 'a praça volta a ser de quem passa' },
    lead: 'Um aplicativo e um método para que a vizinhança decida o que muda em um lugar, e continue cuidando dele depois da festa de inauguração.',
    facts: 'Para o Coletivo Beira-Mapa, 2020',
  },
  challenge: {
    title: 'O desafio',
    statement: 'Praças reformadas sem conversa voltavam a ficar vazias em poucos meses.',
    paragraphs: [
      'O Coletivo Beira-Mapa via a mesma cena em vários bairros da Grande São Paulo: chegava a obra, vinha a inauguração e logo voltavam o mato e o portão fechado.',
      'Faltava um jeito de os moradores decidirem juntos e seguirem juntos. Esse trabalho se chama placemaking: fazer de um espaço um lugar, com quem vive nele.',
    ],
  },
  steps: {
    title: 'Cinco passos, um caminho que recomeça',
    items: [
      {
        titulo: 'Identificar',
        descricao: 'Qualquer pessoa marca no mapa um lugar que precisa de cuidado e diz por quê.',
      },
      {
        titulo: 'Criar',
        descricao: 'Vizinhos e técnicos desenham juntos a mudança, na tela ou no papel.',
      },
      {
        titulo: 'Armazenar',
        descricao: 'Ideias, fotos, medidas e custos ficam guardados na memória do lugar.',
      },
      {
        titulo: 'Compartilhar',
        descricao: 'O que deu certo em uma praça aparece para quem começa a cuidar de outra.',
      },
      {
        titulo: 'Aplicar',
        descricao: 'O plano vira mutirão, obra ou festa, com data e responsáveis.',
      },
    ],
  },
  architecture: {
    title: 'A solução, camada por camada',
    intro: 'O aplicativo é a parte que se vê. Ele só funciona porque há gente, memória e dados por baixo.',
    layers: [
      {
        titulo: 'Encontros na praça',
        descricao:
          'Caminhadas, oficinas e cartazes, também para quem não usa aplicativo. O que se decide ali entra no mapa.',
        tone: 'coral',
      },
      {
        titulo: 'Aplicativo no celular',
        descricao:
          'Mapa, propostas e agenda em letra grande e palavras simples. Funciona com internet fraca e com leitor de tela.',
        tone: 'sunflower',
      },
      {
        titulo: 'Memória do lugar',
        descricao: 'Cada espaço tem o seu caderno: fotos, medidas, custos e quem cuida do quê.',
        tone: 'sky',
      },
      {
        titulo: 'Dados abertos',
        descricao:
          'Prefeitura, escolas e coletivos consultam e reaproveitam as informações, sem expor ninguém.',
        tone: 'lilac',
      },
    ],
  },
  phases: {
    title: 'Quatro fases, no tempo do bairro',
    intro: 'Cada fase começa antes de a anterior acabar, para que ninguém fique esperando.',
    label: 'Fase',
    items: [
      {
        titulo: 'Escuta e mapa',
        descricao: 'Andamos com quem mora, trabalha e brinca ali. Cada lugar ganhou um ponto e uma história.',
      },
      {
        titulo: 'Piloto em uma praça',
        descricao: 'Testamos o aplicativo e móveis provisórios com a vizinhança, antes de gastar com obra.',
      },
      {
        titulo: 'Expansão entre bairros',
        descricao: 'O que funcionou virou guia, e cada comunidade adaptou o que lhe servia.',
      },
      {
        titulo: 'Gestão pelas comunidades',
        descricao: 'Moradores que formamos cuidam do mapa, da agenda e do dinheiro. Nós saímos de cena.',
      },
    ],
  },
  impact: {
    title: 'O que mudou',
    metrics: [
      { valor: '78%', label: 'de aumento no engajamento dos moradores' },
      { valor: '40%', label: 'de redução no custo de manutenção' },
      { valor: '32', label: 'espaços revitalizados' },
      { valor: '15', label: 'comunidades empoderadas' },
    ],
    award: { titulo: 'Prêmio de inovação social', ano: '2020' },
  },
  comparison: {
    title: 'Antes e depois',
    text: 'A mesma praça, vista do mesmo ponto. Puxe a costura para um lado e para o outro, ou use as setas do teclado.',
    label: 'Comparar a praça antes e depois',
    before: 'Antes',
    after: 'Depois',
  },
  action: {
    title: 'Tem um lugar esperando gente?',
    text: 'Pode ser uma praça, um pátio de escola ou a entrada do prédio. Conte onde fica e quem passa por lá.',
    contact: 'Fale com nosso time',
    booking: 'Agendar uma conversa',
    consultation: 'produto',
    methodology: 'Conheça o método',
  },
} as const;

import type { PortfolioProject } from '#src/domain/portfolio.ts';
import projectBiblioteca from '#src/pictures/project-biblioteca.svg?picture';
import projectCinemaDescrito from '#src/pictures/project-cinema-descrito.svg?picture';
import projectFotografiaEmpodera from '#src/pictures/project-fotografia-empodera.svg?picture';
import projectPaoDaTerra from '#src/pictures/project-pao-da-terra.svg?picture';
import projectPlaceBe from '#src/pictures/project-place-be.svg?picture';
import projectPontoCerto from '#src/pictures/project-ponto-certo.svg?picture';
import projectTrilhaDoReuso from '#src/pictures/project-trilha-do-reuso.svg?picture';

interface Project extends PortfolioProject {
  desafio: string;
  solucao: string;
  resultado: string;
}

/** The portfolio, in the order in which it hangs on the wall. */
export const projects = [
  {
    id: 1,
    title: 'Fotografia Empodera',
    client: 'Coletivo Lentes da Vila',
    year: '2021',
    category: 'audiovisual',
    image: projectFotografiaEmpodera,
    aspectRatio: 'tall',
    description: 'Moradoras aprendem fotografia, contam o próprio bairro e passam a viver também disso.',
    desafio: 'O bairro aparecia na imprensa sempre do mesmo jeito, fotografado por quem vinha de fora.',
    solucao:
      'Montamos com as moradoras um curso de fotografia, um acervo do bairro e um coletivo que vende o próprio trabalho.',
    resultado: 'O coletivo se sustenta sozinho e o bairro guarda as próprias imagens.',
  },
  {
    id: 2,
    title: 'Biblioteca Sonora',
    client: 'Instituto Horizonte Comum',
    year: '2022',
    category: 'acessibilidade',
    image: projectBiblioteca,
    aspectRatio: 'wide',
    description: 'Um acervo para ler com os ouvidos: busca por voz, teclado e leitor de tela.',
    desafio:
      'O acervo de audiolivros existia, mas o site só se abria com mouse e boa visão. Quem mais precisava dele dependia de outra pessoa para escolher um livro.',
    solucao:
      'Redesenhamos a busca com leitoras e leitores cegos e com baixa visão. Cada livro ganhou uma amostra em áudio, cada botão um nome claro, e o telefone virou mais uma porta de entrada.',
    resultado:
      'Quem usa leitor de tela encontra, ouve e empresta um livro sem pedir ajuda. A equipe da biblioteca aprendeu a manter isso sozinha.',
  },
  {
    id: 3,
    title: 'PlaceBe',
    client: 'Coletivo Beira-Mapa',
    year: '2020',
    category: 'app',
    image: projectPlaceBe,
    aspectRatio: 'square',
    description: 'Um aplicativo em que a vizinhança aponta, planeja e cuida dos espaços do bairro.',
    desafio: 'Praças reformadas sem conversa voltavam a ficar vazias em poucos meses.',
    solucao:
      'Criamos um aplicativo e um método para que a vizinhança decida o que muda e cuide do que mudou.',
    resultado: 'Espaços recuperados, comunidades que se organizam sozinhas e um prêmio em 2020.',
  },
  {
    id: 4,
    title: 'Cinema Descrito',
    client: 'Mostra Tela Aberta',
    year: '2019',
    category: 'audiovisual',
    image: projectCinemaDescrito,
    aspectRatio: 'square',
    description: 'Curtas com audiodescrição e legenda pensadas junto com o roteiro, não depois dele.',
    desafio:
      'A mostra oferecia audiodescrição e legenda, mas feitas na última semana, sem espaço no som nem no ritmo dos filmes.',
    solucao:
      'Sentamos realizadores, roteiristas de audiodescrição e espectadores cegos e surdos na mesma mesa, desde o roteiro. Do processo saiu um guia curto que cada equipe de filmagem leva no bolso.',
    resultado:
      'A mostra inteira pode ser vista, lida ou ouvida na mesma sessão. O guia passou a fazer parte do edital.',
  },
  {
    id: 5,
    title: 'Pão da Terra',
    client: 'Cooperativa Pão da Terra',
    year: '2022',
    category: 'branding',
    image: projectPaoDaTerra,
    aspectRatio: 'tall',
    description: 'A marca de uma cooperativa de padeiras, do nome ao rótulo que se lê com o dedo.',
    desafio:
      'O pão era conhecido na feira, a cooperativa não. Cada família usava um rótulo, e ninguém pedia pelo nome.',
    solucao:
      'Ouvimos as padeiras, seguimos a massa da farinha à banca e desenhamos com elas o nome, o sol da marca e um rótulo com letra grande, relevo e Braille, barato de imprimir.',
    resultado:
      'As famílias vendem com uma marca só e decidem juntas como ela muda. O manual cabe em uma folha, pendurada perto do forno.',
  },
  {
    id: 6,
    title: 'Ponto Certo',
    client: 'Viação Ipê-Roxo',
    year: '2023',
    category: 'app',
    image: projectPontoCerto,
    aspectRatio: 'wide',
    description: 'O ônibus avisa quando chega e o aplicativo diz se ele tem lugar para a cadeira de rodas.',
    desafio:
      'Quem usa cadeira de rodas esperava sem saber se o próximo ônibus teria elevador funcionando. Os aplicativos de trajeto não respondiam.',
    solucao:
      'Passamos manhãs inteiras nos pontos com passageiros e motoristas. O aplicativo mostra em letras grandes, por vibração e por voz o que importa: quando chega e se dá para entrar.',
    resultado:
      'Passageiros planejam o dia sem contar com a sorte, e o motorista sabe antes da parada que alguém vai usar o elevador.',
  },
  {
    id: 7,
    title: 'Trilha do Reuso',
    client: 'Fundação Rede Aprender',
    year: '2018',
    category: 'gamification',
    image: projectTrilhaDoReuso,
    aspectRatio: 'square',
    description: 'Um jogo de tabuleiro e de quintal para aprender, em grupo, para onde vai o que sobra.',
    desafio:
      'As aulas sobre lixo terminavam em cartaz na parede. Em casa, tudo seguia indo para o mesmo saco.',
    solucao:
      'Criamos um jogo com professoras e crianças: as casas do tabuleiro são objetos de verdade, as peças são de sucata e só se chega ao fim em equipe.',
    resultado:
      'O jogo saiu da sala e foi para o recreio e para a casa das crianças. As regras são abertas, e cada escola faz o seu tabuleiro.',
  },
] as const satisfies readonly Project[];

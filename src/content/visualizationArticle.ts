import { studio } from './studio.ts';
export const visualizationArticle = {
  head: {
    title: `Ver para decidir: gráficos que todo mundo lê | ${studio.name}`,
    description:
      'Artigo da Academy: como mostrar dados a públicos diversos sem perder precisão, da decisão que precisa ser tomada ao texto que acompanha o gráfico.',
  },
  lead: 'Um gráfico é uma resposta. Quando a pergunta não está clara, ou quando parte das pessoas não consegue enxergá-lo, a resposta se perde. Este artigo reúne o que a pesquisa já sabe sobre ler gráficos e propõe um roteiro em cinco passos para quem precisa mostrar dados a públicos diversos.',
  sections: [
    {
      id: 'pergunta',
      title: 'Comece pela decisão',
      blocks: [
        'Boa parte dos gráficos que recebemos para revisar nasceu da planilha: havia uma coluna, alguém escolheu um desenho e ele foi parar no relatório. O caminho que propomos é o contrário. Antes de abrir os dados, escrevemos em uma frase quem vai ler, o que essa pessoa precisa decidir e o que muda se ela entender errado.',
        'Uma coordenadora de posto de saúde não precisa de “a evolução dos atendimentos”. Precisa saber se deve abrir mais uma sala na segunda-feira. A frase orienta tudo o que vem depois: que período mostrar, com o que comparar e o que deixar de fora.',
        { highlight: 'Se ninguém vai decidir nada a partir do gráfico, talvez ele não precise existir.' },
      ],
    },
    {
      id: 'olho',
      title: 'O que o olho compara bem',
      blocks: [
        'Em 1984, William Cleveland e Robert McGill pediram a pessoas que comparassem valores em desenhos diferentes e mediram os erros. O resultado orienta o trabalho até hoje: somos precisos ao comparar posições ao longo de uma mesma escala, menos precisos com comprimentos soltos e bem menos com ângulos, áreas e tons de cor.',
        'Daí vêm três hábitos simples:',
        {
          list: [
            'Para comparar quantidades, prefira pontos ou barras sobre a mesma linha de base.',
            'Para mostrar mudança no tempo, use uma linha e diga no título o que ela mostra.',
            'Reserve áreas e cores para o que é aproximado, como mapas, e escreva o número ao lado.',
          ],
        },
        'Jacques Bertin já havia descrito, em 1967, que cada recurso visual serve melhor a um tipo de informação. Tamanho ordena, matiz separa grupos, posição faz as duas coisas. Usar matiz para dizer “mais” ou “menos” obriga a leitora a decorar uma legenda.',
      ],
    },
    {
      id: 'menos',
      title: 'Tirar até sobrar a diferença',
      blocks: [
        'Edward Tufte chamou de razão dados-tinta a parte do desenho que de fato informa. A ideia é boa como pergunta, e pede cuidado como regra. Tirar grade, sombra e efeito de profundidade quase sempre ajuda. Tirar rótulos para “limpar” o gráfico faz o contrário: empurra o trabalho para quem lê.',
        'Nosso critério é o esforço da leitora. Se um elemento economiza uma ida à legenda, uma conta de cabeça ou uma dúvida, ele fica. Por isso escrevemos o nome de cada série ao lado da própria linha e o valor junto do ponto que importa.',
        'Donald Norman lembra que, quando muita gente erra no mesmo lugar, o problema está no desenho. Vale para portas e vale para gráficos: se três leitoras trocam duas linhas, as linhas é que precisam mudar.',
      ],
    },
    {
      id: 'acesso',
      title: 'Um gráfico, duas formas de ler',
      blocks: [
        'Muitas pessoas não distinguem o vermelho do verde, outras ampliam a tela até que a legenda some, outras ouvem a página. As diretrizes WCAG pedem que a cor nunca seja a única pista, que linhas e formas tenham contraste de pelo menos 3 para 1 com o fundo e que toda imagem com conteúdo tenha um texto equivalente.',
        'Na prática, tratamos o texto como a outra metade do gráfico, e não como legenda para máquinas. Ele é escrito antes do desenho e tem três partes:',
        {
          list: [
            'A conclusão, em uma frase: “os atendimentos dobraram entre março e junho”.',
            'A forma, para quem quer imaginar: “linha que sobe devagar e acelera em maio”.',
            'Os números, em uma tabela simples, para quem precisa conferir.',
          ],
        },
        'O texto fica visível para todo mundo. Quem enxerga também se apoia nele, sobretudo quando tem pressa ou pouca prática com gráficos.',
      ],
    },
    {
      id: 'roteiro',
      title: 'O roteiro em cinco passos',
      blocks: [
        {
          steps: [
            'Escreva a decisão em uma frase e combine com quem vai usá-la.',
            'Escreva a conclusão em texto, com o número que a sustenta.',
            'Escolha o desenho em que a comparação principal cai sobre a mesma escala.',
            'Tire o que não ajuda a ler e rotule o que ficou, sem depender só da cor.',
            'Teste com pessoas de repertórios diferentes, entre elas quem usa leitor de tela, e pergunte o que elas fariam.',
          ],
        },
        'A última pergunta é a que mais ensina. “Você entendeu?” quase sempre recebe um sim educado. “O que você faria agora?” mostra se o gráfico chegou aonde devia.',
      ],
    },
    {
      id: 'limites',
      title: 'Até onde isto vai',
      blocks: [
        'O roteiro nasceu de relatórios e painéis para gestão pública e organizações sociais, com poucas variáveis e leitores ocasionais. Ele não substitui o repertório de quem explora dados complexos nem resolve dados mal coletados: um gráfico honesto começa numa conta honesta. Também não medimos, aqui, o efeito de cada passo em separado. Publicamos o roteiro para que outras equipes o usem, contestem e contem o que mudou.',
      ],
    },
  ],
  references: [
    'BERTIN, Jacques. Sémiologie graphique: les diagrammes, les réseaux, les cartes. Paris: Gauthier-Villars; Mouton, 1967.',
    'CLEVELAND, William S.; McGILL, Robert. Graphical perception: theory, experimentation, and application to the development of graphical methods. Journal of the American Statistical Association, v. 79, n. 387, p. 531-554, 1984.',
    'NORMAN, Donald A. The design of everyday things. Revised and expanded edition. New York: Basic Books, 2013.',
    'TUFTE, Edward R. The visual display of quantitative information. Cheshire: Graphics Press, 1983.',
    'W3C. Web Content Accessibility Guidelines (WCAG) 2.1. W3C Recommendation, 2018. Disponível em: https://www.w3.org/TR/WCAG21/.',
  ],
} as const;

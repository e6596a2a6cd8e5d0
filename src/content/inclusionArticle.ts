import { studio } from './studio.ts';
export const inclusionArticle = {
  head: {
    title: `Projetar com quem ficava de fora | ${studio.name}`,
    description:
      'Estudo de caso da Academy sobre a Biblioteca Sonora: o que muda quando pessoas cegas e com baixa visão decidem desde a primeira conversa de um projeto.',
  },
  lead: 'Em 2022, o Instituto Horizonte Comum nos chamou para abrir a Biblioteca Sonora a quem mais precisava dela: pessoas cegas e com baixa visão. Este estudo conta o que fizemos, o que erramos no começo e o que mudou no nosso jeito de pesquisar.',
  sections: [
    {
      id: 'ponto-de-partida',
      title: 'Um acervo com a porta trancada',
      blocks: [
        'Os audiolivros existiam, gravados com cuidado por voluntários. O site que os guardava, porém, só se abria com mouse e boa visão. As capas não tinham nome, a busca abria uma janela que prendia o teclado e o botão de ouvir era um desenho sem palavra. Quem ouvia livros dependia de outra pessoa para escolher o próximo.',
        'Kat Holmes chama isso de desencontro: a exclusão não está na pessoa, e sim no ponto em que o corpo dela encontra um objeto feito para outro corpo. A Lei Brasileira de Inclusão diz o mesmo com outras palavras, quando define deficiência pelo encontro com barreiras. Se a barreira foi projetada, pode ser projetada de novo.',
      ],
    },
    {
      id: 'primeiro-erro',
      title: 'O nosso primeiro erro',
      blocks: [
        'Começamos como muitas equipes começam. Lemos as diretrizes, corrigimos o código e marcamos testes para a sexta semana. Na primeira sessão, Marta, leitora antiga da biblioteca, ouviu a página inteira em silêncio e disse: “agora eu consigo usar uma coisa que não me serve”.',
        'A busca estava correta, mas ninguém ali procurava livro por título. As pessoas queriam saber quem narrava, quanto durava e como soava a voz. Tínhamos consertado o caminho para o lugar errado, e faltavam duas semanas.',
        {
          highlight:
            'Testar no fim mostra se a porta abre. Decidir no começo mostra onde a porta deveria estar.',
        },
      ],
    },
    {
      id: 'mudanca',
      title: 'O que mudou',
      blocks: [
        'Paramos e recomeçamos com outra combinação. Cinco leitoras e leitores, três cegos e dois com baixa visão, passaram a fazer parte da equipe, com contrato, pagamento por hora e voto nas decisões. James Charlton registrou o lema que orientou a escolha: nada sobre nós sem nós.',
        'Elizabeth Sanders e Pieter Jan Stappers descrevem essa passagem como a de usuário para especialista na própria experiência. Para que ela não ficasse na intenção, mudamos quatro coisas no trabalho:',
        {
          list: [
            'As reuniões começaram com uma descrição do que estava na tela, e deixamos de dizer “aqui” e “isto”.',
            'Os rascunhos passaram a ser falados: em vez de desenhar telas, gravávamos a sequência que o leitor de tela diria, e discutíamos a gravação.',
            'Toda decisão registrada ganhou o nome da barreira que ela tirava, e o de quem conferiria se tirou.',
            'O telefone entrou no projeto, porque duas pessoas da equipe não usavam computador.',
          ],
        },
      ],
    },
    {
      id: 'resultado',
      title: 'O que ficou de pé',
      blocks: [
        'Cada livro ganhou uma amostra de áudio, antes mesmo da sinopse. Cada botão ganhou um nome que diz o que acontece. A busca passou a aceitar a voz de quem narra como resposta, e o telefone virou uma segunda entrada para o mesmo acervo.',
        'Hoje, quem usa leitor de tela encontra, ouve e empresta um livro sem pedir ajuda. O efeito mais curioso apareceu fora do público previsto: pessoas que enxergam passaram a escolher livros pela amostra, no ônibus, com o celular no bolso.',
        'A equipe da biblioteca mantém tudo isso sozinha. Escrevemos com ela uma página de verificação, com doze perguntas que cabem em quinze minutos, para cada livro novo.',
      ],
    },
    {
      id: 'aprendizados',
      title: 'O que levamos para os outros projetos',
      blocks: [
        {
          subtitle: 'Pagar é parte do método',
        },
        'Convidar sem pagar seleciona quem pode trabalhar de graça. O valor da hora de quem participa entra no orçamento antes do valor das telas.',
        {
          subtitle: 'A norma é o chão',
        },
        'As diretrizes WCAG evitaram que discutíssemos o básico. Elas garantem que uma pessoa consiga usar; dizer se aquilo lhe serve é papel de quem usa.',
        {
          subtitle: 'A descrição melhora o desenho',
        },
        'Quando precisamos explicar uma tela em voz alta, percebemos o que nela não tem motivo. Mantivemos o hábito até em projetos em que todos enxergam.',
      ],
    },
    {
      id: 'limites',
      title: 'O que não sabemos',
      blocks: [
        'Este é o relato de um projeto, com um grupo pequeno, contado por quem participou dele. O nome da leitora foi trocado a pedido dela. Pessoas surdas e pessoas com deficiência intelectual não fizeram parte da equipe, e o que valeu aqui pode não valer para elas. Também não comparamos o custo dos dois caminhos com rigor; sabemos que o segundo começou mais devagar e terminou sem retrabalho.',
      ],
    },
  ],
  references: [
    'BRASIL. Lei nº 13.146, de 6 de julho de 2015. Institui a Lei Brasileira de Inclusão da Pessoa com Deficiência (Estatuto da Pessoa com Deficiência). Brasília: Presidência da República, 2015.',
    'CHARLTON, James I. Nothing about us without us: disability oppression and empowerment. Berkeley: University of California Press, 1998.',
    'HOLMES, Kat. Mismatch: how inclusion shapes design. Cambridge: MIT Press, 2018.',
    'SANDERS, Elizabeth B.-N.; STAPPERS, Pieter Jan. Co-creation and the new landscapes of design. CoDesign, v. 4, n. 1, p. 5-18, 2008.',
    'W3C. Web Content Accessibility Guidelines (WCAG) 2.1. W3C Recommendation, 2018. Disponível em: https://www.w3.org/TR/WCAG21/.',
  ],
} as const;

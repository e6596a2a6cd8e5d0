import { studio } from './studio.ts';
export const managementWhitepaper = {
  head: {
    title: `O que a equipe sabe e ninguém escreveu | ${studio.name}`,
    description:
      'White paper da Academy sobre gestão do conhecimento: por que documentos não bastam, como o saber circula em uma equipe e quatro combinados para começar.',
  },
  lead: 'Toda equipe sabe mais do que escreveu. Quando alguém sai, a parte não escrita vai junto. Este documento é para quem coordena equipes pequenas e médias e quer cuidar desse saber sem comprar um sistema nem criar mais uma reunião.',
  sections: [
    {
      id: 'problema',
      title: 'O custo de perguntar sempre à mesma pessoa',
      blocks: [
        'Há sinais fáceis de reconhecer. A mesma dúvida chega três vezes por semana à mesma mesa. As férias de alguém param um processo. Um erro de dois anos atrás se repete, e só então aparece quem se lembra dele. Nenhum desses sinais é falta de documento: em geral a pasta existe, e ninguém a abre.',
        'Thomas Davenport e Laurence Prusak observaram, em 1998, que as pessoas preferem perguntar a um colega a consultar um acervo, porque o colega entende o contexto e responde ao que foi perguntado. Não é preguiça. É uma boa escolha, que só deixa de funcionar quando o colega não está.',
      ],
    },
    {
      id: 'tacito',
      title: 'O que cabe num documento, e o que não cabe',
      blocks: [
        'Michael Polanyi resumiu o problema em uma frase: sabemos mais do que conseguimos dizer. Reconhecer um cliente prestes a desistir, ou o som de uma máquina que vai falhar, é saber tácito. Ele não se transfere por escrito, ou se transfere muito mal.',
        'Ikujiro Nonaka e Hirotaka Takeuchi descreveram, em 1995, quatro passagens pelas quais o saber circula. Ele vai de pessoa a pessoa, pela convivência. Vira palavra, quando alguém consegue contá-lo. Combina-se com outras palavras, em documentos e sistemas. E volta a ser prática, quando alguém o usa até não precisar mais pensar nele.',
        {
          highlight:
            'Quem só escreve documentos cuida de uma das quatro passagens e deixa as outras três ao acaso.',
        },
        'Etienne Wenger acrescenta onde isso acontece: em grupos que fazem a mesma coisa e se importam com ela. O saber mora na conversa desses grupos, e não no organograma. John Seely Brown e Paul Duguid mostraram o mesmo com técnicos que consertavam copiadoras: aprendiam nas histórias contadas no café, bem mais do que no manual.',
      ],
    },
    {
      id: 'mapa',
      title: 'Antes de tudo, um mapa',
      blocks: [
        'Começamos qualquer trabalho com uma folha e uma hora de conversa. Cada pessoa escreve três coisas que só ela sabe fazer e três que pergunta aos outros. Juntamos as folhas e ligamos quem pergunta a quem responde. O desenho mostra duas coisas de imediato: os nós, por onde tudo passa, e as ilhas, a quem ninguém pergunta.',
        'Os nós são risco e também sobrecarga. As ilhas costumam guardar saber que a equipe esqueceu que tem. O mapa não precisa ficar bonito nem completo. Ele serve para escolher por onde começar, e fica velho em poucos meses: refazê-lo é parte do cuidado.',
      ],
    },
    {
      id: 'combinados',
      title: 'Quatro combinados que cabem na rotina',
      blocks: [
        { subtitle: 'Responder em público' },
        'Dúvida feita em particular recebe resposta no canal de todos, sem expor quem perguntou. Em um mês, as perguntas que mais se repetem estão escritas, com as palavras de quem pergunta.',
        { subtitle: 'Fazer a dois o que só um sabe' },
        'Uma vez por semana, quem é nó faz uma tarefa ao lado de outra pessoa, que conduz. É a passagem pela convivência, com hora marcada. Não se anota durante; quem aprendeu escreve depois, em uma página.',
        { subtitle: 'Contar o que deu errado' },
        'Meia hora por mês, uma história por vez: o que esperávamos, o que aconteceu, o que faríamos diferente. Sem procurar culpado e sem ata. Fica escrita só a última parte.',
        { subtitle: 'Dar dono e validade a cada página' },
        'Toda página tem o nome de quem cuida dela e uma data para ser revista. Página vencida que ninguém quer revisar vai para o arquivo. Acervo menor é acervo usado.',
      ],
    },
    {
      id: 'medir',
      title: 'Como saber se funcionou',
      blocks: [
        'Contar documentos engana, porque eles crescem mesmo quando ninguém lê. Propomos três perguntas, feitas a cada três meses, com resposta em números simples:',
        {
          list: [
            'Quantas tarefas importantes só uma pessoa sabe fazer?',
            'Quanto tempo uma pessoa nova leva até fazer sozinha a primeira entrega?',
            'Das dúvidas da última semana, quantas já tinham resposta escrita, e em quantas ela foi encontrada?',
          ],
        },
        'As respostas pioram antes de melhorar. No começo, a equipe percebe quanto dependia de poucos, e esse é o primeiro resultado.',
      ],
    },
    {
      id: 'cuidados',
      title: 'Três cuidados',
      blocks: [
        'O primeiro é com as pessoas: quem é nó pode sentir que perde valor ao ensinar. Reconheça o ensino como trabalho, no tempo e na avaliação. O segundo é com os dados: história de erro e conversa de corredor não devem virar ficha de ninguém. O terceiro é com a pressa: um combinado por vez, por seis semanas, rende mais do que quatro anunciados na segunda e esquecidos na sexta.',
        'Este texto parte da nossa prática com equipes de cinco a quarenta pessoas. Em organizações maiores, os mesmos princípios valem, mas pedem papéis dedicados e escolhas de tecnologia que não tratamos aqui.',
      ],
    },
  ],
  references: [
    'BROWN, John Seely; DUGUID, Paul. The social life of information. Boston: Harvard Business School Press, 2000.',
    'DAVENPORT, Thomas H.; PRUSAK, Laurence. Working knowledge: how organizations manage what they know. Boston: Harvard Business School Press, 1998.',
    'NONAKA, Ikujiro; TAKEUCHI, Hirotaka. The knowledge-creating company: how Japanese companies create the dynamics of innovation. New York: Oxford University Press, 1995.',
    'POLANYI, Michael. The tacit dimension. Garden City: Doubleday, 1966.',
    'WENGER, Etienne. Communities of practice: learning, meaning, and identity. Cambridge: Cambridge University Press, 1998.',
  ],
} as const;

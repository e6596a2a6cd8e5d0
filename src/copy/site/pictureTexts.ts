/**
 * Alternative texts of the drawings in src/pictures, by the drawing's name; one drawn for two shapes of
 * screen has one text. An empty text means that the drawing only decorates. Those of items have theirs in the item's file.
 */
export const pictureTexts = {
  about:
    'São Paulo em retalhos: um prédio ondulado, uma torre em degraus, um museu suspenso por vigas vermelhas e uma ponte de cabos costurados, sobre a calçada geométrica.',
  academy: 'Uma coruja de retalhos pousada sobre livros olha com atenção enquanto segura a linha vermelha.',
  booking: 'Um calendário de tecido com um dia marcado pela agulha e pela linha vermelha.',
  'booking-confirmed':
    'Um sinal de feito, bordado em vermelho sobre um retalho redondo e arrematado com um nó.',
  branding:
    'As letras A, B e C recortadas em tecido; ao lado, um selo, e embaixo as mesmas letras numa sacola, numa caneca e num cartão.',
  budget:
    'Três retalhos que crescem ao longo de uma fita métrica: um botão, um celular e uma loja, ligados pela linha vermelha.',
  'business-design':
    'Uma lagarta, um casulo e uma borboleta sobem uma escada de retalhos que cresce como um gráfico.',
  contact:
    'Um envelope de pano fechado com um botão vermelho; uma linha sai de um balão de conversa, passa pelo botão e segue na agulha até outro balão.',
  'design-education':
    'Uma escola de retalhos entre uma torre de blocos e um lápis gigante; crianças chegam seguindo a linha vermelha.',
  'digital-accessibility':
    'A linha vermelha percorre uma página na ordem em que se lê, do título ao botão, e chega a uma linha braille lida por dois dedos.',
  'digital-experiences':
    'Um site, um celular e um cursor costurados na mesma colcha; a linha vai do botão da página ao dedo que toca a tela.',
  'empty-state': '',
  'home-about':
    'A mesa do estúdio vista de cima: um notebook, uma tesoura, um carretel, alfinetes, bilhetes e um molde de papel costurado pela linha vermelha.',
  'home-hero':
    'Colcha de retalhos que sobe em degraus: um olho atento, um lápis, uma mão aberta e duas pessoas sorrindo, tudo ligado por uma linha vermelha que termina na agulha.',
  'home-inclusion':
    'Mãos de muitas cores, com mangas de estampas diferentes, erguidas lado a lado; uma linha vermelha passa de uma mão à outra.',
  'home-research':
    'Uma lente passa sobre uma colcha escura: só dentro dela os retalhos aparecem nítidos e em cores vivas.',
  'human-centred-design':
    'Uma pessoa no centro de círculos de tecido; mãos de várias cores chegam de todos os lados, ligadas por uma linha vermelha.',
  'knowledge-management':
    'De uma estante de livros sai uma linha que amarra botões coloridos num grafo de conhecimento.',
  login: 'Uma porta em arco com olho mágico e, presa à linha vermelha, a chave que a abre.',
  manifesto:
    'Um megafone de retalhos de onde sai a linha vermelha, que prende oito retalhos, um para cada princípio.',
  'offer-education':
    'De um livro aberto nasce uma planta cujas folhas são blocos de montar, e um lápis a acompanha.',
  'offer-products':
    'Um celular cujo aplicativo é feito de retalhos, com um cursor prestes a tocar num botão.',
  'offer-services': 'Uma pessoa segue a linha que a leva até a porta de uma loja com toldo listrado.',
  'offer-training': 'Uma pessoa mostra um gráfico costurado no quadro para duas pessoas que assistem.',
  'person-ana': 'Retrato de Ana: jovem negra com cabelo cacheado volumoso e vestido de bolinhas.',
  'person-davi':
    'Retrato de Davi: rapaz ruivo de cabelo ondulado em sua cadeira de rodas, com moletom vermelho.',
  'person-luiza': 'Retrato de Luiza: senhora de cabelo branco preso em coque, óculos e blusa florida.',
  'person-otavio': 'Retrato de Otávio: homem careca de bigode grisalho, paletó escuro e gravata com listras.',
  'person-yara': 'Retrato de Yara: mulher negra de turbante estampado, brincos grandes e blusa azul.',
  'principle-accessibility':
    'O símbolo da acessibilidade: uma pessoa de braços abertos dentro de um círculo.',
  'principle-collaboration': 'Duas mãos de cores diferentes dão o mesmo nó.',
  'principle-creativity': 'Uma tesoura recorta uma estrela em tecido amarelo.',
  'principle-empathy': 'Dois rostos que se sobrepõem e dividem o mesmo sorriso.',
  'principle-excellence': 'A linha passa certeira pelo buraco da agulha.',
  'principle-impact': 'Um ponto vermelho no centro de ondas que se espalham.',
  'principle-innovation': 'Uma pipa feita de retalhos sobe presa à linha vermelha.',
  'principle-sustainability': 'Uma folha cercada por um ponto que volta ao começo.',
  privacy: 'Um cadeado costurado com retalhos, fechado por um botão.',
  'slide-branding':
    'Bandeirinhas de festa penduradas na linha vermelha, cada uma com uma marca recortada em tecido.',
  'slide-digital-experiences':
    'Uma mão segura um celular; da tela saem retalhos coloridos que voam presos à linha vermelha.',
  'slide-inclusion':
    'Cinco pessoas diferentes, entre elas uma cadeirante e um homem cego com bengala, seguram juntas a mesma linha vermelha.',
  'slide-transformation': 'Um balão feito de retalhos ergue uma casinha acima dos prédios da cidade.',
  training:
    'Vista de cima: pessoas diferentes em volta de uma mesa com bilhetes adesivos, papéis e uma linha vermelha que une as ideias.',
} as const;

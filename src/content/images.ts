// Written by `npm run pictures` from tools/pictures/compositions; change the texts there.

/** A picture below /images: its file, its size in CSS pixels, and its text alternative (empty: it only decorates). */
export interface PictureSource {
  src: string;
  width: number;
  height: number;
}

/** A picture of one shape. */
export interface Picture extends PictureSource {
  alt: string;
}

/** A picture drawn for two shapes of screen. */
export interface BannerPicture {
  desktop: PictureSource;
  mobile: PictureSource;
  alt: string;
}

export const homeHero = {
  desktop: { src: 'home-hero-desktop.svg', width: 900, height: 900 },
  mobile: { src: 'home-hero-mobile.svg', width: 700, height: 600 },
  alt: 'Colcha de retalhos que sobe em degraus: um olho atento, um lápis, uma mão aberta e duas pessoas sorrindo, tudo ligado por uma linha vermelha que termina na agulha.',
} as const satisfies BannerPicture;

export const offerTraining = {
  src: 'offer-training.svg',
  width: 480,
  height: 480,
  alt: 'Uma pessoa mostra um gráfico costurado no quadro para duas pessoas que assistem.',
} as const satisfies Picture;

export const offerProducts = {
  src: 'offer-products.svg',
  width: 480,
  height: 480,
  alt: 'Um celular cujo aplicativo é feito de retalhos, com um cursor prestes a tocar num botão.',
} as const satisfies Picture;

export const offerServices = {
  src: 'offer-services.svg',
  width: 480,
  height: 480,
  alt: 'Uma pessoa segue a linha que a leva até a porta de uma loja com toldo listrado.',
} as const satisfies Picture;

export const offerEducation = {
  src: 'offer-education.svg',
  width: 480,
  height: 480,
  alt: 'De um livro aberto nasce uma planta cujas folhas são blocos de montar, e um lápis a acompanha.',
} as const satisfies Picture;

export const homeResearch = {
  src: 'home-research.svg',
  width: 800,
  height: 720,
  alt: 'Uma lente passa sobre uma colcha escura: só dentro dela os retalhos aparecem nítidos e em cores vivas.',
} as const satisfies Picture;

export const homeInclusion = {
  desktop: { src: 'home-inclusion-desktop.svg', width: 1200, height: 520 },
  mobile: { src: 'home-inclusion-mobile.svg', width: 700, height: 560 },
  alt: 'Mãos de muitas cores, com mangas de estampas diferentes, erguidas lado a lado; uma linha vermelha passa de uma mão à outra.',
} as const satisfies BannerPicture;

export const homeAbout = {
  src: 'home-about.svg',
  width: 800,
  height: 640,
  alt: 'A mesa do estúdio vista de cima: um notebook, uma tesoura, um carretel, alfinetes, bilhetes e um molde de papel costurado pela linha vermelha.',
} as const satisfies Picture;

export const contact = {
  desktop: { src: 'contact-desktop.svg', width: 720, height: 720 },
  mobile: { src: 'contact-mobile.svg', width: 700, height: 420 },
  alt: 'Um envelope de pano fechado com um botão vermelho; uma linha sai de um balão de conversa, passa pelo botão e segue na agulha até outro balão.',
} as const satisfies BannerPicture;

export const teamHelena = {
  src: 'team-helena.svg',
  width: 400,
  height: 400,
  alt: 'Retrato de Helena: cabelo prateado na altura do queixo, óculos vermelhos e casaco petróleo.',
} as const satisfies Picture;

export const teamCaio = {
  src: 'team-caio.svg',
  width: 400,
  height: 400,
  alt: 'Retrato de Caio: homem negro de barba curta, cabelo alto e crespo e camisa listrada.',
} as const satisfies Picture;

export const teamJurema = {
  src: 'team-jurema.svg',
  width: 400,
  height: 400,
  alt: 'Retrato de Jurema: cabelo preto liso e comprido com franja, aparelho auditivo lilás, brincos de plumas e blusa com losangos.',
} as const satisfies Picture;

export const personAna = {
  src: 'person-ana.svg',
  width: 400,
  height: 400,
  alt: 'Retrato de Ana: jovem negra com cabelo cacheado volumoso e vestido de bolinhas.',
} as const satisfies Picture;

export const personDavi = {
  src: 'person-davi.svg',
  width: 400,
  height: 400,
  alt: 'Retrato de Davi: rapaz ruivo de cabelo ondulado em sua cadeira de rodas, com moletom vermelho.',
} as const satisfies Picture;

export const personLuiza = {
  src: 'person-luiza.svg',
  width: 400,
  height: 400,
  alt: 'Retrato de Luiza: senhora de cabelo branco preso em coque, óculos e blusa florida.',
} as const satisfies Picture;

export const personOtavio = {
  src: 'person-otavio.svg',
  width: 400,
  height: 400,
  alt: 'Retrato de Otávio: homem careca de bigode grisalho, paletó escuro e gravata com listras.',
} as const satisfies Picture;

export const personYara = {
  src: 'person-yara.svg',
  width: 400,
  height: 400,
  alt: 'Retrato de Yara: mulher negra de turbante estampado, brincos grandes e blusa azul.',
} as const satisfies Picture;

export const slideExperiencias = {
  desktop: { src: 'slide-experiencias-desktop.svg', width: 1440, height: 640 },
  mobile: { src: 'slide-experiencias-mobile.svg', width: 700, height: 700 },
  alt: 'Uma mão segura um celular; da tela saem retalhos coloridos que voam presos à linha vermelha.',
} as const satisfies BannerPicture;

export const slideTransformacao = {
  desktop: { src: 'slide-transformacao-desktop.svg', width: 1440, height: 640 },
  mobile: { src: 'slide-transformacao-mobile.svg', width: 700, height: 700 },
  alt: 'Um balão feito de retalhos ergue uma casinha acima dos prédios da cidade.',
} as const satisfies BannerPicture;

export const slideBranding = {
  desktop: { src: 'slide-branding-desktop.svg', width: 1440, height: 640 },
  mobile: { src: 'slide-branding-mobile.svg', width: 700, height: 700 },
  alt: 'Bandeirinhas de festa penduradas na linha vermelha, cada uma com uma marca recortada em tecido.',
} as const satisfies BannerPicture;

export const slideInclusao = {
  desktop: { src: 'slide-inclusao-desktop.svg', width: 1440, height: 640 },
  mobile: { src: 'slide-inclusao-mobile.svg', width: 700, height: 700 },
  alt: 'Cinco pessoas diferentes, entre elas uma cadeirante e um homem cego com bengala, seguram juntas a mesma linha vermelha.',
} as const satisfies BannerPicture;

export const experienciasDigitais = {
  desktop: { src: 'experiencias-digitais-desktop.svg', width: 1200, height: 600 },
  mobile: { src: 'experiencias-digitais-mobile.svg', width: 700, height: 560 },
  alt: 'Um site, um celular e um cursor costurados na mesma colcha; a linha vai do botão da página ao dedo que toca a tela.',
} as const satisfies BannerPicture;

export const designTransformador = {
  desktop: { src: 'design-transformador-desktop.svg', width: 1200, height: 600 },
  mobile: { src: 'design-transformador-mobile.svg', width: 700, height: 560 },
  alt: 'Uma lagarta, um casulo e uma borboleta sobem uma escada de retalhos que cresce como um gráfico.',
} as const satisfies BannerPicture;

export const branding = {
  desktop: { src: 'branding-desktop.svg', width: 1200, height: 600 },
  mobile: { src: 'branding-mobile.svg', width: 700, height: 560 },
  alt: 'As letras A, B e C recortadas em tecido; ao lado, um selo, e embaixo as mesmas letras numa sacola, numa caneca e num cartão.',
} as const satisfies BannerPicture;

export const treinamentos = {
  desktop: { src: 'treinamentos-desktop.svg', width: 1200, height: 600 },
  mobile: { src: 'treinamentos-mobile.svg', width: 700, height: 560 },
  alt: 'Vista de cima: pessoas diferentes em volta de uma mesa com bilhetes adesivos, papéis e uma linha vermelha que une as ideias.',
} as const satisfies BannerPicture;

export const designCentradoHumano = {
  desktop: { src: 'design-centrado-humano-desktop.svg', width: 1000, height: 750 },
  mobile: { src: 'design-centrado-humano-mobile.svg', width: 700, height: 640 },
  alt: 'Uma pessoa no centro de círculos de tecido; mãos de várias cores chegam de todos os lados, ligadas por uma linha vermelha.',
} as const satisfies BannerPicture;

export const gestaoConhecimento = {
  desktop: { src: 'gestao-conhecimento-desktop.svg', width: 1200, height: 600 },
  mobile: { src: 'gestao-conhecimento-mobile.svg', width: 700, height: 560 },
  alt: 'De uma estante de livros sai uma linha que amarra botões coloridos num grafo de conhecimento.',
} as const satisfies BannerPicture;

export const educacaoDesign = {
  desktop: { src: 'educacao-design-desktop.svg', width: 1200, height: 600 },
  mobile: { src: 'educacao-design-mobile.svg', width: 700, height: 560 },
  alt: 'Uma escola de retalhos entre uma torre de blocos e um lápis gigante; crianças chegam seguindo a linha vermelha.',
} as const satisfies BannerPicture;

export const projectFotografiaEmpodera = {
  src: 'project-fotografia-empodera.svg',
  width: 800,
  height: 1120,
  alt: 'Uma câmera de retalhos cuja lente é um mosaico colorido; ao lado, uma tira de filme com retratos de moradoras.',
} as const satisfies Picture;

export const projectPlaceBe = {
  src: 'project-place-be.svg',
  width: 800,
  height: 800,
  alt: 'Planta de um bairro vista de cima: quarteirões de tecido, uma praça com árvores no centro e ruas traçadas pela linha vermelha.',
} as const satisfies Picture;

export const projectBiblioteca = {
  src: 'project-biblioteca.svg',
  width: 1200,
  height: 700,
  alt: 'Fones de ouvido abraçam uma estante; os livros do meio viram ondas de som.',
} as const satisfies Picture;

export const projectTrilhaDoReuso = {
  src: 'project-trilha-do-reuso.svg',
  width: 800,
  height: 800,
  alt: 'Tabuleiro de jogo em forma de trilha, com casas de tecido, dois peões, um dado e a seta da reciclagem na chegada.',
} as const satisfies Picture;

export const projectPaoDaTerra = {
  src: 'project-pao-da-terra.svg',
  width: 800,
  height: 1120,
  alt: 'Um pão redondo costurado com um sol no rótulo, entre espigas de trigo; a linha vermelha amarra o maço.',
} as const satisfies Picture;

export const projectPontoCerto = {
  src: 'project-ponto-certo.svg',
  width: 1200,
  height: 700,
  alt: 'Um ônibus vermelho chega ao ponto, onde uma mulher e um cadeirante esperam; a linha marca o caminho no mapa.',
} as const satisfies Picture;

export const projectCinemaDescrito = {
  src: 'project-cinema-descrito.svg',
  width: 800,
  height: 800,
  alt: 'Plateia vista de trás diante de uma tela onde um olho vira onda sonora: cinema com audiodescrição.',
} as const satisfies Picture;

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

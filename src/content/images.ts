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

export const images = {
  homeHero: {
    desktop: { src: 'home-hero-desktop.svg', width: 900, height: 900 },
    mobile: { src: 'home-hero-mobile.svg', width: 700, height: 600 },
    alt: 'Colcha de retalhos que sobe em degraus: um olho atento, um lápis, uma mão aberta e duas pessoas sorrindo, tudo ligado por uma linha vermelha que termina na agulha.',
  },
  contact: {
    desktop: { src: 'contact-desktop.svg', width: 720, height: 720 },
    mobile: { src: 'contact-mobile.svg', width: 700, height: 420 },
    alt: 'Um envelope de pano fechado com um botão vermelho; uma linha sai de um balão de conversa, passa pelo botão e segue na agulha até outro balão.',
  },
} as const satisfies Record<string, Picture | BannerPicture>;

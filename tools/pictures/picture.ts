/** A file below /images and its size in CSS pixels. */
interface PictureSource {
  src: string;
  width: number;
  height: number;
}

/** A picture of one shape; an empty text alternative means that it only decorates. */
export interface Picture extends PictureSource {
  alt: string;
}

/** A picture drawn for two shapes of screen. */
export interface BannerPicture {
  desktop: PictureSource;
  mobile: PictureSource;
  alt: string;
}

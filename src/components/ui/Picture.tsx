import { mediaUrl } from './mediaUrl.ts';

/** A file below the media base and its size in CSS pixels. */
export interface PictureFile {
  src: string;
  width: number;
  height: number;
}

/** A picture of one shape, or of two: then the narrow screens' one is a composition of its own, not a crop. */
export type PictureImage = (PictureFile | { desktop: PictureFile; mobile: PictureFile }) & { alt: string };

interface PictureProps {
  image: PictureImage;
  className?: string | undefined;
  /** The largest picture of a first view loads at once and before the others; all others wait for their turn. */
  priority?: boolean;
}

export function Picture({ image, className, priority = false }: PictureProps) {
  const wide = 'desktop' in image ? image.desktop : image;
  const narrow = 'mobile' in image ? image.mobile : undefined;
  return (
    <picture>
      {narrow && (
        <source
          media="(max-width: 47.99rem)"
          srcSet={mediaUrl(narrow.src)}
          width={narrow.width}
          height={narrow.height}
        />
      )}
      <img
        className={className}
        src={mediaUrl(wide.src)}
        width={wide.width}
        height={wide.height}
        alt={image.alt}
        decoding="async"
        {...(priority ? { fetchPriority: 'high' } : { fetchPriority: 'low', loading: 'lazy' })}
      />
    </picture>
  );
}

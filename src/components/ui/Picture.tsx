import { mediaUrl } from './mediaUrl.ts';

/** A file, relative to the media base, and its size in CSS pixels. */
export interface PictureFile {
  src: string;
  width: number;
  height: number;
}

/** A picture with one file or two. With two, the picture for narrow screens is a separate drawing, not a crop. */
export type PictureImage = (PictureFile | { desktop: PictureFile; mobile: PictureFile }) & { alt: string };

interface PictureProps {
  image: PictureImage;
  className?: string | undefined;
  /** Set this for the largest picture of the first view, so that it loads at once; other pictures load lazily. */
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

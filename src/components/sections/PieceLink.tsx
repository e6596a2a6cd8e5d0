import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Picture, type PictureImage } from '#src/components/ui/Picture.tsx';
import styles from './PieceLink.module.css';

interface PieceLinkProps {
  image: PictureImage;
  /** The item's kind, or its position in a series. */
  above: ReactNode;
  label: string;
  to: string;
}

export function PieceLink({ image, above, label, to }: PieceLinkProps) {
  return (
    <li className={styles.piece}>
      <Picture image={image} className={styles.picture} />
      <span className="stack start">
        {above}
        <Link className="heading title-s leading-heading balance target text-colour cover-link" to={to}>
          {label}
        </Link>
      </span>
    </li>
  );
}

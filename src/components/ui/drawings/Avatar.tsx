import { useState } from 'react';
import styles from './Avatar.module.css';
import { initials } from './initials.ts';

/** The photo, or drawn initials if there is none or it does not load (docs/product.md, section 8). */
export function Avatar({ name, photoURL }: { name: string; photoURL?: string | undefined }) {
  const [brokenURL, setBrokenURL] = useState<string>();
  const alt = `Foto de ${name}`;
  if (photoURL && photoURL !== brokenURL)
    return (
      <img
        className={styles.avatar}
        src={photoURL}
        alt={alt}
        width="160"
        height="160"
        onError={() => setBrokenURL(photoURL)}
      />
    );
  return (
    <svg
      className={styles.avatar}
      viewBox="0 0 160 160"
      width="160"
      height="160"
      role="img"
      aria-label={`Iniciais de ${name}`}
    >
      <rect width="160" height="160" className={styles.background} />
      <path d="M80 8a72 72 0 1 1 0 144 72 72 0 0 1 0-144z" pathLength="120" className={styles.outline} />
      <text x="80" y="84" textAnchor="middle" dominantBaseline="middle">
        {initials(name)}
      </text>
    </svg>
  );
}

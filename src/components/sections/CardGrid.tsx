import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

interface CardGridProps {
  children: ReactNode;
  /** `even`: as many equal columns as fit. `staggered`: every second one hangs lower. */
  variant?: 'even' | 'staggered';
}

export function CardGrid({ children, variant = 'even' }: CardGridProps) {
  return (
    <div className={styles.grid} data-variant={variant}>
      {children}
    </div>
  );
}

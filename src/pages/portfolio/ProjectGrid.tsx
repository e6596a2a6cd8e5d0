import type { projects as content } from 'virtual:content/lists/projects';
import { type RefObject, use, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { FirstViewContext } from '#src/components/ui/behaviour/Later.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { categories } from '#src/copy/about/categories.ts';
import { CategoryPattern } from './CategoryPattern.tsx';
import styles from './ProjectGrid.module.css';

const FIRST = 4;

export function ProjectGrid({ projects }: { projects: typeof content }) {
  const shown = use(FirstViewContext) ? projects.slice(0, FIRST) : projects;
  const wall = useMeasuredRows(shown);
  return (
    <ul ref={wall} className={styles.grid}>
      {shown.map((project, index) => (
        <li key={project.path} className={`${styles.piece} shrinkable`} data-ratio={project.aspectRatio}>
          <ProjectTile project={project} priority={index === 0} />
        </li>
      ))}
    </ul>
  );
}

function ProjectTile({ project, priority }: { project: (typeof content)[number]; priority: boolean }) {
  const { title, client, year, category, image, aspectRatio, description, path } = project;
  const { label, tone } = categories[category];
  return (
    <article className={`${styles.tile} relative hidden-overflow rounded-l`} data-tone={tone}>
      <div className={styles.media} data-ratio={aspectRatio}>
        <Picture className="fill" image={image} priority={priority} />
      </div>
      <div className={styles.label} data-tone={tone}>
        <CategoryPattern category={category} />
        <div className="shrinkable page-colour pad-4">
          <h2 className="title-s">
            <Link className={styles.link} to={path}>
              {title}
            </Link>
          </h2>
          <p className="small strong">{label}</p>
          <div className={styles.more}>
            <div className={`${styles.details} stack-2 small leading-text`}>
              <p>
                {client}, {year}
              </p>
              <p>{description}</p>
            </div>
          </div>
        </div>
      </div>
    </article>
  );
}

const nativeMasonry = () =>
  CSS.supports('display', 'grid-lanes') || CSS.supports('grid-template-rows', 'masonry');

function rowsOf(piece: HTMLElement, gap: number): number {
  return Math.ceil(piece.getBoundingClientRect().height + gap);
}

/**
 * Masonry for browsers without native support (docs/product.md, section 4): each child spans as many one-pixel rows as
 * its height needs. Without scripts, the list is the stylesheet's plain grid.
 */
function useMeasuredRows(pieces: readonly unknown[]): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new pieces are new elements to measure
  useLayoutEffect(() => {
    const wall = list.current;
    if (!wall || nativeMasonry()) return;
    const children = [...wall.children].filter((child) => child instanceof HTMLElement);
    const measure = () => {
      // A single column has no gaps to close, so phones are not measured.
      const isMeasured = matchMedia('(width >= 40rem)').matches;
      wall.toggleAttribute('data-measured', isMeasured);
      const gap = isMeasured ? Number.parseFloat(getComputedStyle(wall).columnGap) || 0 : 0;
      for (const piece of children) piece.style.gridRowEnd = isMeasured ? `span ${rowsOf(piece, gap)}` : '';
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const piece of children) observer.observe(piece);
    return () => observer.disconnect();
  }, [pieces]);

  return list;
}

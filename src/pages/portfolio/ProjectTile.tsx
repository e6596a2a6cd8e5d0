import type { projects } from 'virtual:content/lists/projects';
import { Link } from 'react-router-dom';
import { Picture } from '#src/components/ui/Picture.tsx';
import { portfolio } from '#src/copy/about/portfolio.ts';
import { CategoryPattern } from './CategoryPattern.tsx';
import styles from './ProjectTile.module.css';

interface ProjectTileProps {
  project: (typeof projects)[number];
  priority: boolean;
}

/** A picture whose label opens on hover and focus. On touch screens the label is always shown below it. */
export function ProjectTile({ project, priority }: ProjectTileProps) {
  const { title, client, year, category, image, aspectRatio, description, path } = project;
  const { label, tone } = portfolio.categories[category];
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

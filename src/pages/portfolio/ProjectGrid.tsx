import type { projects as content } from 'virtual:content/lists/projects';
import { use } from 'react';
import { FirstViewContext } from '#src/components/ui/behaviour/Later.tsx';
import styles from './ProjectGrid.module.css';
import { ProjectTile } from './ProjectTile.tsx';
import { useMeasuredRows } from './useMeasuredRows.ts';

/** The number of tiles in the first view of a wide window. */
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

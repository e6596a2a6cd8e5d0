import type { projects as content } from 'virtual:content/lists/projects';
import styles from './ProjectGrid.module.css';
import { ProjectTile } from './ProjectTile.tsx';
import { useMeasuredRows } from './useMeasuredRows.ts';

export function ProjectGrid({ projects }: { projects: typeof content }) {
  const wall = useMeasuredRows(projects);
  return (
    <ul ref={wall} className={styles.grid}>
      {projects.map((project, index) => (
        <li key={project.path} className={`${styles.piece} shrinkable`} data-ratio={project.aspectRatio}>
          <ProjectTile project={project} priority={index === 0} />
        </li>
      ))}
    </ul>
  );
}

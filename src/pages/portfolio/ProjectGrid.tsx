import type { projects as content } from '#src/content/projects.ts';
import type { ShownProject } from '#src/domain/portfolio.ts';
import styles from './ProjectGrid.module.css';
import { ProjectTile } from './ProjectTile.tsx';
import { useMeasuredRows } from './useMeasuredRows.ts';

type Project = ShownProject<(typeof content)[number]>;

/** The projects as pieces of different shape that leave no holes (masonry). */
export function ProjectGrid({ projects }: { projects: readonly Project[] }) {
  const wall = useMeasuredRows(projects);
  return (
    <ul ref={wall} className={styles.grid}>
      {projects.map((project, index) => (
        <li key={project.id} className={styles.piece} data-ratio={project.aspectRatio}>
          <ProjectTile project={project} priority={index === 0} />
        </li>
      ))}
    </ul>
  );
}

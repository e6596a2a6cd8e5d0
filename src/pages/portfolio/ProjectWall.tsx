import type { projects as content } from '#src/content/projects.ts';
import type { ShownProject } from '#src/domain/portfolio.ts';
import { ProjectTile } from './ProjectTile.tsx';
import styles from './ProjectWall.module.css';
import { useMeasuredRows } from './useMeasuredRows.ts';

type Project = ShownProject<(typeof content)[number]>;

/** The projects as pieces of different shape that leave no holes (masonry). */
export function ProjectWall({ projects }: { projects: readonly Project[] }) {
  const wall = useMeasuredRows(projects);
  return (
    <ul ref={wall} className={styles.wall}>
      {projects.map((project, index) => (
        <li key={project.id} className={styles.piece} data-ratio={project.aspectRatio}>
          <ProjectTile project={project} priority={index === 0} />
        </li>
      ))}
    </ul>
  );
}

import { Link } from 'react-router-dom';
import styles from './ViewLinks.module.css';

type RoomView = { label: string; to: string; isCurrent: boolean };

export function ViewLinks({ label, views }: { label: string; views: readonly RoomView[] }) {
  return (
    <nav aria-label={label} className={styles.views}>
      <ul className="row plain-list">
        {views.map((view) => (
          <li key={view.label}>
            <Link className={styles.view} to={view.to} aria-current={view.isCurrent ? 'page' : undefined}>
              {view.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { Link } from 'react-router-dom';
import { admin } from '#src/desk/words/admin.ts';
import { roomOf, viewsOf } from './deskLocation.ts';
import styles from './RoomViews.module.css';
import { useInboxNavigation } from './useInboxNavigation.ts';

interface RoomView {
  label: string;
  to: string;
  isCurrent: boolean;
}

/** Links to the parts of a room that has several. */
export function RoomViews() {
  const { location, linkTo, search } = useInboxNavigation();
  const views = viewsOf(roomOf(location.view));
  if (views.length < 2) return null;
  return (
    <ViewLinks
      label="Partes desta área"
      views={views.map((view) => ({
        label: admin.views[view],
        to: linkTo({ view, openId: undefined }),
        isCurrent: view === location.view && !search,
      }))}
    />
  );
}

/** Links of which one is the current page; on a phone they scroll sideways. */
export function ViewLinks({ label, views }: { label: string; views: readonly RoomView[] }) {
  return (
    <nav aria-label={label} className={styles.views}>
      <ul className={styles.list}>
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

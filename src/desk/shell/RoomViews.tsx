import { Link } from 'react-router-dom';
import { admin } from '#src/desk/base/admin.ts';
import { roomOf, viewsOf } from '#src/desk/base/deskLocation.ts';
import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import styles from '#src/desk/parts/ViewLinks.module.css';

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

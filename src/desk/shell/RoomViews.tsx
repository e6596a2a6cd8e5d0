import { Link } from 'react-router-dom';
import { admin } from '#src/desk/words/admin.ts';
import type { SubmissionKind } from '#src/domain/submissions/submission.ts';
import { firstFilter, roomOf, viewsOf } from './deskLocation.ts';
import styles from './RoomViews.module.css';
import type { InboxNavigation } from './useInboxNavigation.ts';

interface RoomViewsProps {
  navigation: InboxNavigation;
  counts: Record<SubmissionKind, number> | undefined;
}

/** Links to the parts of a room that has several, with the number of what is new. */
export function RoomViews({ navigation: { location, linkTo, search }, counts }: RoomViewsProps) {
  const views = viewsOf(roomOf(location.view));
  if (views.length < 2) return null;
  const { views: names, filter } = admin;
  return (
    <nav aria-label={names.label}>
      <ul className={styles.list}>
        {views.map((view) => {
          const count = view === 'messages' || view === 'bookings' ? counts?.[view] : 0;
          return (
            <li key={view}>
              <Link
                className={styles.view}
                to={linkTo({ view, filter: firstFilter(view), openId: undefined })}
                aria-current={view === location.view && !search ? 'page' : undefined}
              >
                {names[view]}
                {Boolean(count) && (view === 'messages' || view === 'bookings') && (
                  <span className={styles.count}>
                    {count}
                    <span className="visually-hidden"> {filter[view].new.toLowerCase()}</span>
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

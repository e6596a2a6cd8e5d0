import { Link } from 'react-router-dom';
import { admin } from '#src/desk/words/admin.ts';
import type { SubmissionKind } from '#src/domain/submissions/submission.ts';
import { firstFilter, INBOX_VIEWS } from './inboxLocation.ts';
import type { InboxNavigation } from './useInboxNavigation.ts';
import styles from './ViewTabs.module.css';

interface ViewTabsProps {
  navigation: InboxNavigation;
  counts: Record<SubmissionKind, number> | undefined;
}

/** Links to the parts of the inbox, with the number of new submissions. */
export function ViewTabs({ navigation: { location, linkTo, search }, counts }: ViewTabsProps) {
  const { views, filter } = admin;
  return (
    <nav className={`${styles.tabs} rule-below`} aria-label={views.label}>
      <ul className={styles.list}>
        {INBOX_VIEWS.map((view) => {
          const count = view === 'messages' || view === 'bookings' ? counts?.[view] : 0;
          return (
            <li key={view}>
              <Link
                className={styles.tab}
                to={linkTo({ view, filter: firstFilter(view), openId: undefined })}
                aria-current={view === location.view && !search ? 'page' : undefined}
              >
                {views[view]}
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

import { Link } from 'react-router-dom';
import { desk as words } from '#src/desk/words/desk.ts';
import type { SubmissionKind } from '#src/domain/submissions/submission.ts';
import { PreferencesButton } from '#src/features/preferences/PreferencesButton.tsx';
import { DeskIcon } from './DeskIcon.tsx';
import styles from './DeskRail.module.css';
import { firstFilter, firstView, ROOMS, roomOf } from './deskLocation.ts';
import type { InboxNavigation } from './useInboxNavigation.ts';

interface DeskRailProps {
  navigation: InboxNavigation;
  counts: Record<SubmissionKind, number> | undefined;
}

/** The rooms of the desk, with the number of what is new; at the left, or on a phone at the bottom. */
export function DeskRail({ navigation: { location, linkTo, search }, counts }: DeskRailProps) {
  const current = roomOf(location.view);
  const count = counts && counts.messages + counts.bookings;
  return (
    <div className={styles.rail}>
      <nav aria-label={words.rooms.label}>
        <ul className={styles.rooms}>
          {ROOMS.map((room) => {
            const view = firstView(room);
            return (
              <li key={room}>
                <Link
                  className={styles.room}
                  to={linkTo({ view, filter: firstFilter(view), day: undefined, openId: undefined })}
                  aria-current={room === current && !search ? 'page' : undefined}
                >
                  <DeskIcon room={room} />
                  {words.rooms[room]}
                  {room === 'conversations' && Boolean(count) && (
                    <span className={styles.count}>
                      {count}
                      <span className="visually-hidden"> {words.rooms.new}</span>
                    </span>
                  )}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className={styles.tools}>
        <PreferencesButton />
      </div>
    </div>
  );
}

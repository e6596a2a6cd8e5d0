import { Link } from 'react-router-dom';
import { desk as words } from '#src/desk/words/desk.ts';
import { PreferencesButton } from '#src/features/preferences/PreferencesButton.tsx';
import { DeskIcon } from './DeskIcon.tsx';
import styles from './DeskRail.module.css';
import { deskAddress, firstView, ROOMS, roomOf } from './deskLocation.ts';
import type { InboxNavigation } from './useInboxNavigation.ts';

interface DeskRailProps {
  navigation: InboxNavigation;
  /** How many conversations wait for the studio. */
  count: number | undefined;
}

/** The rooms of the desk, with the number of what is new; at the left, or on a phone at the bottom. */
export function DeskRail({ navigation: { location, search }, count }: DeskRailProps) {
  const current = roomOf(location.view);
  return (
    <div className={styles.rail}>
      <nav aria-label="Partes da mesa">
        <ul className={styles.rooms}>
          {ROOMS.map((room) => (
            <li key={room}>
              <Link
                className={styles.room}
                to={deskAddress({ view: firstView(room) })}
                aria-current={room === current && !search ? 'page' : undefined}
                aria-label={
                  room === 'conversations' && count
                    ? `${words.rooms[room]} ${count} por responder`
                    : undefined
                }
              >
                <DeskIcon room={room} />
                {words.rooms[room]}{' '}
                {room === 'conversations' && Boolean(count) && <span className={styles.count}>{count}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.tools}>
        <PreferencesButton />
      </div>
    </div>
  );
}

import { Link } from 'react-router-dom';
import { admin as words } from '#src/desk/base/admin.ts';
import { deskAddress, firstView, ROOMS, roomOf } from '#src/desk/base/deskLocation.ts';
import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import { PreferencesButton } from '#src/features/preferences/PreferencesButton.tsx';
import { DeskAccount } from './DeskAccount.tsx';
import { DeskIcon } from './DeskIcon.tsx';
import styles from './DeskRail.module.css';

/** The rooms of the desk, with the number of conversations that wait; at the left, or on a phone at the bottom. */
export function DeskRail({ count, aside }: { count: number | undefined; aside: 'open' | undefined }) {
  const { location, search } = useInboxNavigation();
  const current = roomOf(location.view);
  return (
    <div className={styles.rail} data-aside={aside}>
      <nav aria-label="Partes do painel">
        <ul className={styles.rooms}>
          {ROOMS.map((room) => (
            <li key={room}>
              <Link
                className={styles.room}
                to={deskAddress({ view: firstView(room) })}
                aria-current={room === current && !search ? 'page' : undefined}
                aria-label={
                  room === 'conversations' && count ? `${words.rooms[room]} ${count} em aberto` : undefined
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
        <span className={styles.preferences}>
          <PreferencesButton />
        </span>
        <DeskAccount />
      </div>
    </div>
  );
}

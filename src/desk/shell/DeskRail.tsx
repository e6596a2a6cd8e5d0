import { Link } from 'react-router-dom';
import { admin as words } from '#src/desk/base/admin.ts';
import { deskAddress } from '#src/desk/base/deskLocation.ts';
import { firstView, ROOMS, roomOf } from '#src/desk/base/rooms.ts';
import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import { PreferencesButton } from '#src/features/preferences/PreferencesButton.tsx';
import { DeskAccount } from './DeskAccount.tsx';
import { DeskIcon } from './DeskIcon.tsx';
import styles from './DeskRail.module.css';

interface DeskRailProps {
  /** How many conversations wait, and how many of them have just become the reader's. */
  count: number | undefined;
  mine: number;
  aside: 'open' | undefined;
}

/** The rooms of the desk, with the number of conversations that wait; at the left, or on a phone at the bottom. */
export function DeskRail({ count, mine, aside }: DeskRailProps) {
  const { location, search } = useInboxNavigation();
  const current = roomOf(location.view);
  const news = mine > 0 ? `, ${mine} ${mine === 1 ? 'nova' : 'novas'} para você` : '';
  const spoken = `${words.rooms.conversations} ${count} em aberto${news}`;
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
                aria-label={room === 'conversations' && count ? spoken : undefined}
              >
                <DeskIcon room={room} />
                {words.rooms[room]}{' '}
                {room === 'conversations' && Boolean(count) && <span className={styles.count}>{count}</span>}
                {room === 'conversations' && mine > 0 && (
                  <span className={styles.mine}>+{mine} para você</span>
                )}
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

import { useId } from 'react';
import { Link } from 'react-router-dom';
import { initials } from '#src/components/ui/drawings/initials.ts';
import { LineDrawing } from '#src/components/ui/Icon.tsx';
import { deskAddress } from '#src/desk/base/deskLocation.ts';
import { firstView, PARTS, ROOM_NAMES, ROOMS, type Room } from '#src/desk/base/rooms.ts';
import { OPEN_QUERY, useCount } from '#src/desk/base/useCount.ts';
import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import { ActionButton } from '#src/desk/parts/actions/ActionButton.tsx';
import { paths } from '#src/domain/site/paths.ts';
import { useAuth, useOwnAccount } from '#src/features/auth/AuthContext.ts';
import { PreferencesButton } from '#src/features/preferences/PreferencesButton.tsx';
import styles from './DeskRail.module.css';
import { useNewlyMine } from './useNewlyMine.ts';
import { useNewsAlerts } from './useNewsAlerts.ts';

/** The icons of the rooms; each has a word beside it. They are in this file so that no public page loads them. */
const SIGNS: Record<Room, string> = {
  today:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400',
  conversations: 'M4 5h16v11H10l-4.500 4v-4H4z',
  agenda: 'M4 6h16v14H4zm0 5h16M8 3v5m8-5v5',
  people:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zm-6.500 9c0-3.500 2.900-6 6.500-6s6.500 2.500 6.500 6M16 4.300a3.500 3.500 0 0 1 0 6.400m2 3.900c2.200.9 3.500 2.900 3.500 5.400',
  figures: 'M4 20h16M7 16v-5m5 5V5m5 11V9',
  settings: 'M12 3l7.800 4.500v9L12 21l-7.800-4.500v-9zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
};

export function DeskRail() {
  const { location, search } = useInboxNavigation();
  const current = PARTS[location.view].room;
  const count = useCount(OPEN_QUERY);
  const mine = useNewlyMine(location.openId);
  useNewsAlerts(count, ROOMS[current].label);
  const news = mine > 0 ? `, ${mine} ${mine === 1 ? 'nova' : 'novas'} para você` : '';
  const spoken = `${ROOMS.conversations.label} ${count} em aberto${news}`;
  return (
    <div className={styles.rail}>
      <nav aria-label="Partes do painel">
        <ul className={styles.rooms}>
          {ROOM_NAMES.map((room) => (
            <li key={room}>
              <Link
                className={styles.room}
                to={deskAddress({ view: firstView(room) })}
                aria-current={room === current && !search ? 'page' : undefined}
                aria-label={room === 'conversations' && count ? spoken : undefined}
              >
                <LineDrawing path={SIGNS[room]} width="22" height="22" strokeWidth="1.8" />
                {ROOMS[room].label}{' '}
                {room === 'conversations' && Boolean(count) && <span className={styles.count}>{count}</span>}
                {room === 'conversations' && mine > 0 && <span className="error">+{mine} para você</span>}
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

function DeskAccount() {
  const { signOut } = useAuth();
  const own = useOwnAccount();
  const id = useId();
  const name = own?.displayName || own?.email || '';
  return (
    <>
      <button type="button" className={styles.owner} popoverTarget={id}>
        <span className={styles.initials} aria-hidden="true">
          {initials(name)}
        </span>
        <span className={styles.name}>{name.split(/[\s@]/)[0]}</span>
        <span className="visually-hidden"> (sua conta)</span>
      </button>
      <section id={id} popover="auto" className={styles.account} aria-label="Sua conta">
        <div className="stack-2 start">
          <p className="strong breakable">{own?.displayName}</p>
          <p className="small soft breakable">{own?.email}</p>
          <Link to={paths.home} className="touch inline-row middle">
            Ver o site
          </Link>
          <Link to={paths.settings} className="touch inline-row middle">
            Minha conta
          </Link>
          <ActionButton work={signOut} done="" failed="Não foi possível sair. Tente de novo.">
            Sair
          </ActionButton>
        </div>
      </section>
    </>
  );
}

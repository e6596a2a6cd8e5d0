import { useId } from 'react';
import { Link } from 'react-router-dom';
import { initials } from '#src/components/ui/drawings/initials.ts';
import { LineDrawing } from '#src/components/ui/Icon.tsx';
import { deskAddress } from '#src/desk/base/deskLocation.ts';
import { firstView, PARTS, ROOM_NAMES, ROOMS } from '#src/desk/base/rooms.ts';
import { OPEN_QUERY, useCount } from '#src/desk/base/useCount.ts';
import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import { ActionButton } from '#src/desk/parts/actions/ActionButton.tsx';
import { paths } from '#src/domain/site/paths.ts';
import { useAuth, useOwnAccount } from '#src/features/auth/AuthContext.ts';
import { PreferencesButton } from '#src/features/preferences/PreferencesButton.tsx';
import styles from './DeskRail.module.css';
import { useNewlyMine } from './useNewlyMine.ts';
import { useNewsAlerts } from './useNewsAlerts.ts';

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
                <LineDrawing path={ROOMS[room].sign} width="22" height="22" strokeWidth="1.8" />
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
          <ActionButton work={signOut} done="">
            Sair
          </ActionButton>
        </div>
      </section>
    </>
  );
}

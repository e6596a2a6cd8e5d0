import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { Icon } from '#src/components/ui/Icon.tsx';
import { studio } from '#src/copy/studio.ts';
import { paths } from '#src/domain/site/paths.ts';
import { PreferencesButton } from '#src/features/preferences/PreferencesButton.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';

const links = [
  { to: paths.services, label: 'Serviços' },
  { to: paths.portfolio, label: 'Projetos' },
  { to: paths.about, label: 'Sobre' },
  { to: paths.academy, label: 'Academy' },
  { to: paths.contact, label: 'Contato' },
  { to: paths.budget, label: 'Orçamento' },
  { to: paths.booking, label: 'Agendar' },
];

/** The width at which the bar shows the links: --from-l in media.css. */
const wide = '(width >= 64rem)';
const isWide = () => matchMedia(wide).matches;

function subscribeToWidth(onChange: () => void) {
  const media = matchMedia(wide);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/**
 * In a wide window the links come before search and preferences, also in the DOM. The bar is prerendered for a wide
 * window: on a phone React then moves the hidden links. Further down, the bar reappears on scrolling up.
 */
export function Header() {
  const linksFirst = useSyncExternalStore(subscribeToWidth, isWide, () => true);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  const header = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation closes the menu
  useEffect(() => setOpen(false), [key]);

  // Opening the menu makes the page longer and scrolls it, so the bar ignores scrolling while the menu is open.
  useEffect(() => {
    if (open) return;
    let before = scrollY;
    const follow = () => {
      const bar = header.current;
      bar?.toggleAttribute('data-back', scrollY < before && scrollY > bar.offsetHeight);
      before = scrollY;
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [open]);

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      menuButton.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  const tools = (
    <div key="tools" className={`${styles.tools} row-2 middle screen-only`}>
      <Link to={paths.search} className={styles.search} aria-label="Busca">
        <Icon name="search" />
      </Link>
      <PreferencesButton />
      <button
        ref={menuButton}
        type="button"
        className={styles.menuButton}
        aria-expanded={open}
        aria-controls="menu"
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'close' : 'menu'} />
        Menu
      </button>
    </div>
  );
  const navigation = (
    <nav
      key="links"
      id="menu"
      className={`${styles.nav} screen-only`}
      data-open={open}
      aria-label="Principal"
    >
      <ul className={`${styles.links} stack middle-l`}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} className={styles.link}>
              {label}
            </NavLink>
          </li>
        ))}
        <AccountLinks />
      </ul>
    </nav>
  );
  return (
    <header ref={header} className={styles.header}>
      <div className={styles.bar}>
        <Link to={paths.home} className="text-colour unlined" aria-label={`${studio.name}, início`}>
          <Logo className={styles.logo} />
        </Link>
        {linksFirst ? [navigation, tools] : [tools, navigation]}
      </div>
    </header>
  );
}

import { type ButtonHTMLAttributes, type ReactNode, type Ref, useEffect } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';
import { announce } from './behaviour/announcements.ts';
import { Icon, type IconName } from './Icon.tsx';

type Variant = 'primary' | 'secondary' | 'quiet';

interface Look {
  variant?: Variant;
  icon?: IconName;
}

interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** The button's usual label. The button keeps the width of this label while it shows another label. */
  room?: string;
  /** While true the button does nothing and is announced as disabled, but keeps the focus. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Shorter waits are not announced, because that would delay the announcement of the result. */
const WAIT_MS = 700;

/** Announces the label of a button that stays busy, because screen readers do not read a changed name. */
function useSpokenWait(busy: boolean, words: ReactNode): void {
  useEffect(() => {
    if (!busy || typeof words !== 'string') return;
    const timer = setTimeout(() => announce(words), WAIT_MS);
    return () => clearTimeout(timer);
  }, [busy, words]);
}

const shownVariant = (variant: Variant) => (variant === 'primary' ? undefined : variant);

export function Button({ variant = 'primary', icon, busy = false, room, children, ...rest }: ButtonProps) {
  useSpokenWait(busy, children);
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      data-variant={shownVariant(variant)}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      <span className={room && styles.room} data-room={room}>
        {children}
      </span>
      {icon && <Icon name={icon} />}
    </button>
  );
}

interface ButtonLinkProps extends Look {
  label: ReactNode;
  /** A path of the site, or another address (https:, mailto:, tel:, or an anchor of the same page). */
  to: string;
  /** State of the navigation; only for a path of this site. */
  state?: unknown;
}

export function ButtonLink({ to, state, variant = 'primary', icon, label }: ButtonLinkProps) {
  const look = { className: styles.button, 'data-variant': shownVariant(variant) };
  const content = (
    <>
      <span>{label}</span>
      {icon && <Icon name={icon} />}
    </>
  );
  if (/^([a-z]+:|#)/.test(to))
    return (
      <a {...look} href={to}>
        {content}
      </a>
    );
  return (
    <Link {...look} to={to} state={state}>
      {content}
    </Link>
  );
}

export type LinkAction = Pick<ButtonLinkProps, 'to' | 'icon' | 'label'>;

/** Links as buttons; the first is primary. If `className` is given, an element with this class surrounds them. */
export function ButtonLinks({ links, className }: { links: readonly LinkAction[]; className?: string }) {
  const buttons = links.map((link, index) => (
    <ButtonLink key={link.to} {...link} variant={index === 0 ? 'primary' : 'secondary'} />
  ));
  return className ? <div className={className}>{buttons}</div> : buttons;
}

import { type ButtonHTMLAttributes, type ReactNode, type Ref, useEffect } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';
import { announce } from './behaviour/announcements.ts';
import { Icon, type IconName } from './Icon.tsx';

type Variant = 'primary' | 'secondary' | 'quiet';

interface Look {
  variant?: Variant;
  icon?: IconName;
  children: ReactNode;
}

interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  /** While true the button does nothing and says so to assistive technology, but keeps the focus. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Shorter waits need no words: the words would stand before the result. */
const WAIT_MS = 700;

/** Says what a busy button says, if it is busy for a while; its changed name alone is not read. */
function useSpokenWait(busy: boolean, words: ReactNode): void {
  useEffect(() => {
    if (!busy || typeof words !== 'string') return;
    const timer = setTimeout(() => announce(words), WAIT_MS);
    return () => clearTimeout(timer);
  }, [busy, words]);
}

export function Button({ variant = 'primary', icon, busy = false, children, ...rest }: ButtonProps) {
  useSpokenWait(busy, children);
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      data-variant={variant}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      <span>{children}</span>
      {icon && <Icon name={icon} />}
    </button>
  );
}

interface ButtonLinkProps extends Look {
  /** An address of the site, or a full one (https:, mailto:, tel:, or an anchor of the same page). */
  to: string;
  /** State of the navigation, for a path of the site only. */
  state?: unknown;
}

export function ButtonLink({ to, state, variant = 'primary', icon, children }: ButtonLinkProps) {
  const look = { className: styles.button, 'data-variant': variant };
  const content = (
    <>
      <span>{children}</span>
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

export interface LinkAction extends Pick<ButtonLinkProps, 'to' | 'icon'> {
  label: string;
}

/** The ways on from a place, of which the first one stands out. */
export function ButtonLinks({ links }: { links: readonly LinkAction[] }) {
  return links.map(({ to, icon, label }, index) => (
    <ButtonLink key={to} to={to} icon={icon} variant={index === 0 ? 'primary' : 'secondary'}>
      {label}
    </ButtonLink>
  ));
}

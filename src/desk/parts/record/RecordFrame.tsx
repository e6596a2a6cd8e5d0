import { type ComponentProps, Fragment, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { focusOnce } from '#src/components/ui/behaviour/focusOnce.ts';
import { PARTS } from '#src/desk/base/rooms.ts';
import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import { Loaded } from '#src/desk/parts/layout/LoadingOrFailed.tsx';
import { mailto } from '#src/domain/text/mailto.ts';
import { callAddress, displayTelephone, whatsappAddress } from '#src/domain/text/telephone.ts';
import styles from './RecordFrame.module.css';
import { useNewestInView } from './useNewestInView.ts';

interface RecordProps {
  name: string;
  takesFocus: boolean;
  /** The words that a screen reader says after the name when the record opens. */
  spoken?: ReactNode;
  badges?: ReactNode;
  phones: readonly string[];
  emails: readonly string[];
  actions?: ReactNode;
  remarks?: ReactNode;
  /** Content above and below the thread. */
  above?: ReactNode;
  below?: ReactNode;
  /** The accessible name of the thread. The children are the thread. */
  label: string;
  children: ReactNode;
  facts: ReactNode;
}

/** A record: the person (always in view), the thread, and the facts (beside the thread or opened by a button). */
export function RecordFrame(props: RecordProps) {
  const { name, takesFocus, spoken, badges, phones, emails, actions, remarks } = props;
  const { above, below, label, children, facts } = props;
  const spokenId = useId();
  const [areFactsOpen, setFactsOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const [wasOpened] = useState(takesFocus);
  const thread = useNewestInView();
  // Runs after a navigation to another room has moved the focus.
  useEffect(() => {
    if (!wasOpened || !heading.current) return;
    focusOnce(heading.current);
    heading.current.scrollIntoView({ block: 'nearest' });
  }, [wasOpened]);
  return (
    <article className={styles.record} data-facts={areFactsOpen ? 'open' : undefined}>
      <header className={styles.person}>
        <BackButton />
        <div className={`${styles.title} cluster-2 middle`}>
          <h2
            ref={heading}
            tabIndex={-1}
            aria-describedby={spoken ? spokenId : undefined}
            className="subtitle leading-heading contain breakable"
          >
            {name}
          </h2>
          <span id={spokenId} hidden>
            {spoken}
          </span>
          {badges}
        </div>
        <span className={`${styles.toggle} screen-only`}>
          <Button
            variant="secondary"
            aria-expanded={areFactsOpen}
            onClick={() => setFactsOpen(!areFactsOpen)}
          >
            Dados
          </Button>
        </span>
        <p className={`${styles.reach} filled-only`}>
          {phones.map((phone) => (
            <Fragment key={phone}>
              <a className="strong" href={callAddress(phone)}>
                {displayTelephone(phone)}
              </a>
              {whatsappAddress(phone) && <a href={whatsappAddress(phone)}>WhatsApp</a>}
            </Fragment>
          ))}
          {emails.map((email) => (
            <a key={email} className="breakable" href={mailto(email)}>
              {email}
            </a>
          ))}
        </p>
        {actions}
        {remarks}
      </header>
      <div className={styles.middle}>
        {above}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll the thread */}
        <section ref={thread} className={styles.thread} aria-label={label} tabIndex={0}>
          {children}
        </section>
        {below}
      </div>
      <div className={styles.facts}>{facts}</div>
    </article>
  );
}

type NoRecordProps = Pick<ComponentProps<typeof Loaded>, 'query'> & { children: ReactNode };

/** Says that a record is loading or cannot be loaded. The children say that it no longer exists. */
export function NoRecord({ query, children }: NoRecordProps) {
  return (
    <div className="stack-4 start top pad-4">
      <BackButton />
      <Loaded query={query}>{() => children}</Loaded>
    </div>
  );
}

const BACK: Record<string, string> = { agenda: 'Voltar à agenda', people: 'Voltar às pessoas' };

function BackButton() {
  const { location, close } = useInboxNavigation();
  return (
    <span className={`${styles.back} screen-only`}>
      <Button variant="quiet" icon="back" onClick={close}>
        {BACK[PARTS[location.view].room] ?? 'Voltar à lista'}
      </Button>
    </span>
  );
}

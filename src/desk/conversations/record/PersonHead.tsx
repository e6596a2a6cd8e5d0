import type { ReactNode, RefObject } from 'react';
import { admin } from '#src/desk/base/admin.ts';
import { useOwnAccount } from '#src/desk/base/useOwnAccount.ts';
import { describeLogEntry } from '#src/desk/parts/describeLogEntry.ts';
import { StatusBadges } from '#src/desk/parts/StatusBadges.tsx';
import { mailto } from '#src/domain/site/mailto.ts';
import { callAddress, displayTelephone, whatsappAddress } from '#src/domain/site/telephone.ts';
import { bookingReference } from '#src/domain/submissions/bookingReference.ts';
import { mailAddress, type Submission } from '#src/domain/submissions/submission.ts';
import { logEntries } from '#src/domain/submissions/submissionLog.ts';
import styles from './PersonHead.module.css';

interface PersonHeadProps {
  submission: Submission;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** The ways on from the record. */
  ways: ReactNode;
  /** What is booked. */
  children: ReactNode;
}

/** Who it is and how to reach them, with what is booked: always in view. */
export function PersonHead({ submission, headingRef, ways, children }: PersonHeadProps) {
  const { kind, id, nome, email } = submission;
  const phone = kind === 'bookings' ? submission.telefone : '';
  const address = mailAddress(submission);
  return (
    <header className={styles.person}>
      {ways}
      <div className="cluster-2 middle">
        <h2 ref={headingRef} tabIndex={-1} className={styles.name}>
          {nome || email || admin.unreadable}
        </h2>
        <StatusBadges submission={submission} />
      </div>
      {phone && (
        <p className={styles.reach}>
          <a className="strong" href={callAddress(phone)}>
            {displayTelephone(phone)}
          </a>
          <a href={whatsappAddress(phone)}>WhatsApp</a>
        </p>
      )}
      {children}
      <p className={styles.reach}>
        {address && (
          <a className="breakable" href={mailto(address)}>
            {address}
          </a>
        )}
        {kind === 'messages' && <span className="soft tabular">{bookingReference(id)}</span>}
      </p>
      <ForeignChange submission={submission} />
    </header>
  );
}

/** The last change by somebody else, in a polite live region, so that screen readers say it. */
function ForeignChange({ submission: { log } }: { submission: Submission }) {
  const own = useOwnAccount()?.email;
  const last = logEntries(log).at(-1);
  const isForeign = last !== undefined && last.by !== own;
  return (
    <p aria-live="polite" className="small soft filled-only">
      {isForeign && `Mudança de outra pessoa: ${describeLogEntry(last)}.`}
    </p>
  );
}

import { type FormEvent, useRef, useState } from 'react';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { readValues } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { ActionStatus } from '#src/desk/parts/ActionStatus.tsx';
import { nameAuthor } from '#src/desk/parts/describeLogEntry.ts';
import { useOwnAccount } from '#src/desk/parts/useOwnAccount.ts';
import {
  giveCommand,
  type SubmissionActionProps,
  useSubmissionAction,
} from '#src/desk/parts/useSubmissionAction.ts';
import { adminMails } from '#src/desk/words/adminMails.ts';
import { correctionError } from '#src/domain/forms/contact.ts';
import { EMAIL_LIMIT } from '#src/domain/forms/fieldLimits.ts';
import { mailFailure } from '#src/domain/submissions/mailFailure.ts';
import { mailAddress, type Submission } from '#src/domain/submissions/submission.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import styles from './CorrectAddress.module.css';

const words = adminMails.address;

/** Where a visitor's address is corrected for all mails to come, and what was corrected. */
export function CorrectAddress({ submission, onUpdate }: SubmissionActionProps) {
  const own = useOwnAccount()?.email;
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [error, setError] = useState<string>();
  const { state, run, running } = useSubmissionAction(onUpdate);
  const { correctedEmail, email } = submission;
  if (!email || submission.state === 'spam' || submission.state === 'review') return null;

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = (readValues(event.currentTarget).endereco ?? '').trim();
    const wrong = correctionError(typed);
    setError(wrong);
    if (wrong) return;
    const work = () => giveCommand('correct', submission, { email: typed });
    const done = (changed: Submission | undefined) => `${words.done} ${changed ? tellDelivery(changed) : ''}`;
    if (!(await run({ work, done, failed: words.failed }))) return;
    setIsOpen(false);
    opener.current?.focus();
  };
  return (
    <div className={`${styles.block} stack-2 start`}>
      {correctedEmail && (
        <p className="breakable">
          {words.corrected} <strong>{correctedEmail.address}</strong>, {words.by}{' '}
          {nameAuthor(correctedEmail.by, own)}, {formatDateTime(correctedEmail.at)}.
        </p>
      )}
      <Button ref={opener} variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {words.action}
      </Button>
      {isOpen && (
        <form
          noValidate
          aria-label={words.action}
          className={`${styles.form} stack-2 start`}
          onSubmit={handleSubmit}
        >
          <TextField
            label={words.label}
            hint={words.hint}
            name="endereco"
            type="email"
            maxLength={EMAIL_LIMIT}
            autoComplete="off"
            spellCheck={false}
            defaultValue={mailAddress(submission)}
            required
            error={error}
          />
          <Button type="submit" variant="secondary" busy={running}>
            {running ? words.saving : words.save}
          </Button>
        </form>
      )}
      <ActionStatus state={state} />
    </div>
  );
}

/** Whether the mails got out, in words. */
export function tellDelivery({ mail }: Submission): string {
  const { sent, unsent } = adminMails.resend;
  return mail.state === 'sent' ? sent : `${unsent} ${adminMails.causes[mailFailure(mail.lastError)]}`;
}

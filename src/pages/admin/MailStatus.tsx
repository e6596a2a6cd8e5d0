import { Button } from '#src/components/ui/Button.tsx';
import { admin } from '#src/content/admin.ts';
import { adminReplies } from '#src/content/adminReplies.ts';
import { formatDateTime } from '#src/domain/formatDateTime.ts';
import { deliveryStatus } from '#src/domain/inboxFilters.ts';
import { type ReplyMail, replyNumber } from '#src/domain/replies.ts';
import type { MailName, Submission } from '#src/domain/submission.ts';
import { ActionStatus } from './ActionStatus.tsx';
import styles from './MailStatus.module.css';
import { useSubmissionAction } from './useSubmissionAction.ts';

interface MailStatusProps {
  submission: Submission;
  onUpdate: (submission: Submission) => void;
}

function mailWords(name: MailName): string {
  return replyNumber(name) ? adminReplies.list.mail : admin.mails.names[name as Exclude<MailName, ReplyMail>];
}

/** The state of a submission's mails; outstanding ones can be sent again. */
export function MailStatus({ submission, onUpdate }: MailStatusProps) {
  const words = admin.mails;
  const { outstanding, nextAttemptAt, lastError } = submission.mail;
  const delivery = deliveryStatus(submission.mail);
  const { state, run, running } = useSubmissionAction(onUpdate);
  const resend = () => {
    const work = async () => {
      const { resendMails } = await import('#src/services/submissionActions.ts');
      return resendMails(submission);
    };
    return run({ work, done: words.resent, failed: words.failed });
  };
  const missing = outstanding.map(mailWords).join(', ');
  return (
    <div className={styles.block}>
      <h3 className={styles.title}>{words.title}</h3>
      <p>
        {words[delivery]} {(delivery === 'sending' || delivery === 'undelivered') && `${missing}.`}
      </p>
      {delivery === 'undelivered' && (
        <>
          <p className={styles.details}>
            {nextAttemptAt ? `${words.retry} ${formatDateTime(nextAttemptAt)}.` : words.givenUp} {words.code}{' '}
            <code>{lastError}</code>
          </p>
          <Button variant="secondary" aria-disabled={running} onClick={resend}>
            {words.resend}
          </Button>
        </>
      )}
      <ActionStatus state={state} />
    </div>
  );
}

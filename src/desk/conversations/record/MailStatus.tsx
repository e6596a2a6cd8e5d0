import { Button } from '#src/components/ui/Button.tsx';
import { replyWords } from '#src/desk/conversations/reply/replyWords.ts';
import { ActionStatus } from '#src/desk/parts/ActionStatus.tsx';
import {
  giveCommand,
  type SubmissionActionProps,
  useSubmissionAction,
} from '#src/desk/parts/useSubmissionAction.ts';
import { admin } from '#src/desk/words/admin.ts';
import { adminMails } from '#src/desk/words/adminMails.ts';
import { deliveryStatus } from '#src/domain/submissions/inboxFilters.ts';
import { mailFailure } from '#src/domain/submissions/mailFailure.ts';
import { type ReplyMail, replyNumber } from '#src/domain/submissions/replies.ts';
import type { MailName, Submission } from '#src/domain/submissions/submission.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import { CorrectAddress, tellDelivery } from './CorrectAddress.tsx';

function mailWords(name: MailName): string {
  return replyNumber(name) ? replyWords.list.mail : admin.mails.names[name as Exclude<MailName, ReplyMail>];
}

/** The state of a submission's mails; outstanding ones can be sent again. */
export function MailStatus({ submission, onUpdate }: SubmissionActionProps) {
  const words = admin.mails;
  const { outstanding, nextAttemptAt, lastError } = submission.mail;
  const delivery = deliveryStatus(submission.mail);
  const { state, run, running } = useSubmissionAction(onUpdate);
  const resend = () => {
    const work = async () => {
      const { deliverNow } = await import('#src/services/desk/commands.ts');
      const asked = await giveCommand('resend', submission, {});
      // A mail that does not go at once is tried again by schedule.
      return deliverNow(submission).catch(() => asked);
    };
    const done = (changed: Submission | undefined) =>
      changed && isDecided(changed) ? tellDelivery(changed) : words.resent;
    return run({ work, done, failed: words.failed });
  };
  const missing = outstanding.map(mailWords).join(', ');
  return (
    <div className="stack-2 start">
      <h3 className="plain normal leading-lead strong">{words.title}</h3>
      <p>
        {words[delivery]} {(delivery === 'sending' || delivery === 'undelivered') && `${missing}.`}
      </p>
      {delivery === 'undelivered' && (
        <>
          <p className="small soft breakable">
            {adminMails.cause} {adminMails.causes[mailFailure(lastError)]}{' '}
            {nextAttemptAt ? `${words.retry} ${formatDateTime(nextAttemptAt)}.` : words.givenUp} {words.code}{' '}
            <code>{lastError}</code>
          </p>
          <Button variant="secondary" aria-disabled={running} onClick={resend}>
            {running ? adminMails.resend.running : words.resend}
          </Button>
        </>
      )}
      <ActionStatus state={state} />
      <CorrectAddress submission={submission} onUpdate={onUpdate} />
    </div>
  );
}

/** Whether an attempt has been made since the mails were asked for. */
function isDecided({ mail }: Submission): boolean {
  return mail.state === 'sent' || mail.lastError !== null;
}

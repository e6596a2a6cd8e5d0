import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { deskWords } from '#src/desk/base/deskWords.ts';
import { findListed, openKey } from '#src/desk/base/useCommands.ts';
import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import { useTeamNames } from '#src/desk/base/useTeam.ts';
import { AnswerBox } from '#src/desk/conversations/reply/AnswerBox.tsx';
import { ResponsibleControl } from '#src/desk/conversations/triage/ResponsibleControl.tsx';
import { BookingFacts } from '#src/desk/parts/bookings/BookingFacts.tsx';
import { BookingHead } from '#src/desk/parts/bookings/BookingHead.tsx';
import type { PaneProps } from '#src/desk/parts/layout/ListDetailLayout.tsx';
import { describeLogEntry } from '#src/desk/parts/record/describeLogEntry.ts';
import { NoRecord, RecordFrame } from '#src/desk/parts/record/RecordFrame.tsx';
import { Gist } from '#src/desk/parts/rows/Gist.tsx';
import { StatusBadges } from '#src/desk/parts/rows/StatusBadges.tsx';
import { bookingReference } from '#src/domain/submissions/bookings/bookingReference.ts';
import { isAnswerable, stateOf } from '#src/domain/submissions/states.ts';
import { mailAddress, type Submission } from '#src/domain/submissions/submission.ts';
import { logEntries } from '#src/domain/submissions/submissionLog.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import { loadSubmission } from '#src/services/desk/submissions.ts';
import { DeleteSubmission } from './DeleteSubmission.tsx';
import { MailStatus } from './MailStatus.tsx';
import { NotesSection } from './NotesSection.tsx';
import { SameAddress } from './SameAddress.tsx';
import { StateControl } from './StateControl.tsx';
import { SubmissionHistory } from './SubmissionHistory.tsx';
import { Thread } from './Thread.tsx';

const DRAFTS_EVERY_MS = 15_000;
const WRITING_EVERY_MS = 5_000;

const isBeingAnswered = ({ drafts }: Submission) =>
  Object.values(drafts).some(({ isTyping, at }) => isTyping && Math.abs(Date.now() - at.getTime()) < 60_000);

/** Mount it with the id as its key. */
export function DetailPane({ id, ...pane }: PaneProps) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: openKey(id),
    queryFn: async () => (await loadSubmission(id)) ?? null,
    // Polls the submission, because storing a draft does not change `inbox/change`.
    refetchInterval: ({ state: { data } }) =>
      data && isBeingAnswered(data) ? WRITING_EVERY_MS : DRAFTS_EVERY_MS,
    initialData: () => findListed(client, id),
  });
  if (query.data) return <SubmissionDetails submission={query.data} {...pane} />;
  return (
    <NoRecord query={query}>
      <Notice tone="warning" title="Este registro não existe mais">
        <p>Foi excluído por alguém da equipe, ou o prazo dele acabou.</p>
      </Notice>
    </NoRecord>
  );
}

function SubmissionDetails(props: Omit<PaneProps, 'id'> & { submission: Submission }) {
  const { submission, neighbours, takesFocus } = props;
  const { open, close } = useInboxNavigation();
  const following = neighbours?.next ?? neighbours?.previous;
  const { kind, id, nome, email, state, expireAt } = submission;
  const address = mailAddress(submission);
  return (
    <RecordFrame
      takesFocus={takesFocus}
      name={nome || email || deskWords.unreadable}
      spoken={<Gist submission={submission} maxLength={Number.POSITIVE_INFINITY} />}
      badges={<StatusBadges submission={submission} />}
      phones={kind === 'bookings' && submission.telefone ? [submission.telefone] : []}
      emails={address ? [address] : []}
      actions={kind === 'bookings' && <BookingHead booking={submission} />}
      remarks={
        <>
          {kind === 'messages' && <p className="small soft tabular">{bookingReference(id)}</p>}
          <ForeignChange submission={submission} />
        </>
      }
      facts={
        <>
          {stateOf(submission).standing && <ResponsibleControl submission={submission} />}
          {kind === 'bookings' && <BookingFacts booking={submission} />}
          <NotesSection submission={submission} />
          <SameAddress submission={submission} />
          <MailStatus submission={submission} />
          <SubmissionHistory submission={submission} />
          {state !== 'spam' && expireAt.getTime() > 0 && (
            <p className="small soft">
              Fica guardado até <time dateTime={expireAt.toISOString()}>{formatDateTime(expireAt)}</time>.
            </p>
          )}
          <DeleteSubmission submission={submission} />
        </>
      }
      label="Conversa"
      above={
        <StateControl submission={submission}>
          {neighbours && (
            <nav aria-label="Registros vizinhos" className="row-2">
              {(['previous', 'next'] as const).map((way) => (
                <Button
                  key={way}
                  variant="quiet"
                  icon={way === 'next' ? 'down' : 'up'}
                  aria-disabled={!neighbours[way]}
                  onClick={() => neighbours[way] && open(neighbours[way])}
                >
                  <span className="visually-hidden">{way === 'next' ? 'Próximo' : 'Anterior'}</span>
                </Button>
              ))}
            </nav>
          )}
        </StateControl>
      }
      below={
        email &&
        isAnswerable(submission) && (
          <AnswerBox submission={submission} onConcluded={() => (following ? open(following) : close())} />
        )
      }
    >
      <Thread submission={submission} />
    </RecordFrame>
  );
}

function ForeignChange({ submission: { log } }: { submission: Submission }) {
  const { own, nameOf } = useTeamNames();
  const last = logEntries(log).at(-1);
  const isForeign = last !== undefined && last.by !== own;
  return (
    <p aria-live="polite" className="small soft filled-only">
      {isForeign && `Mudança de outra pessoa: ${describeLogEntry(last, nameOf)}.`}
    </p>
  );
}

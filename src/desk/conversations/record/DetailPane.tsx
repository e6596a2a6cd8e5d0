import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Notice } from '#src/components/ui/Notice.tsx';
import { findListed, openKey } from '#src/desk/base/useCommands.ts';
import type { PaneProps } from '#src/desk/parts/layout/ListDetailLayout.tsx';
import { LoadingOrFailed } from '#src/desk/parts/layout/LoadingOrFailed.tsx';
import { NoRecord } from '#src/desk/parts/record/RecordFrame.tsx';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { loadSubmission } from '#src/services/desk/submissions.ts';
import { SubmissionDetails } from './SubmissionDetails.tsx';

const DRAFTS_EVERY_MS = 15_000;
const WRITING_EVERY_MS = 5_000;

/** Whether somebody has typed an answer within the last minute, by this device's clock. */
const isBeingAnswered = ({ drafts }: Submission) =>
  Object.values(drafts).some(({ isTyping, at }) => isTyping && Math.abs(Date.now() - at.getTime()) < 60_000);

type DetailPaneProps = PaneProps & Pick<ComponentProps<typeof SubmissionDetails>, 'booking'>;

/** The open submission, null where there is none, with its loading and error states. Another id is another component (by its key). */
export function DetailPane({ id, ...pane }: DetailPaneProps) {
  const client = useQueryClient();
  const {
    data: submission,
    isError,
    refetch,
  } = useQuery({
    queryKey: openKey(id),
    queryFn: async () => (await loadSubmission(id)) ?? null,
    // Polls, because drafts cause no change notice.
    refetchInterval: ({ state: { data } }) =>
      data && isBeingAnswered(data) ? WRITING_EVERY_MS : DRAFTS_EVERY_MS,
    initialData: () => findListed(client, id),
  });
  if (submission) return <SubmissionDetails submission={submission} {...pane} />;
  return (
    <NoRecord {...pane}>
      {submission === null ? (
        <Notice tone="warning" title="Este registro não existe mais">
          <p>Foi excluído por alguém da equipe, ou o prazo dele acabou.</p>
        </Notice>
      ) : (
        <LoadingOrFailed isFailed={isError} onRetry={refetch} />
      )}
    </NoRecord>
  );
}

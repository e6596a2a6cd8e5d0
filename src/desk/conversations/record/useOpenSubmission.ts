import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { latestVersion } from '#src/domain/submissions/submissionOrder.ts';

const DRAFTS_EVERY_MS = 15_000;

type OpenState =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'failed' }
  | { status: 'ready'; submission: Submission };

interface OpenSubmissionOptions {
  id: string;
  /** The same submission as the list beside it has it, so that nothing need be loaded. */
  listed: Submission | undefined;
  /** Called with the submission as it is stored now. */
  onUpdate: (submission: Submission) => void;
}

/**
 * The open submission, from the list or the database, read again when something has changed. Another id is another
 * component (by its key).
 */
export function useOpenSubmission({ id, listed, onUpdate }: OpenSubmissionOptions) {
  const client = useQueryClient();
  const [queryKey] = useState(['open', id]);
  const { data, isError } = useQuery<Submission | null>({
    queryKey,
    queryFn: async () =>
      (await (await import('#src/services/desk/submissions.ts')).loadSubmission(id)) ?? null,
    // Nobody is told of drafts, which others shall see.
    refetchInterval: DRAFTS_EVERY_MS,
    ...(listed && { initialData: listed }),
    // An answer that was under way while it changed is out of date.
    structuralSharing: (known, read) =>
      known && read ? latestVersion(known as Submission, read as Submission) : read,
  });
  const tell = useEffectEvent(onUpdate);
  useEffect(() => {
    if (data) tell(data);
  }, [data]);
  const show = useCallback(
    (submission: Submission) => client.setQueryData(queryKey, submission),
    [client, queryKey],
  );
  const retry = useCallback(() => void client.resetQueries({ queryKey }), [client, queryKey]);
  return { state: openState(data, isError), show, retry };
}

function openState(data: Submission | null | undefined, isError: boolean): OpenState {
  if (data) return { status: 'ready', submission: data };
  if (data === null) return { status: 'missing' };
  return { status: isError ? 'failed' : 'loading' };
}

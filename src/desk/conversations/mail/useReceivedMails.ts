import { useQuery } from '@tanstack/react-query';
import type { ReceivedMail } from '#src/domain/submissions/receivedMail.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { loadReceivedMails } from '#src/services/desk/receivedMails.ts';

/** The mails of a submission that are read, the oldest first. */
export function useReceivedMails({ kind, id }: Pick<Submission, 'kind' | 'id'>): ReceivedMail[] {
  const { data } = useQuery({
    queryKey: ['receivedMails', id],
    queryFn: () => loadReceivedMails({ kind, id }),
  });
  return data ?? [];
}

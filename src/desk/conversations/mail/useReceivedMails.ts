import { useQuery } from '@tanstack/react-query';
import type { ReceivedMail } from '#src/domain/submissions/receivedMail.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';

/** The mails of a submission that are read, the oldest first. */
export function useReceivedMails({ kind, id }: Pick<Submission, 'kind' | 'id'>): ReceivedMail[] {
  const { data } = useQuery({
    queryKey: ['receivedMails', id],
    queryFn: async () =>
      (await import('#src/services/desk/receivedMails.ts')).loadReceivedMails({ kind, id }),
  });
  return data ?? [];
}

import { useState } from 'react';
import { useOwnAccount } from '#src/desk/parts/useOwnAccount.ts';
import type { Reply } from '#src/domain/submissions/replies.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';

/** Answers of others that came since one's own was begun; `begin` says that it begins now. */
export function useOvertaken({ replies }: Submission): { answers: Reply[]; begin: () => void } {
  const own = useOwnAccount()?.email;
  const [known, setKnown] = useState<readonly string[]>(Object.keys(replies));
  const answers = Object.entries(replies).filter(([number, { by }]) => by !== own && !known.includes(number));
  return { answers: answers.map(([, reply]) => reply), begin: () => setKnown(Object.keys(replies)) };
}

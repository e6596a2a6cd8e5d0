import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LISTS } from '#src/desk/base/useCommands.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { logEntries } from '#src/domain/submissions/submissionLog.ts';
import { useOwnAccount } from '#src/features/auth/AuthContext.ts';
import { readStoredJson, writeStored } from '#src/services/browser/deviceStorage.ts';
import { loadSubmissionPage } from '#src/services/desk/submissions.ts';

const SEEN = 'site:inbox-assigned';
const MOST = 40;

/** The number of conversations that colleagues assigned to the reader and that were not opened on this device since. */
export function useNewlyMine(openId: string | undefined): number {
  const own = useOwnAccount()?.email ?? '';
  const wanted = { filter: 'mine', subject: undefined, own } as const;
  const { data } = useQuery({
    queryKey: [LISTS, 'newly mine', own],
    enabled: own !== '',
    queryFn: () => loadSubmissionPage(wanted, MOST),
  });
  const given = (data?.submissions ?? []).flatMap((one) => assignment(one, own) ?? []);
  const seen: string[] = readStoredJson('localStorage', SEEN) ?? [];
  const opened = given.find((one) => one.startsWith(`${openId} `));
  useEffect(() => {
    if (!opened || seen.includes(opened)) return;
    writeStored('localStorage', SEEN, JSON.stringify([opened, ...seen].slice(0, 5 * MOST)));
  });
  return given.filter((one) => one !== opened && !seen.includes(one)).length;
}

/** Identifies an assignment by record and time; undefined if no colleague assigned the record to the reader. */
function assignment({ id, log, responsible }: Submission, own: string): string | undefined {
  const last = logEntries(log).findLast(({ what }) => what === 'assigned');
  return last && responsible === own && last.by !== own ? `${id} ${last.at.getTime()}` : undefined;
}

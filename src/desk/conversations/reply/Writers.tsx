import { useEffect, useRef, useState } from 'react';
import { useTeam } from '#src/desk/base/useTeam.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';

/** Age after which an unchanged draft counts as abandoned. Drafts are stored every ten seconds while typing. */
const STALE_MS = 14_000;

/** A draft that existed when the page was opened counts as being typed only up to this age. */
const RECENT_MS = 30_000;

type Drafts = Submission['drafts'];

export function Writers({ drafts, own }: { drafts: Drafts; own: string }) {
  const writing = useWriting(drafts, own);
  const { data: team } = useTeam(writing.length > 0);
  const names = (team?.members ?? [])
    .filter(({ uid, isRemoved }) => writing.includes(uid) && !isRemoved)
    .map(({ name, email }) => name || email);
  return (
    <p aria-live="polite" className="small strong breakable filled-only">
      {names.length > 0 &&
        `${names.join(' e ')} ${names.length === 1 ? 'está' : 'estão'} escrevendo uma resposta.`}
    </p>
  );
}

/** The uids of others whose drafts have just changed. */
function useWriting(drafts: Drafts, own: string): string[] {
  const known = useRef(new Map<string, { number: number; until: number }>());
  const [writing, setWriting] = useState<string[]>([]);
  useEffect(() => {
    for (const [uid, { number, at, isTyping }] of Object.entries(drafts)) {
      const before = known.current.get(uid);
      if (before?.number === number) continue;
      const isNow = before !== undefined || Math.abs(Date.now() - at.getTime()) < RECENT_MS;
      known.current.set(uid, { number, until: isTyping && isNow ? performance.now() + STALE_MS : 0 });
    }
    const look = () => {
      const now = performance.now();
      const current = [...known.current].filter(([uid, { until }]) => uid !== own && until > now);
      setWriting(current.map(([uid]) => uid));
      return current.length > 0;
    };
    const timer = look() && setInterval(() => look() || clearInterval(timer || undefined), 1000);
    return () => clearInterval(timer || undefined);
  }, [drafts, own]);
  return writing;
}

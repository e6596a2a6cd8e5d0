import { useCallback, useEffect, useRef, useState } from 'react';
import type { Submission } from '#src/domain/submissions/submission.ts';

const PAUSE_MS = 800;

/**
 * Keeps what is typed with the submission: after a pause, when the page is hidden, and when the field goes. `settle`
 * resolves when nothing of it is under way any more, and forgets what was not stored yet.
 */
export function useReplyDraft(submission: Submission) {
  const [failed, setFailed] = useState(false);
  const waiting = useRef<{ text: string; timer: ReturnType<typeof setTimeout> }>(undefined);
  const storing = useRef<Promise<void>>(Promise.resolve());
  const target = useRef(submission);

  const flush = useCallback(() => {
    const draft = waiting.current;
    if (!draft) return;
    clearTimeout(draft.timer);
    waiting.current = undefined;
    storing.current = storing.current
      .then(() => import('#src/services/desk/replyDrafts.ts'))
      .then(({ storeDraft }) => storeDraft(target.current, draft.text))
      .then(
        () => setFailed(false),
        () => setFailed(true),
      );
  }, []);
  const keep = useCallback(
    (text: string) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = { text, timer: setTimeout(flush, PAUSE_MS) };
    },
    [flush],
  );
  const settle = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    return storing.current;
  }, []);
  useEffect(() => {
    document.addEventListener('visibilitychange', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [flush]);
  return { keep, settle, failed };
}

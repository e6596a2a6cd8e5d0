import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '#src/components/ui/Button.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { markAnswered as words } from '#src/copy/forms/markAnswered.ts';
import { ANSWERS_ARE_SEEN } from '#src/domain/commands/refusalSentences.ts';
import { paths } from '#src/domain/site/paths.ts';

type State = { status: 'idle' | 'running' } | { status: 'done' | 'failed'; sentence: string };

export default function MarkAnsweredPage() {
  const token = useSecret();
  const [state, setState] = useState<State>({ status: 'idle' });
  const mark = async () => {
    if (!token) return setState({ status: 'failed', sentence: words.missing });
    setState({ status: 'running' });
    try {
      const { markAnswered } = await import('#src/services/forms/manageBooking.ts');
      const { reference } = await markAnswered(token);
      setState({ status: 'done', sentence: `${words.done} ${reference}` });
    } catch (error) {
      setState({ status: 'failed', sentence: (error as Error).message });
    }
  };
  const isOver =
    state.status === 'done' || (state.status === 'failed' && state.sentence === ANSWERS_ARE_SEEN);
  return (
    <div className="short-page gutter">
      <PageHead {...words.head} path={paths.markAnswered} />
      <div className="stack-5 one-column content-width start-width">
        <h1 className="title-l">{words.title}</h1>
        <p className="measure">{words.text}</p>
        {state.status === 'done' && <Notice tone="success" title={state.sentence} />}
        {state.status === 'failed' && <Notice tone="error" title={state.sentence} />}
        {!isOver && (
          <div>
            <Button busy={state.status === 'running'} onClick={() => void mark()}>
              {state.status === 'running' ? words.running : words.action}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** The secret in the URL. The hook reads it once, then removes it from the URL and the history. */
function useSecret(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [secret, setSecret] = useState('');
  useEffect(() => {
    if (!hash) return;
    setSecret(hash.slice(1));
    navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  // React replays an early click before the effect has stored the secret. Then the hash still contains it.
  return secret || hash.slice(1);
}

import { useContext, useId, useSyncExternalStore } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { CompleteContext } from '#src/components/ui/head/CompleteContext.ts';
import { applyPreferences, PREFERENCES_CHANGED, readPreferences } from './preferences.ts';

function subscribe(listener: () => void) {
  document.addEventListener(PREFERENCES_CHANGED, listener);
  return () => document.removeEventListener(PREFERENCES_CHANGED, listener);
}

/** A button for plain language, and a summary of the page in short sentences, shown if that is chosen. */
export function PlainSummary({ sentences }: { sentences: readonly string[] }) {
  const id = useId();
  const isShown = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.language === 'plain',
    () => false,
  );
  const isComplete = useContext(CompleteContext);
  const toggle = () => applyPreferences({ ...readPreferences(), language: isShown ? 'full' : 'plain' });
  return (
    <>
      <span className="screen-only">
        <Button variant="secondary" aria-expanded={isShown} aria-controls={id} onClick={toggle}>
          Em linguagem simples
        </Button>
      </span>
      <ul id={id} className={isShown ? 'stack-3 lead measure' : undefined} hidden={!isShown}>
        {(isShown || isComplete) && sentences.map((sentence) => <li key={sentence}>{sentence}</li>)}
      </ul>
    </>
  );
}

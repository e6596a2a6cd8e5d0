import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '#src/components/ui/behaviour/announcements.ts';
import styles from './CharacterCounter.module.css';

const NEAR_END = 50;
const PAUSE_MS = 500;

function remainingText(remaining: number): string {
  if (remaining < 0) return remaining === -1 ? '1 caractere a mais' : `${-remaining} caracteres a mais`;
  return remaining === 1 ? '1 caractere restante' : `${remaining} caracteres restantes`;
}

/** The shown number changes with every key. Near the end, the number is announced after a pause in typing. */
export function CharacterCounter({ limit }: { limit: number }) {
  const place = useRef<HTMLParagraphElement>(null);
  const [length, setLength] = useState(0);
  const text = remainingText(limit - length);
  const isNear = limit - length <= NEAR_END;
  // Runs at every render, because the form may have filled or emptied the field.
  useLayoutEffect(() => {
    const field = place.current?.parentElement?.querySelector('textarea');
    const count = () => setLength(field?.value.length ?? 0);
    // The reset event comes before the form empties its fields.
    const countLater = () => queueMicrotask(count);
    count();
    field?.addEventListener('input', count);
    field?.form?.addEventListener('reset', countLater);
    return () => {
      field?.removeEventListener('input', count);
      field?.form?.removeEventListener('reset', countLater);
    };
  });
  useEffect(() => {
    if (!isNear) return;
    const timer = setTimeout(() => announce(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isNear, text]);
  return (
    <p ref={place} className={styles.counter} data-over={length > limit} aria-hidden="true">
      {text}
    </p>
  );
}

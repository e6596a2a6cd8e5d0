import { useEffect } from 'react';
import { announce } from '#src/components/ui/behaviour/announcements.ts';
import styles from './CharacterCounter.module.css';

/** From here on the end is near enough to be worth an interruption of the typing. */
const NEAR_END = 50;
/** The pause in typing after which the count is said. */
const PAUSE_MS = 500;

function remainingText(remaining: number): string {
  if (remaining < 0) return remaining === -1 ? '1 caractere a mais' : `${-remaining} caracteres a mais`;
  return remaining === 1 ? '1 caractere restante' : `${remaining} caracteres restantes`;
}

/**
 * The remaining characters. What is seen changes on every key; a screen reader has the limit in the field's hint, and
 * hears how many are left after a pause, once they are few.
 */
export function CharacterCounter({ length, limit }: { length: number; limit: number }) {
  const remaining = limit - length;
  const text = remainingText(remaining);
  const isNear = remaining <= NEAR_END;
  useEffect(() => {
    if (!isNear) return;
    const timer = setTimeout(() => announce(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isNear, text]);
  return (
    <p className={styles.counter} data-over={length > limit} aria-hidden="true">
      {text}
    </p>
  );
}

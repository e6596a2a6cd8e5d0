import styles from './CharacterCounter.module.css';
import { useDebouncedValue } from './useDebouncedValue.ts';

function remainingText(remaining: number): string {
  if (remaining < 0) return remaining === -1 ? '1 caractere a mais' : `${-remaining} caracteres a mais`;
  return remaining === 1 ? '1 caractere restante' : `${remaining} caracteres restantes`;
}

/**
 * The remaining characters. What is seen changes on every key; a screen reader hears a second copy after a pause of
 * half a second, or it would interrupt the typing.
 */
export function CharacterCounter({ length, limit }: { length: number; limit: number }) {
  const text = remainingText(limit - length);
  const announced = useDebouncedValue(text, 500);
  return (
    <>
      <p className={styles.counter} data-over={length > limit} aria-hidden="true">
        {text}
      </p>
      <p className="visually-hidden" role="status">
        {length > 0 ? announced : ''}
      </p>
    </>
  );
}

import { useState } from 'react';
import { Button } from './Button.tsx';
import styles from './CopyButton.module.css';

const outcomes = {
  idle: '',
  copied: 'Copiado.',
  failed: 'O navegador não deixou copiar. Selecione o texto e copie.',
};

/** Copies a text and confirms it. Without scripts the button is hidden, and the text can be selected. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const [outcome, setOutcome] = useState<keyof typeof outcomes>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <div className={styles.copy}>
      <Button variant="secondary" onClick={copy}>
        {children}
      </Button>
      <p aria-live="polite" hidden={outcome === 'idle'}>
        {outcomes[outcome]}
      </p>
    </div>
  );
}

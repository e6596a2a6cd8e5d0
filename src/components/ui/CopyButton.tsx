import { Button } from './Button.tsx';
import { useAsyncAction } from './behaviour/useAsyncAction.ts';
import styles from './CopyButton.module.css';

const outcomes = {
  idle: '',
  running: '',
  done: 'Copiado.',
  failed: 'O navegador não deixou copiar. Selecione o texto e copie.',
};

/** Copies a text and confirms it. Without scripts the button is hidden, and the text can be selected. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const { status, run } = useAsyncAction(() => navigator.clipboard.writeText(text));
  return (
    <div className={styles.copy}>
      <Button variant="secondary" onClick={run}>
        {children}
      </Button>
      <p aria-live="polite" hidden={!outcomes[status]}>
        {outcomes[status]}
      </p>
    </div>
  );
}

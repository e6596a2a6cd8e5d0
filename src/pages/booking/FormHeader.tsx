import { Button } from '#src/components/ui/Button.tsx';
import { Progress } from '#src/components/ui/Progress.tsx';
import { booking } from '#src/content/booking.ts';
import { studio } from '#src/content/studio.ts';
import styles from './FormHeader.module.css';

interface FormHeaderProps {
  /** How many of the parts are filled in. */
  done: number;
  total: number;
  /** There is something that a draft keeps. */
  changed: boolean;
  onClear: () => void;
}

export function FormHeader({ done, total, changed, onClear }: FormHeaderProps) {
  const { title, progress, draft, clear } = booking.form;
  return (
    <div className={styles.header}>
      <h2 id="titulo-do-formulario" className={styles.title}>
        {title}
      </h2>
      <noscript>
        <p className={styles.withoutScript}>
          {booking.withoutScript} <a href={`mailto:${studio.email}`}>{studio.email}</a>.
        </p>
      </noscript>
      <div className={styles.draft}>
        <p>{draft}</p>
        {changed && (
          <Button variant="quiet" onClick={onClear}>
            {clear}
          </Button>
        )}
      </div>
      <Progress label={progress} value={done} max={total} valueText={`${done} de ${total}`} />
    </div>
  );
}

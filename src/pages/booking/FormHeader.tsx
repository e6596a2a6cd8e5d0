import { Progress } from '#src/components/ui/Progress.tsx';
import { booking } from '#src/content/booking.ts';
import { studio } from '#src/content/studio.ts';
import { DraftNote } from '#src/features/form-submission/DraftNote.tsx';
import { draftWords } from '#src/features/form-submission/draftWords.ts';

interface FormHeaderProps {
  /** How many of the parts are filled in. */
  done: number;
  total: number;
  /** There is something that a draft keeps. */
  changed: boolean;
  onClear: () => void;
}

export function FormHeader({ done, total, changed, onClear }: FormHeaderProps) {
  const { title, progress, clear } = booking.form;
  return (
    <div className="stack-5">
      <h2 id="titulo-do-formulario" className="title-m">
        {title}
      </h2>
      <noscript>
        <p className="dashed rounded-m pad-4">
          {booking.withoutScript} <a href={`mailto:${studio.email}`}>{studio.email}</a>.
        </p>
      </noscript>
      <div>
        <p>{draftWords.required}</p>
        <DraftNote text={draftWords.text} clear={clear} hasDraft={changed} onClear={onClear} />
      </div>
      <Progress role="meter" label={progress} value={done} max={total} valueText={`${done} de ${total}`} />
    </div>
  );
}

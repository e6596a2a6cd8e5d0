import { Progress } from '#src/components/ui/Progress.tsx';
import { booking } from '#src/copy/forms/booking.ts';
import {
  FormIntroduction,
  type FormIntroductionProps,
} from '#src/features/form-submission/FormIntroduction.tsx';

interface FormHeaderProps extends Pick<FormIntroductionProps, 'submission' | 'onClear'> {
  /** How many of the parts are filled in. */
  done: number;
  total: number;
  /** There is something that a draft keeps. */
  changed: boolean;
}

export function FormHeader({ submission, done, total, changed, onClear }: FormHeaderProps) {
  const { title, progress, clear } = booking.form;
  return (
    <div className="stack-5">
      <h2 id="titulo-do-formulario" className="title-m">
        {title}
      </h2>
      <FormIntroduction
        {...{ submission, clear, onClear }}
        hasDraft={changed}
        withoutScript={booking.withoutScript}
      />
      <Progress role="meter" label={progress} value={done} max={total} valueText={`${done} de ${total}`} />
    </div>
  );
}

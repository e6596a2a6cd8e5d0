import { Button } from '#src/components/ui/Button.tsx';
import { announce } from '#src/components/ui/behaviour/announcements.ts';
import { studio } from '#src/copy/studio.ts';
import { draftWords as words } from './draftWords.ts';
import styles from './FormIntroduction.module.css';
import type { FormSubmission } from './useFormSubmission.ts';

export interface FormIntroductionProps {
  submission: Pick<FormSubmission, 'formRef' | 'resetCaptcha' | 'startAgain'>;
  /** On the button that empties the form and deletes its draft. */
  clear?: string;
  /** There is something that a draft keeps. */
  hasDraft: boolean;
  /** Called when the visitor has emptied the form. */
  onClear: () => void;
  /** A sentence without its end, which the studio's e-mail is. */
  withoutScript: string;
}

/** The beginning of every form to the studio: its required fields, and that the draft is kept on this device. */
export function FormIntroduction(props: FormIntroductionProps) {
  const { submission, clear = words.clear, hasDraft, onClear, withoutScript } = props;
  const handleClear = () => {
    if (!window.confirm(words.clearQuestion)) return;
    submission.formRef.current?.reset();
    submission.resetCaptcha();
    submission.startAgain();
    onClear();
    announce(words.cleared);
  };
  return (
    <>
      <noscript>
        <p className="dashed rounded-m pad-4">
          {withoutScript} <a href={`mailto:${studio.email}`}>{studio.email}</a>.
        </p>
      </noscript>
      <div>
        <p>{words.required}</p>
        <div className={styles.draft}>
          <p>{words.text}</p>
          {hasDraft && (
            <Button variant="quiet" onClick={handleClear}>
              {clear}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

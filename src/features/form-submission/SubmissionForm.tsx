import type { FormEvent, ReactNode } from 'react';
import { ErrorSummary } from '#src/components/form/ErrorSummary.tsx';
import { announce } from '#src/components/ui/announcements.ts';
import { DraftNote } from './DraftNote.tsx';
import { draftWords } from './draftWords.ts';
import { FormFooter, type FormFooterProps } from './FormFooter.tsx';
import styles from './SubmissionForm.module.css';
import type { FormDraft } from './useFormDraft.ts';
import type { FormSubmission } from './useFormSubmission.ts';

interface SubmissionFormProps extends Omit<FormFooterProps, 'state'> {
  submission: FormSubmission;
  draft: FormDraft;
  /** Called when the visitor has emptied the form. */
  onClear?: () => void;
  /** The id of the heading that names the form. */
  labelledBy: string;
  /** Above the fields: a heading, an introduction. */
  header?: ReactNode;
  children: ReactNode;
  /** Where to write when the form cannot be sent. */
  withoutScript: { text: string; email: string };
}

/** What stands around the fields of every form that ends in a message to the studio. */
export function SubmissionForm({
  submission: { formProps, formRef, state, errorList, onTouch, resetCaptcha, focusOn, startAgain },
  draft,
  onClear,
  labelledBy,
  header,
  children,
  captcha,
  submitLabel,
  privacy,
  withoutScript,
}: SubmissionFormProps) {
  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    formProps.onInput(event);
    draft.keep();
  };
  const handleClear = () => {
    if (!window.confirm(draftWords.clearQuestion)) return;
    formRef.current?.reset();
    resetCaptcha();
    draft.discard();
    startAgain();
    onClear?.();
    formRef.current?.querySelector<HTMLElement>('[name]')?.focus();
    announce(draftWords.cleared);
  };
  return (
    <form
      {...formProps}
      className={styles.form}
      aria-labelledby={labelledBy}
      onInput={handleInput}
      onFocus={onTouch}
      onPointerDown={onTouch}
    >
      {header}
      <noscript>
        <p className="dashed rounded-m pad-4">
          {withoutScript.text} <a href={`mailto:${withoutScript.email}`}>{withoutScript.email}</a>.
        </p>
      </noscript>
      <div>
        <p>{draftWords.required}</p>
        <DraftNote
          text={draftWords.text}
          clear={draftWords.clear}
          hasDraft={draft.hasDraft}
          onClear={handleClear}
        />
      </div>
      <ErrorSummary errors={errorList} onSelect={focusOn} />
      {children}
      <FormFooter {...{ state, captcha, submitLabel, privacy }} />
    </form>
  );
}

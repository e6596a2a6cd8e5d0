import type { ReactNode } from 'react';
import { FormFooter, type FormFooterProps } from './FormFooter.tsx';
import styles from './SubmissionForm.module.css';
import type { FormSubmission } from './useFormSubmission.ts';

interface SubmissionFormProps extends Omit<FormFooterProps, 'state'> {
  submission: FormSubmission;
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
  submission: { formProps, state, onTouch },
  labelledBy,
  header,
  children,
  captcha,
  submitLabel,
  privacy,
  withoutScript,
}: SubmissionFormProps) {
  return (
    <form
      {...formProps}
      className={styles.form}
      aria-labelledby={labelledBy}
      onFocus={onTouch}
      onPointerDown={onTouch}
    >
      {header}
      <noscript>
        <p className={styles.withoutScript}>
          {withoutScript.text} <a href={`mailto:${withoutScript.email}`}>{withoutScript.email}</a>.
        </p>
      </noscript>
      {children}
      <FormFooter {...{ state, captcha, submitLabel, privacy }} />
    </form>
  );
}

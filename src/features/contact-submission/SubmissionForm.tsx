import type { ReactNode } from 'react';
import { Honeypot } from '#src/components/form/Honeypot.tsx';
import { PrivacyNote, type PrivacyNoteProps } from '#src/components/form/PrivacyNote.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import styles from './SubmissionForm.module.css';
import type { ContactSubmission } from './useContactSubmission.ts';

interface SubmissionFormProps {
  submission: ContactSubmission;
  /** The id of the heading that names the form. */
  labelledBy: string;
  /** Above the fields: a heading, an introduction. */
  header?: ReactNode;
  children: ReactNode;
  captcha: ReactNode;
  submitLabel: string;
  privacy: PrivacyNoteProps;
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
      <Honeypot />
      {captcha}
      {state.status === 'failed' && <Notice tone="error">{state.message}</Notice>}
      <Button type="submit" busy={state.status === 'submitting'}>
        {state.status === 'submitting' ? 'Enviando...' : submitLabel}
      </Button>
      <PrivacyNote {...privacy} />
    </form>
  );
}

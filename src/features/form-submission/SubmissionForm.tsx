import type { FormEvent, ReactNode } from 'react';
import { ErrorSummary } from '#src/components/form/ErrorSummary.tsx';
import { Form } from '#src/components/form/Form.tsx';
import { FormSuccess } from '#src/components/form/FormSuccess.tsx';
import { readValues } from '#src/components/form/useForm.ts';
import { unmailed } from '#src/copy/forms/unmailed.ts';
import { FormFooter, type FormFooterWords, FormIntroduction } from './FormFrame.tsx';
import styles from './SubmissionForm.module.css';
import type { MessageForm } from './useMessageForm.ts';

export interface SubmissionWords extends FormFooterWords {
  success: { title: string; text: string; underReview: string; again: string };
  withoutScript: string;
}

interface SubmissionFormProps {
  form: MessageForm;
  words: SubmissionWords;
  labelledBy: string;
  header?: ReactNode;
  children: ReactNode;
  successLevel?: 2 | 3;
}

/** A form that sends a message to the studio. After a success, a message replaces it. */
export function SubmissionForm(props: SubmissionFormProps) {
  const { form, words, labelledBy, header, children, successLevel = 2 } = props;
  const { submission, draft } = form;
  const { formProps, state, accepted, errors, focusOn, startAgain } = submission;
  if (state.status === 'success') {
    const { title, text, underReview, again } = words.success;
    return (
      <FormSuccess
        title={title}
        text={accepted?.underReview ? underReview : accepted?.unmailed ? unmailed : text}
        again={again}
        reference={accepted?.reference}
        headingLevel={successLevel}
        onAgain={startAgain}
      />
    );
  }
  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    formProps.onInput(event);
    draft.keep(readValues(event.currentTarget));
  };
  return (
    <Form form={submission} className={styles.form} aria-labelledby={labelledBy} onInput={handleInput}>
      {header}
      <FormIntroduction
        submission={submission}
        withoutScript={words.withoutScript}
        hasDraft={draft.hasDraft}
      />
      <ErrorSummary errors={errors} onSelect={focusOn} />
      {children}
      <FormFooter submission={submission} words={words} />
    </Form>
  );
}

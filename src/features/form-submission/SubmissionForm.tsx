import type { FormEvent, ReactNode } from 'react';
import { ErrorSummary } from '#src/components/form/ErrorSummary.tsx';
import { Form } from '#src/components/form/Form.tsx';
import { FormSuccess } from '#src/components/form/FormSuccess.tsx';
import { FormFooter, type FormFooterProps } from './FormFooter.tsx';
import { FormIntroduction, type FormIntroductionProps } from './FormIntroduction.tsx';
import styles from './SubmissionForm.module.css';
import type { FormDraft } from './useFormDraft.ts';
import type { FormSubmission } from './useFormSubmission.ts';

interface SubmissionFormProps
  extends Omit<FormFooterProps, 'state'>,
    Pick<FormIntroductionProps, 'withoutScript'> {
  submission: FormSubmission;
  draft: FormDraft;
  /** Called when the visitor has emptied the form. */
  onClear?: () => void;
  /** The id of the heading that names the form. */
  labelledBy: string;
  /** Above the fields: a heading, an introduction. */
  header?: ReactNode;
  children: ReactNode;
  /** Words that replace the form once it has been sent. */
  success: { title: string; text: string; underReview: string; again: string };
  successLevel?: 2 | 3;
}

/** The frame of every form that sends a message to the studio, and the words that replace it afterwards. */
export function SubmissionForm(props: SubmissionFormProps) {
  const { submission, draft, onClear, labelledBy, header, children, success, withoutScript } = props;
  const { formProps, formRef, state, accepted, errorList, onTouch, focusOn, startAgain } = submission;
  if (state.status === 'success')
    return (
      <FormSuccess
        title={success.title}
        text={accepted?.underReview ? success.underReview : success.text}
        again={success.again}
        reference={accepted?.reference}
        headingLevel={props.successLevel ?? 2}
        onAgain={startAgain}
      />
    );
  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    formProps.onInput(event);
    draft.keep();
  };
  const handleClear = () => {
    draft.discard();
    onClear?.();
    formRef.current?.querySelector<HTMLElement>('[name]')?.focus();
  };
  return (
    <Form
      form={submission}
      className={styles.form}
      aria-labelledby={labelledBy}
      onInput={handleInput}
      onFocus={onTouch}
      onPointerDown={onTouch}
    >
      {header}
      <FormIntroduction {...{ submission, withoutScript }} hasDraft={draft.hasDraft} onClear={handleClear} />
      <ErrorSummary errors={errorList} onSelect={focusOn} />
      {children}
      <FormFooter {...props} state={state} />
    </Form>
  );
}

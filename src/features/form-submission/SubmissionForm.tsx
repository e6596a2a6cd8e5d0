import notes from 'virtual:content/form-notes';
import type { ReactNode } from 'react';
import { ErrorSummary } from '#src/components/form/ErrorSummary.tsx';
import { Form } from '#src/components/form/Form.tsx';
import { FormSuccess } from '#src/components/form/FormSuccess.tsx';
import { readValues } from '#src/components/form/useForm.ts';
import { unmailed } from '#src/copy/forms/unmailed.ts';
import { studio } from '#src/copy/studio.ts';
import { FormFooter, FormIntroduction } from './FormFrame.tsx';
import styles from './SubmissionForm.module.css';
import type { MessageForm } from './useMessageForm.ts';

interface SubmissionFormProps {
  form: MessageForm;
  words: { submit: string; success: Record<'title' | 'text' | 'underReview' | 'again', string> };
  labelledBy: string;
  header?: ReactNode;
  children: ReactNode;
  successLevel?: 2 | 3;
}

export function SubmissionForm(props: SubmissionFormProps) {
  const { form, words, labelledBy, header, children, successLevel = 2 } = props;
  const { submission, draft } = form;
  const { data, purpose, months } = notes[form.kind];
  const privacy = `${data} vão só para a equipe do ${studio.name}, servem para ${purpose} e ficam guardados por até ${months} meses. Veja a `;
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
  return (
    <Form
      form={submission}
      className={styles.form}
      aria-labelledby={labelledBy}
      onInput={(event) => {
        formProps.onInput(event);
        draft.keep(readValues(event.currentTarget));
      }}
    >
      {header}
      <FormIntroduction
        submission={submission}
        withoutScript="O formulário precisa de JavaScript para ser enviado. Sem ele, escreva para"
        hasDraft={draft.hasDraft}
      />
      <ErrorSummary errors={errors} onSelect={focusOn} />
      {children}
      <FormFooter submission={submission} words={{ submit: words.submit, privacy }} />
    </Form>
  );
}

import notes from 'virtual:content/form-notes';
import { type ReactNode, useState } from 'react';
import { ErrorSummary } from '#src/components/form/ErrorSummary.tsx';
import { Form } from '#src/components/form/Form.tsx';
import { FormSuccess } from '#src/components/form/FormSuccess.tsx';
import { type FormValues, readValues } from '#src/components/form/useForm.ts';
import { unmailed } from '#src/copy/forms/unmailed.ts';
import { studio } from '#src/copy/studio.ts';
import type { AntiSpamFields } from '#src/domain/forms/contact.ts';
import type { FormFields } from '#src/domain/forms/formFields.ts';
import { CONTACT_UNREACHABLE } from '#src/domain/forms/sendingErrors.ts';
import type { SentKind, SentMessage } from '#src/domain/submissions/kinds.ts';
import { FormFooter, FormIntroduction } from './FormFrame.tsx';
import { forgetIdempotencyKey, idempotencyKey } from './idempotencyKey.ts';
import styles from './SubmissionForm.module.css';
import { useFormDraft } from './useFormDraft.ts';
import { useFormSubmission } from './useFormSubmission.ts';

/** Names of drafts that differ from the kind. Earlier versions stored drafts under these names. */
const DRAFTS: Partial<Record<SentKind, string>> = {
  message: 'contact',
  training: 'training-proposal',
  education: 'education-proposal',
};

interface SubmissionFormProps {
  kind: SentKind;
  loadFields: () => Promise<FormFields>;
  /** Values from the URL. As long as they are the same, pass the same object. */
  given?: FormValues | null | undefined;
  words: { submit: string; success: Record<'title' | 'text' | 'underReview' | 'again', string> };
  labelledBy: string;
  header?: ReactNode;
  children: ReactNode;
  successLevel?: 2 | 3;
}

/** A form that sends a message to the studio. It is filled from the account, and keeps a draft until it is sent. */
export function SubmissionForm(props: SubmissionFormProps) {
  const { kind, loadFields, given, words, labelledBy, header, children, successLevel = 2 } = props;
  const [accepted, setAccepted] = useState<Awaited<ReturnType<typeof send>>>();
  const submission = useFormSubmission({
    read: async (values) => {
      const rules = import('#src/domain/forms/formFields.ts');
      const [{ readForm }, fields] = await Promise.all([rules, loadFields()]);
      return readForm<SentMessage>(kind, fields, values);
    },
    send: async (message, antiSpam) => {
      setAccepted(await send(message, antiSpam));
      draft.discard();
    },
    unreachable: CONTACT_UNREACHABLE,
  });
  const { formRef, formProps, state, errors, focusOn, startAgain } = submission;
  const draft = useFormDraft(DRAFTS[kind] ?? kind, { formRef, shown: state.status !== 'success', given });
  if (state.status === 'success') {
    const { title, text, underReview, again } = words.success;
    return (
      <FormSuccess
        title={title}
        text={accepted?.review ? underReview : accepted?.unmailed ? unmailed : text}
        again={again}
        reference={accepted?.reference}
        headingLevel={successLevel}
        onAgain={startAgain}
      />
    );
  }
  const { data, purpose, months } = notes[kind];
  const privacy = `${data} vão só para a equipe do ${studio.name}, servem para ${purpose} e ficam guardados por até ${months} meses. Veja a `;
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

/** Sends a message. Retries have the same idempotency key. Throws a SubmissionError with a message for the visitor. */
async function send(message: SentMessage, antiSpam: AntiSpamFields) {
  const [{ sendContactEmail }, { bookingReference }] = await Promise.all([
    import('#src/services/forms/sendContactEmail.ts'),
    import('#src/domain/submissions/bookings/bookingReference.ts'),
  ]);
  const key = await idempotencyKey('contact', message);
  const { id, review, unmailed } = await sendContactEmail({ ...message, ...antiSpam, idempotencyKey: key });
  forgetIdempotencyKey('contact');
  return { reference: bookingReference(id), review, unmailed };
}

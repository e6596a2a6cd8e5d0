import { useState } from 'react';
import { CharacterCounter } from '#src/components/form/fields/CharacterCounter.tsx';
import { TextareaField } from '#src/components/form/fields/TextareaField.tsx';
import type { FormValues } from '#src/components/form/useForm.ts';
import { contact } from '#src/copy/forms/contact.ts';
import { studio } from '#src/copy/studio.ts';
import { MESSAGE_LIMIT } from '#src/domain/forms/fieldLimits.ts';
import { Captcha } from '#src/features/captcha/Captcha.tsx';
import { SenderFields } from '#src/features/form-submission/SenderFields.tsx';
import { SubmissionForm } from '#src/features/form-submission/SubmissionForm.tsx';
import { useContactSubmission } from '#src/features/form-submission/useContactSubmission.ts';
import { useFormDraft } from '#src/features/form-submission/useFormDraft.ts';
import { SubjectIntroduction } from './SubjectIntroduction.tsx';
import { useFormPrefill } from './useFormPrefill.ts';

async function readMessage(values: FormValues) {
  const [{ contactFormSchema }, { validateFields }] = await Promise.all([
    import('#src/domain/forms/contact.ts'),
    import('#src/domain/forms/validateFields.ts'),
  ]);
  return validateFields(contactFormSchema, values);
}

export function ContactForm({ onErrorsChange }: { onErrorsChange: (hasErrors: boolean) => void }) {
  const [messageLength, setMessageLength] = useState(0);
  const submission = useContactSubmission({
    read: readMessage,
    onSent: () => {
      setMessageLength(0);
      draft.discard();
    },
    onErrorsChange,
  });
  const { formRef, state, captchaProps } = submission;
  const shown = state.status !== 'success';
  const { subject, given } = useFormPrefill(formRef, shown, setMessageLength);
  const draft = useFormDraft('contact', { formRef, shown, given });

  return (
    <SubmissionForm
      submission={submission}
      labelledBy="escreva"
      draft={draft}
      onClear={() => setMessageLength(0)}
      header={
        <>
          <h2 id="escreva" className="title-m">
            {contact.form.title}
          </h2>
          <SubjectIntroduction subject={subject} />
        </>
      }
      captcha={<Captcha {...captchaProps} />}
      submitLabel="Enviar mensagem"
      success={contact.success}
      privacy={contact.privacy}
      withoutScript={{ text: contact.withoutScript, email: studio.email }}
    >
      <SenderFields />
      <TextareaField
        label="Mensagem"
        hint={`Até ${MESSAGE_LIMIT} caracteres.`}
        name="mensagem"
        maxLength={MESSAGE_LIMIT}
        required
        onChange={(event) => setMessageLength(event.target.value.length)}
        footer={<CharacterCounter length={messageLength} limit={MESSAGE_LIMIT} />}
      />
    </SubmissionForm>
  );
}

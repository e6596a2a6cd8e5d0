import { useState } from 'react';
import { CharacterCounter } from '#src/components/form/fields/CharacterCounter.tsx';
import { TextareaField } from '#src/components/form/fields/TextareaField.tsx';
import type { FormValues } from '#src/components/form/useForm.ts';
import { contact } from '#src/copy/forms/contact.ts';
import { MESSAGE_LIMIT } from '#src/domain/forms/fieldLimits.ts';
import { SenderFields } from '#src/features/form-submission/SenderFields.tsx';
import { SubmissionForm } from '#src/features/form-submission/SubmissionForm.tsx';
import { useMessageForm } from '#src/features/form-submission/useMessageForm.ts';
import { SubjectIntroduction } from './SubjectIntroduction.tsx';
import { useSubject, useSubjectMessage } from './useSubject.ts';

async function readMessage(values: FormValues) {
  const [{ contactFormSchema }, { validateFields }] = await Promise.all([
    import('#src/domain/forms/contact.ts'),
    import('#src/domain/forms/validateFields.ts'),
  ]);
  return validateFields(contactFormSchema, values);
}

export function ContactForm() {
  const [messageLength, setMessageLength] = useState(0);
  const subject = useSubject();
  const form = useMessageForm({
    name: 'contact',
    read: readMessage,
    account: { displayName: 'nome', email: 'email' },
    given: subject ? { mensagem: subject.message } : undefined,
    onSent: () => setMessageLength(0),
  });
  useSubjectMessage(subject, form, setMessageLength);

  return (
    <SubmissionForm
      form={form}
      words={contact}
      labelledBy="escreva"
      onClear={() => setMessageLength(0)}
      header={
        <>
          <h2 id="escreva" className="title-m">
            {contact.form.title}
          </h2>
          <SubjectIntroduction subject={subject} />
        </>
      }
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

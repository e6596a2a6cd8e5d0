import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { CharacterCounter } from '#src/components/form/fields/CharacterCounter.tsx';
import { TextareaField } from '#src/components/form/fields/TextareaField.tsx';
import { useLoaded } from '#src/components/ui/behaviour/useLoaded.ts';
import { contact } from '#src/copy/forms/contact.ts';
import { MESSAGE_LIMIT } from '#src/domain/forms/fieldLimits.ts';
import { SenderFields } from '#src/features/form-submission/SenderFields.tsx';
import { SubmissionForm } from '#src/features/form-submission/SubmissionForm.tsx';
import { type ContactSubject, loadContactSubject } from './loadContactSubject.ts';

const loadFields = async () => (await import('#src/domain/forms/contact.ts')).contactFields;

export function ContactForm() {
  const subject = useSubject();
  const given = useMemo(() => subject && { mensagem: subject.message }, [subject]);
  return (
    <SubmissionForm
      kind="message"
      loadFields={loadFields}
      given={given}
      words={contact}
      labelledBy="escreva"
      header={
        <>
          <h2 id="escreva" className="title-m">
            {contact.form.title}
          </h2>
          {subject && (
            <div className="stack-2 side-rule pad-beside-5">
              <h3>{subject.title}</h3>
              <p>{subject.text}</p>
            </div>
          )}
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
        footer={<CharacterCounter limit={MESSAGE_LIMIT} />}
      />
    </SubmissionForm>
  );
}

function useSubject(): ContactSubject | null {
  const { search } = useLocation();
  const { state } = useLoaded(async () => ({ subject: await loadContactSubject(search) }), search);
  return state.status === 'ready' ? state.subject : null;
}

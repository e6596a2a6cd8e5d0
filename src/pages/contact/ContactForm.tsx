import { useEffect, useRef, useState } from 'react';
import { CharacterCounter } from '#src/components/form/CharacterCounter.tsx';
import { Honeypot } from '#src/components/form/Honeypot.tsx';
import { TextareaField } from '#src/components/form/TextareaField.tsx';
import { TextField } from '#src/components/form/TextField.tsx';
import { useElapsedTime } from '#src/components/form/useElapsedTime.ts';
import { useForm } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { contact } from '#src/content/contact.ts';
import { studio } from '#src/content/studio.ts';
import { Captcha, type CaptchaHandle } from '#src/features/captcha/Captcha.tsx';
import styles from './ContactForm.module.css';
import { ContactSuccess } from './ContactSuccess.tsx';
import { PrivacyNote } from './PrivacyNote.tsx';
import { SubjectIntroduction } from './SubjectIntroduction.tsx';
import { sendMessage, validateMessage } from './sendMessage.ts';
import { useFormPrefill } from './useFormPrefill.ts';

const MESSAGE_LIMIT = 1000;

export function ContactForm({ onErrorsChange }: { onErrorsChange: (hasErrors: boolean) => void }) {
  const captcha = useRef<CaptchaHandle>(null);
  const elapsed = useElapsedTime();
  const [touched, setTouched] = useState(false);
  const [messageLength, setMessageLength] = useState(0);
  const { formProps, formRef, errors, state, hasErrors, clearError, startAgain } = useForm({
    validate: (values) => validateMessage(values, captcha.current?.token() ?? null),
    submit: async (values) => {
      try {
        await sendMessage(values, captcha.current?.token() ?? '', elapsed());
        setMessageLength(0);
      } finally {
        captcha.current?.reset();
      }
    },
  });
  const subject = useFormPrefill(formRef, state.status !== 'success', setMessageLength);

  useEffect(() => onErrorsChange(hasErrors), [hasErrors, onErrorsChange]);

  if (state.status === 'success') return <ContactSuccess onAgain={startAgain} />;
  return (
    <form
      {...formProps}
      className={styles.form}
      aria-labelledby="escreva"
      onFocus={() => setTouched(true)}
      onPointerDown={() => setTouched(true)}
    >
      <h2 id="escreva" className={styles.title}>
        {contact.form.title}
      </h2>
      <SubjectIntroduction subject={subject} />
      <noscript>
        <p className={styles.withoutScript}>
          {contact.withoutScript} <a href={`mailto:${studio.email}`}>{studio.email}</a>.
        </p>
      </noscript>
      <TextField label="Nome" name="nome" autoComplete="name" maxLength={100} required error={errors.nome} />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={100}
        required
        spellCheck={false}
        error={errors.email}
      />
      <TextareaField
        label="Mensagem"
        name="mensagem"
        maxLength={MESSAGE_LIMIT}
        required
        error={errors.mensagem}
        onChange={(event) => setMessageLength(event.target.value.length)}
        footer={<CharacterCounter length={messageLength} limit={MESSAGE_LIMIT} />}
      />
      <Honeypot />
      <Captcha ref={captcha} active={touched} error={errors.captcha} onSolve={() => clearError('captcha')} />
      {state.status === 'failed' && <Notice tone="error">{state.message}</Notice>}
      <Button type="submit" busy={state.status === 'submitting'}>
        {state.status === 'submitting' ? 'Enviando...' : 'Enviar mensagem'}
      </Button>
      <PrivacyNote />
    </form>
  );
}

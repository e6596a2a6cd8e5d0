import { ErrorSummary } from '#src/components/form/ErrorSummary.tsx';
import { FormSuccess } from '#src/components/form/FormSuccess.tsx';
import { TextareaField } from '#src/components/form/fields/TextareaField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { type FormValues, useForm } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { contact } from '#src/copy/forms/contact.ts';
import styles from './DemoForm.module.css';

const messages = { nome: 'Nome é obrigatório', mensagem: 'Mensagem é obrigatória' };
const fields = Object.keys(messages) as (keyof typeof messages)[];

const validate = (values: FormValues) =>
  Object.fromEntries(fields.filter((name) => !values[name]?.trim()).map((name) => [name, messages[name]]));

/** Long enough to look at the button while it waits. */
const PAUSE_MS = 1200;

/** Sends nothing; the message "falha" shows what a failure looks like. */
async function submit({ mensagem }: FormValues): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  if (mensagem?.trim() === 'falha') throw new Error('Erro ao enviar mensagem. Tente novamente mais tarde.');
}

/** All four states of a form, to be tried. */
export function DemoForm() {
  const { formProps, errors, errorList, state, focusOn, startAgain } = useForm({ validate, submit });
  if (state.status === 'success')
    return <FormSuccess {...contact.success} headingLevel={3} onAgain={startAgain} />;
  const busy = state.status === 'submitting';
  return (
    <form {...formProps} className={`${styles.form} stack-5 start`} aria-label="Formulário de prova">
      <ErrorSummary errors={errorList} onSelect={focusOn} />
      <TextField label="Nome" name="nome" autoComplete="off" error={errors.nome} />
      <TextareaField
        label="Mensagem"
        name="mensagem"
        hint="Não sai desta página; a palavra falha mostra um erro de envio"
        error={errors.mensagem}
      />
      {state.status === 'failed' && <Notice tone="error" title={state.message} />}
      <Button type="submit" busy={busy}>
        {busy ? 'Enviando...' : 'Enviar mensagem'}
      </Button>
    </form>
  );
}

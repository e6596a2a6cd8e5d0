import type { ReactNode } from 'react';
import { Form } from '#src/components/form/Form.tsx';
import type { FormStatus, useForm } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';

interface AccountFormProps {
  form: ReturnType<typeof useForm>;
  labelledBy: string;
  submit: string;
  submitting: string;
  /** Lets the browser stop the submission if values are missing or malformed. */
  browserChecks?: boolean;
  success?: ReactNode;
  children: ReactNode;
}

export function AccountForm(props: AccountFormProps) {
  const { form, labelledBy, submit, submitting, browserChecks = false, success, children } = props;
  const { state } = form;
  const busy = state.status === 'submitting';
  return (
    <Form
      form={form}
      noValidate={!browserChecks}
      className="stack-5 shrinkable buttons-start"
      aria-labelledby={labelledBy}
    >
      {children}
      <AccountFailure state={state} />
      {state.status === 'success' && success}
      <Button type="submit" room={submit} busy={busy}>
        {busy ? submitting : submit}
      </Button>
      <noscript>
        <p>Este formulário precisa de JavaScript.</p>
      </noscript>
    </Form>
  );
}

/** Shows the message of a failure. If there was no response, adds that the connection may be the cause. */
export function AccountFailure({ state }: { state: FormStatus }) {
  if (state.status !== 'failed' || !state.message) return null;
  return (
    <Notice tone="error" title={state.message}>
      {state.reason && (
        <p>Não houve resposta: confira a conexão e tente de novo. Tudo o que você preencheu continua aqui.</p>
      )}
    </Notice>
  );
}

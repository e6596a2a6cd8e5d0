import type { ReactNode } from 'react';
import { FailureNotice } from '#src/components/form/FailureNotice.tsx';
import { Form } from '#src/components/form/Form.tsx';
import type { useForm } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';

export const ACCOUNT_REASONS = { unanswered: 'Não houve resposta: confira a conexão e tente de novo.' };

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
      <FailureNotice state={state} reasons={ACCOUNT_REASONS} />
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

import { Honeypot } from '#src/components/form/Honeypot.tsx';
import { PrivacyNote } from '#src/components/form/PrivacyNote.tsx';
import type { FormStatus } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import type { FailureReason } from '#src/domain/site/failureReason.ts';
import { Captcha } from './Captcha.tsx';
import type { FormSubmission } from './useFormSubmission.ts';

export interface FormFooterWords {
  submit: string;
  privacy: string;
}

interface FormFooterProps {
  submission: FormSubmission;
  words: FormFooterWords;
  /** A state that is shown instead of the submission's state. */
  state?: FormStatus;
}

/** Sentences that follow the message of a failure, the same for every form. */
const failureWords: Readonly<Record<FailureReason, string>> = {
  refused: 'O envio foi recusado e nada foi guardado.',
  server: 'O problema é no nosso servidor; tentar de novo não envia duas vezes.',
  offline: 'A conexão falhou antes do envio: nada foi enviado.',
  unanswered: 'Não sabemos se chegou; tentar de novo não envia duas vezes.',
};

/** Shows the message of a failure: what happened, and that no typed text is lost. */
function FailureNotice({ state }: { state: FormStatus }) {
  if (state.status !== 'failed') return null;
  const { message, reason } = state;
  if (!reason) return <Notice tone="error">{message}</Notice>;
  return (
    <Notice tone="error" title={message}>
      <p>{failureWords[reason]} Tudo o que você preencheu continua aqui.</p>
    </Notice>
  );
}

function buttonLabel(state: FormStatus, submit: string): string {
  if (state.status === 'submitting') return 'Enviando...';
  return state.status === 'failed' && state.reason ? 'Tentar de novo' : submit;
}

/** The end of every form that is sent to the studio: captcha, errors, button and privacy note. */
export function FormFooter({ submission, words, state = submission.state }: FormFooterProps) {
  return (
    <>
      <Honeypot />
      <Captcha {...submission.captchaProps} />
      <FailureNotice state={state} />
      <Button type="submit" room={words.submit} busy={state.status === 'submitting'}>
        {buttonLabel(state, words.submit)}
      </Button>
      <PrivacyNote text={words.privacy} />
    </>
  );
}

import { FailureNotice } from '#src/components/form/FailureNotice.tsx';
import { Honeypot } from '#src/components/form/Honeypot.tsx';
import { PrivacyNote } from '#src/components/form/PrivacyNote.tsx';
import type { FormStatus } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { announce } from '#src/components/ui/behaviour/announcements.ts';
import { studio } from '#src/copy/studio.ts';
import { DRAFT_HOURS } from '#src/domain/forms/draftLifetime.ts';
import { Captcha } from './Captcha.tsx';
import { FAILURE_REASONS } from './failureReasons.ts';
import type { FormSubmission } from './useFormSubmission.ts';

interface FormIntroductionProps {
  submission: Pick<FormSubmission, 'formRef' | 'resetCaptcha' | 'startAgain'>;
  clear?: string;
  hasDraft: boolean;
  /** For visitors without scripts: the beginning of a sentence. The studio's e-mail completes it. */
  withoutScript: string;
}

/** Notes above every form that is sent to the studio: which fields are required, and that the device keeps a draft. */
export function FormIntroduction(props: FormIntroductionProps) {
  const { submission, clear = 'Apagar rascunho', hasDraft, withoutScript } = props;
  const handleClear = () => {
    if (!window.confirm('Apagar tudo o que você preencheu?')) return;
    const form = submission.formRef.current;
    form?.reset();
    submission.resetCaptcha();
    submission.startAgain();
    // The event makes the form read its empty fields, which removes the draft.
    form?.dispatchEvent(new Event('input', { bubbles: true }));
    form?.querySelector<HTMLElement>('[name]')?.focus();
    announce('Formulário limpo. O rascunho foi apagado deste aparelho.');
  };
  return (
    <>
      <noscript>
        <p className="dashed rounded-m pad-4">
          {withoutScript} <a href={`mailto:${studio.email}`}>{studio.email}</a>.
        </p>
      </noscript>
      <div>
        <p>Todos os campos são obrigatórios, menos os marcados como opcionais.</p>
        <div className="line small soft touch">
          <p>
            O que você escreve fica guardado só neste aparelho até o envio, por no máximo {DRAFT_HOURS} horas,
            para não se perder.
          </p>
          {hasDraft && (
            <Button variant="quiet" onClick={handleClear}>
              {clear}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

interface FormFooterProps {
  submission: FormSubmission;
  words: Record<'submit' | 'privacy', string>;
  /** A state that is shown instead of the submission's state. */
  state?: FormStatus;
}

export function FormFooter({ submission, words, state = submission.state }: FormFooterProps) {
  return (
    <>
      <Honeypot />
      <Captcha {...submission.captchaProps} />
      <FailureNotice state={state} reasons={FAILURE_REASONS} />
      <Button type="submit" room={words.submit} busy={state.status === 'submitting'}>
        {state.status === 'submitting'
          ? 'Enviando...'
          : state.status === 'failed'
            ? 'Tentar de novo'
            : words.submit}
      </Button>
      <PrivacyNote text={words.privacy} />
    </>
  );
}

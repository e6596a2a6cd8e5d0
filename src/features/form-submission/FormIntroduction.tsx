import { Button } from '#src/components/ui/Button.tsx';
import { announce } from '#src/components/ui/behaviour/announcements.ts';
import { studio } from '#src/copy/studio.ts';
import { DRAFT_HOURS } from '#src/domain/forms/draftLifetime.ts';
import styles from './FormIntroduction.module.css';
import type { FormSubmission } from './useFormSubmission.ts';

/** Texts about required fields and about the draft, the same for every form. */
const words = {
  required: 'Todos os campos são obrigatórios, menos os marcados como opcionais.',
  text: `O que você escreve fica guardado só neste aparelho até o envio, por no máximo ${DRAFT_HOURS} horas, para não se perder.`,
  clear: 'Apagar rascunho',
  clearQuestion: 'Apagar tudo o que você preencheu?',
  cleared: 'Formulário limpo. O rascunho foi apagado deste aparelho.',
} as const;

interface FormIntroductionProps {
  submission: Pick<FormSubmission, 'formRef' | 'resetCaptcha' | 'startAgain'>;
  clear?: string;
  hasDraft: boolean;
  /** For visitors without scripts: the beginning of a sentence. The studio's e-mail completes it. */
  withoutScript: string;
}

/** Notes above every form that is sent to the studio: which fields are required, and that the device keeps a draft. */
export function FormIntroduction(props: FormIntroductionProps) {
  const { submission, clear = words.clear, hasDraft, withoutScript } = props;
  const handleClear = () => {
    if (!window.confirm(words.clearQuestion)) return;
    const form = submission.formRef.current;
    form?.reset();
    submission.resetCaptcha();
    submission.startAgain();
    // The form reads its fields again, and so removes the draft.
    form?.dispatchEvent(new Event('input', { bubbles: true }));
    form?.querySelector<HTMLElement>('[name]')?.focus();
    announce(words.cleared);
  };
  return (
    <>
      <noscript>
        <p className="dashed rounded-m pad-4">
          {withoutScript} <a href={`mailto:${studio.email}`}>{studio.email}</a>.
        </p>
      </noscript>
      <div>
        <p>{words.required}</p>
        <div className={styles.draft}>
          <p>{words.text}</p>
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

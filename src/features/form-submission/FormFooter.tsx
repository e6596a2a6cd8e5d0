import type { ReactNode } from 'react';
import { Honeypot } from '#src/components/form/Honeypot.tsx';
import { PrivacyNote, type PrivacyNoteProps } from '#src/components/form/PrivacyNote.tsx';
import type { FormStatus } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { TRY_AGAIN } from './failureWords.ts';

export interface FormFooterProps {
  state: FormStatus;
  captcha: ReactNode;
  submitLabel: string;
  privacy: PrivacyNoteProps;
}

function buttonLabel(state: FormStatus, submitLabel: string): string {
  if (state.status === 'submitting') return 'Enviando...';
  return state.status === 'failed' && state.reason ? TRY_AGAIN : submitLabel;
}

/** What every form to the studio ends in: the proof that a person sends it, what went wrong, the button, the notice. */
export function FormFooter({ state, captcha, submitLabel, privacy }: FormFooterProps) {
  return (
    <>
      <Honeypot />
      {captcha}
      <FailureNotice state={state} />
      <Button type="submit" busy={state.status === 'submitting'}>
        {buttonLabel(state, submitLabel)}
      </Button>
      <PrivacyNote {...privacy} />
    </>
  );
}

import type { ReactNode } from 'react';
import { Honeypot } from '#src/components/form/Honeypot.tsx';
import { PrivacyNote, type PrivacyNoteProps } from '#src/components/form/PrivacyNote.tsx';
import type { FormStatus } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';

export interface FormFooterProps {
  state: FormStatus;
  captcha: ReactNode;
  submitLabel: string;
  privacy: PrivacyNoteProps;
}

/** What every form to the studio ends in: the proof that a person sends it, what went wrong, the button, the notice. */
export function FormFooter({ state, captcha, submitLabel, privacy }: FormFooterProps) {
  return (
    <>
      <Honeypot />
      {captcha}
      {state.status === 'failed' && <Notice tone="error">{state.message}</Notice>}
      <Button type="submit" busy={state.status === 'submitting'}>
        {state.status === 'submitting' ? 'Enviando...' : submitLabel}
      </Button>
      <PrivacyNote {...privacy} />
    </>
  );
}

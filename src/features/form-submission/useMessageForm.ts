import { useEffect, useState } from 'react';
import { fillEmptyField } from '#src/components/form/fields/fillEmptyField.ts';
import type { FormValues } from '#src/components/form/useForm.ts';
import type { AntiSpamFields } from '#src/domain/forms/contact.ts';
import { CONTACT_UNREACHABLE } from '#src/domain/forms/sendingErrors.ts';
import type { SentMessage } from '#src/domain/submissions/kinds.ts';
import { useAccountPrefill } from '#src/features/auth/useAccountPrefill.ts';
import { forgetIdempotencyKey, idempotencyKey } from './idempotencyKey.ts';
import { useFormDraft } from './useFormDraft.ts';
import { type Accepted, type FormSubmissionOptions, useFormSubmission } from './useFormSubmission.ts';

/** Sends a message. Retries have the same idempotency key. Throws a SubmissionError with a message for the visitor. */
async function send(message: SentMessage, antiSpam: AntiSpamFields): Promise<Accepted> {
  const [{ sendContactEmail }, { bookingReference }] = await Promise.all([
    import('#src/services/forms/sendContactEmail.ts'),
    import('#src/domain/submissions/bookings/bookingReference.ts'),
  ]);
  const { id, review, unmailed } = await sendContactEmail({
    ...message,
    ...antiSpam,
    idempotencyKey: await idempotencyKey('contact', message),
  });
  forgetIdempotencyKey('contact');
  return { reference: bookingReference(id), underReview: review, unmailed };
}

export interface MessageFormOptions extends Pick<FormSubmissionOptions<SentMessage>, 'read'> {
  name: string;
  /**
   * Values from the URL. As long as the values are the same, pass the same object. They are not part of the draft, and
   * neither are values from the account.
   */
  given?: FormValues | null | undefined;
}

/** A form that sends a message to the studio. The hook fills it from the account, and keeps a draft until sending. */
export function useMessageForm({ name, given, read }: MessageFormOptions) {
  const submission = useFormSubmission({
    read,
    send,
    unreachable: CONTACT_UNREACHABLE,
    onSent: () => draft.discard(),
  });
  const { formRef, state } = submission;
  const shown = state.status !== 'success';
  const known = useAccountPrefill(formRef, shown);
  const draft = useFormDraft(name, { formRef, shown, given: { ...known, ...given } });
  const [filled, setFilled] = useState<FormValues>();
  // Fills the form with `given` only once, so that it is empty after a message was sent.
  useEffect(() => {
    if (!formRef.current || !shown || !given || filled === given) return;
    for (const [field, value] of Object.entries(given)) fillEmptyField(formRef.current, field, value);
    setFilled(given);
  }, [formRef, shown, given, filled]);
  return { submission, draft, shown };
}

export type MessageForm = ReturnType<typeof useMessageForm>;

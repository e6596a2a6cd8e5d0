import type { FormValues } from '#src/components/form/useForm.ts';
import type { AntiSpamFields } from '#src/domain/forms/contact.ts';
import { CONTACT_UNREACHABLE } from '#src/domain/forms/sendingErrors.ts';
import type { SentMessage } from '#src/domain/submissions/kinds.ts';
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
  /** Values from the URL. As long as they are the same, pass the same object. */
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
  const draft = useFormDraft(name, { formRef, shown: state.status !== 'success', given });
  return { submission, draft };
}

export type MessageForm = ReturnType<typeof useMessageForm>;

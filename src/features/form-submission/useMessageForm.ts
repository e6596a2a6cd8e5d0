import type { FormValues } from '#src/components/form/useForm.ts';
import type { AntiSpamFields } from '#src/domain/forms/contact.ts';
import { CONTACT_FAILED, CONTACT_UNREACHABLE } from '#src/domain/forms/sendingErrors.ts';
import type { SentMessage } from '#src/domain/submissions/kinds.ts';
import { useAccountPrefill } from '#src/features/auth/useAccountPrefill.ts';
import { forgetIdempotencyKey, idempotencyKey } from './idempotencyKey.ts';
import { useFormDraft } from './useFormDraft.ts';
import { type Accepted, type FormSubmissionOptions, useFormSubmission } from './useFormSubmission.ts';

const words = { failed: CONTACT_FAILED, unreachable: CONTACT_UNREACHABLE };

/** Sends a message, recognisable when it is tried again. Throws a SubmissionError with a sentence for the visitor. */
async function send(message: SentMessage, antiSpam: AntiSpamFields): Promise<Accepted> {
  const [{ sendContactEmail }, { bookingReference }] = await Promise.all([
    import('#src/services/forms/sendContactEmail.ts'),
    import('#src/domain/submissions/bookingReference.ts'),
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
  /** Values that came with the URL; like those of the account they are no part of the draft. */
  given?: FormValues | undefined;
}

/** A form whose answer is a message to the studio: filled with what the account knows, and kept as a draft until it is sent. */
export function useMessageForm({ name, given, read }: MessageFormOptions) {
  const submission = useFormSubmission({ read, send, words, onSent: () => draft.discard() });
  const { formRef, state } = submission;
  const shown = state.status !== 'success';
  const known = useAccountPrefill(formRef, shown);
  const draft = useFormDraft(name, { formRef, shown, given: { ...known, ...given } });
  return { submission, draft, shown };
}

export type MessageForm = ReturnType<typeof useMessageForm>;

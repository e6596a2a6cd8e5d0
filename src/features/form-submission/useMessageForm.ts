import type { FormValues } from '#src/components/form/useForm.ts';
import type { AntiSpamFields } from '#src/domain/forms/contact.ts';
import type { FormFields } from '#src/domain/forms/formFields.ts';
import { CONTACT_UNREACHABLE } from '#src/domain/forms/sendingErrors.ts';
import type { SentKind, SentMessage } from '#src/domain/submissions/kinds.ts';
import { forgetIdempotencyKey, idempotencyKey } from './idempotencyKey.ts';
import { useFormDraft } from './useFormDraft.ts';
import { type Accepted, useFormSubmission } from './useFormSubmission.ts';

/** Names of drafts that differ from the kind. Earlier versions stored drafts under these names. */
const DRAFTS: Partial<Record<SentKind, string>> = {
  message: 'contact',
  training: 'training-proposal',
  education: 'education-proposal',
};

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

interface MessageFormOptions {
  kind: SentKind;
  loadFields: () => Promise<FormFields>;
  /** Values from the URL. As long as they are the same, pass the same object. */
  given?: FormValues | null | undefined;
}

/** A form that sends a message to the studio. The hook fills it from the account, and keeps a draft until sending. */
export function useMessageForm({ kind, given, loadFields }: MessageFormOptions) {
  const submission = useFormSubmission({
    read: async (values) => {
      const [{ readForm }, fields] = await Promise.all([
        import('#src/domain/forms/formFields.ts'),
        loadFields(),
      ]);
      return readForm<SentMessage>(kind, fields, values);
    },
    send,
    unreachable: CONTACT_UNREACHABLE,
    onSent: () => draft.discard(),
  });
  const { formRef, state } = submission;
  const draft = useFormDraft(DRAFTS[kind] ?? kind, { formRef, shown: state.status !== 'success', given });
  return { kind, submission, draft };
}

export type MessageForm = ReturnType<typeof useMessageForm>;

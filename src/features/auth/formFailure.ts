import type { FormErrors } from '#src/components/form/useForm.ts';
import type { ServiceError } from '#src/services/firebase/ServiceError.ts';

/** The error of an account form: a message or errors by field. Without a response, it has the reason 'unanswered'. */
export function formFailure(message: string, cause: unknown, fields?: FormErrors) {
  const isUnreachable = !navigator.onLine || (cause as ServiceError | undefined)?.code === 'unreachable';
  return Object.assign(new Error(message, { cause }), {
    fields,
    reason: isUnreachable && !fields ? 'unanswered' : undefined,
  });
}

import * as v from 'valibot';
import { type AntiSpamFields, antiSpamEntries } from '../forms/contact.ts';
import { formSchema } from '../forms/formFields.ts';
import { validateFields } from '../forms/validateFields.ts';
import { INVALID_REQUEST } from '../site/requestErrors.ts';
import { messageKind, SENT_KINDS, type SentMessage } from './kinds.ts';

/** Body of `POST /api/sendContactEmail`: the kind of message as `form`, its fields, and the anti-spam fields. */
export type MessageRequestBody = SentMessage & AntiSpamFields;

const antiSpam = v.object(antiSpamEntries);

/** Validates a JSON request. Returns the message with the anti-spam fields, or the first error of each wrong field. */
export function validateMessageRequest(body: object) {
  const form = SENT_KINDS.find((one) => 'form' in body && body.form === one);
  if (!form) return { fields: { form: INVALID_REQUEST } };
  const { fields: formFields } = messageKind(form);
  const fieldNames = Object.keys(formFields);
  const empty = Object.fromEntries([...fieldNames, 'recaptchaToken'].map((name) => [name, '']));
  const schema = v.intersect([formSchema(formFields), antiSpam]);
  const { output, fields } = validateFields(schema, { ...empty, ...body });
  if (fields) return { fields };
  const sent = Object.entries(output).filter(([name]) => fieldNames.includes(name));
  const message = { form, ...Object.fromEntries(sent) } as SentMessage;
  return { output: { message, ...v.parse(antiSpam, output) } };
}

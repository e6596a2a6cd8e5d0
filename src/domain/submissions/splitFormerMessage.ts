import * as v from 'valibot';
import { type FormFields, formSchema } from '../forms/formFields.ts';
import { validateFields } from '../forms/validateFields.ts';
import { messageKind, SENT_KINDS, type SentMessage, senderName, sentText } from './kinds.ts';

/**
 * Splits a message into kind and fields. An earlier version stored it as one text. Returns undefined unless the parts,
 * composed again, give exactly the same text, name and e-mail.
 */
export function splitFormerMessage(former: {
  nome: string;
  email: string;
  mensagem: string;
}): SentMessage | undefined {
  const [block = '', ...rest] = former.mensagem.split('\n\n');
  const [heading, ...lines] = block.split('\n');
  for (const form of SENT_KINDS) {
    const { sent, fields } = messageKind(form);
    if (!sent?.wasText || sent.heading !== heading) continue;
    const { nome, email } = former;
    const values = { ...answersIn(fields, lines), nome, email, mensagem: rest.join('\n\n') };
    const { output } = validateFields(formSchema(fields), values);
    const message = output && ({ form, ...output } as SentMessage);
    if (
      message &&
      senderName(message) === nome &&
      message.email === email &&
      sentText(message) === former.mensagem
    )
      return message;
  }
  return undefined;
}

/** The values of a form's fields, read from lines that begin with the fields' labels. */
function answersIn(fields: FormFields, lines: readonly string[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, { label, schema, other }] of Object.entries(fields)) {
    const line = lines.find((one) => one.startsWith(`${label}: `));
    const value = line?.slice(label.length + 2) ?? '';
    // If a choice is not in the list, the visitor typed it.
    const isOwn = other && value && !v.is(schema, value);
    values[name] ??= isOwn ? other.option : value;
    if (isOwn) values[other.field] = value;
  }
  return values;
}

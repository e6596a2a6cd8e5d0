import * as v from 'valibot';
import { validateFields } from './validateFields.ts';

export interface FormField {
  /** The field's name in mails, in tables and at the desk. */
  label: string;
  // biome-ignore lint/suspicious/noExplicitAny: each schema has its own input type
  schema: v.GenericSchema<any, string>;
  /** For a choice: the option that asks for a typed answer, and the field for this answer, which is shown instead. */
  other?: { option: string; field: string };
  /** The field contains the sender's name, so a search tolerates a typing error in it. */
  namesSender?: true;
  /** The field's name in the privacy policy, if it differs from the label. */
  covered?: string;
}

export type FormFields = Readonly<Record<string, FormField>>;

type Schemas<Fields extends FormFields> = { [Name in keyof Fields]: Fields[Name]['schema'] };

type Optional<Field extends FormField> = undefined extends v.InferInput<Field['schema']> ? true : false;

export type ValuesOf<Fields extends FormFields> = {
  [Name in keyof Fields as Optional<Fields[Name]> extends true ? never : Name]: v.InferOutput<
    Fields[Name]['schema']
  >;
} & { [Name in keyof Fields as Optional<Fields[Name]> extends true ? Name : never]?: string | undefined };

/** The schema of a form. Parse with `abortPipeEarly` to get one message for each field. */
export function formSchema<Fields extends FormFields>(fields: Fields) {
  const schemas = Object.entries(fields).map(([name, { schema }]) => [name, schema]);
  return v.object(Object.fromEntries(schemas) as Schemas<Fields>);
}

/** The schema of an optional choice: one of `choices`, or an empty text. */
export const choiceOf = <const Choice extends string>(choices: readonly Choice[]) =>
  v.picklist(['', ...choices] as const, 'Escolha uma opção da lista');

/** Validates a form. Returns the cleaned values with the form's kind, or the first error of each wrong field. */
export function readForm<Sent>(form: string, fields: FormFields, values: object) {
  const { output, fields: errors } = validateFields(formSchema(fields), values);
  return errors ? { fields: errors } : { output: { form, ...output } as Sent };
}

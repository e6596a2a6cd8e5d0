import { Field, type FieldProps } from './Field.tsx';

export function TextareaField(props: FieldProps<'textarea'>) {
  return <Field<'textarea'> {...props}>{(control) => <textarea rows={6} {...control} />}</Field>;
}

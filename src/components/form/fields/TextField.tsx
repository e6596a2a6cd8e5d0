import { Field, type FieldProps } from './Field.tsx';

export function TextField(props: FieldProps<'input'>) {
  return <Field<'input'> {...props}>{(control) => <input type="text" {...control} />}</Field>;
}

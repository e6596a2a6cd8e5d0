import { type ComponentProps, createContext, useContext } from 'react';
import type { FormErrors, useForm } from './useForm.ts';

/** The errors of the surrounding form's fields, by their names. */
export const FormErrorsContext = createContext<FormErrors>({});

/** The error of a field: the one that it was given, else the one that the form around has for its name. */
export function useFieldError(name: string | undefined, given: string | undefined): string | undefined {
  const errors = useContext(FormErrorsContext);
  return given ?? (name ? errors[name] : undefined);
}

interface FormProps extends Omit<ComponentProps<'form'>, 'ref'> {
  form: Pick<ReturnType<typeof useForm>, 'formProps' | 'errors'>;
}

/** The element of a form, whose fields show by themselves what is wrong with them. */
export function Form({ form: { formProps, errors }, ...rest }: FormProps) {
  return (
    <FormErrorsContext value={errors}>
      <form {...formProps} {...rest} />
    </FormErrorsContext>
  );
}

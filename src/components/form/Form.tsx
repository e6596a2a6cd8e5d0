import { type ComponentProps, createContext, useContext } from 'react';
import type { FormErrors, useForm } from './useForm.ts';

export const FormErrorsContext = createContext<FormErrors>({});

/** The error that the form around has for the field of this name. */
export function useFieldError(name: string | undefined): string | undefined {
  return useContext(FormErrorsContext)[name ?? ''];
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

import { type ComponentProps, createContext, useContext, useLayoutEffect } from 'react';
import type { FormErrors, useForm } from './useForm.ts';

export const FormErrorsContext = createContext<FormErrors>({});

export function useFieldError(name: string | undefined): string | undefined {
  return useContext(FormErrorsContext)[name ?? ''];
}

interface FormProps extends Omit<ComponentProps<'form'>, 'ref'> {
  form: Pick<ReturnType<typeof useForm>, 'formProps' | 'errors' | 'state'>;
}

/** A form element whose fields show their own errors. While there are errors, the page's title begins with "Erro:". */
export function Form({ form: { formProps, errors, state }, ...rest }: FormProps) {
  const isWrong = state.status === 'failed' || Object.values(errors).some(Boolean);
  useLayoutEffect(() => {
    const title = document.querySelector('title');
    if (!isWrong || !title) return;
    const plain = title.textContent;
    const marked = `Erro: ${plain}`;
    title.textContent = marked;
    return () => {
      // Restores the title, unless the page has set a new one meanwhile.
      if (title.textContent === marked) title.textContent = plain;
    };
  }, [isWrong]);
  return (
    <FormErrorsContext value={errors}>
      <form {...formProps} {...rest} />
    </FormErrorsContext>
  );
}

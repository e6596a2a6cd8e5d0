import { type ReactNode, useRef, useState } from 'react';
import { Form } from '#src/components/form/Form.tsx';
import { type FormErrors, type FormValues, useForm } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';

interface RecordFormProps {
  /** On the button that opens it. */
  action: string;
  /** On the button that sends it. */
  save: string;
  validate: (values: FormValues) => FormErrors;
  /** Resolves whether it was done, after which the form closes. */
  onSave: (values: FormValues) => Promise<boolean>;
  children: ReactNode;
}

/** A short form of a submission, which stands behind a button. */
export function RecordForm({ action, save, validate, onSave, children }: RecordFormProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const form = useForm({
    validate,
    submit: async (values) => {
      if (!(await onSave(values))) return;
      setIsOpen(false);
      opener.current?.focus();
    },
  });
  return (
    <>
      <Button ref={opener} variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {action}
      </Button>
      {isOpen && (
        <Form form={form} aria-label={action} className="stack-2 buttons-start full measure">
          {children}
          <Button type="submit" variant="secondary" busy={form.state.status === 'submitting'}>
            {save}
          </Button>
        </Form>
      )}
    </>
  );
}

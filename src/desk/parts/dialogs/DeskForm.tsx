import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { Form } from '#src/components/form/Form.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { type FormErrors, type FormValues, useForm } from '#src/components/form/useForm.ts';
import { useLeaveGuard } from '#src/components/form/useLeaveGuard.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { type SubmissionAction, useSubmissionAction } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import { closeDialogAround } from './AdminDialog.tsx';

type Means = Pick<ReturnType<typeof useSubmissionAction>, 'giveCommand'> & {
  form: HTMLFormElement;
  pressed: string;
};

interface DeskFormProps<Result> extends Pick<SubmissionAction<Result>, 'failed' | 'reloads'> {
  /** The form's accessible name. The default is the label of its first button. */
  label?: string;
  /** Returns the errors of the fields; empty if all are valid. */
  check?: (values: FormValues) => FormErrors | Promise<FormErrors>;
  /** The form's action, called with the values of the fields; `pressed` is the label of the submitting button. */
  work: (values: FormValues, means: Means) => Promise<Result>;
  /** The sentence announced on success, for a form that stays on the page. */
  done?: SubmissionAction<Result>['done'];
  onDone?: () => void;
  clears?: boolean;
  /** Labels of the submit buttons; the first is primary. */
  submit: readonly [string, ...string[]];
  submitting?: string;
  isQuiet?: boolean;
  /** Label of a button that closes the surrounding dialog. */
  back?: string;
  beside?: ReactNode;
  isWide?: boolean;
  /** Asks before leaving with unsaved changes. */
  isGuarded?: boolean;
  children?: ReactNode;
}

const LEAVE_QUESTION = 'O que você mudou aqui ainda não foi salvo. Sair mesmo assim?';

export function DeskForm<Result>(props: DeskFormProps<Result>) {
  const { label, check = () => ({}), work, done = '', onDone, clears, failed, reloads } = props;
  const { submit, submitting, isQuiet, back, beside, isGuarded, isWide, children } = props;
  const { outcome, run, running, giveCommand } = useSubmissionAction();
  const pressed = useRef<string>(submit[0]);
  const [isChanged, setIsChanged] = useState(false);
  useLeaveGuard(isChanged && isGuarded === true, LEAVE_QUESTION, true);
  const form = useForm({
    validate: check,
    submit: async (values) => {
      const { current } = form.formRef;
      if (!current) return;
      const means = { giveCommand, form: current, pressed: pressed.current };
      if (!(await run({ done, failed, reloads, work: () => work(values, means) }))) return;
      if (clears) current.reset();
      setIsChanged(false);
      onDone?.();
    },
  });
  return (
    <Form
      form={form}
      aria-label={label ?? submit[0]}
      className={`stack-4 one-column full ${isWide ? '' : 'wide-text'}`}
      onChange={() => setIsChanged(true)}
    >
      {children}
      <div className="cluster-3">
        {submit.map((words, index) => (
          <Button
            key={words}
            type="submit"
            variant={isQuiet || index > 0 ? 'secondary' : 'primary'}
            busy={running}
            onClick={() => {
              pressed.current = words;
            }}
          >
            {running && index === 0 ? (submitting ?? words) : words}
          </Button>
        ))}
        {back && (
          <Button variant="secondary" onClick={closeDialogAround}>
            {back}
          </Button>
        )}
        {beside}
      </div>
      {outcome}
    </Form>
  );
}

interface FieldFormProps<Result> extends Omit<DeskFormProps<Result>, 'check' | 'work' | 'children'> {
  /** Returns the error message for the trimmed value; undefined if the value is valid. */
  check: (value: string) => string | undefined;
  work: (value: string, means: Means) => Promise<Result>;
  field: ComponentProps<typeof TextField>;
}

/** A form with one line of text. `check` and `work` receive the trimmed text. */
export function FieldForm<Result>({ check, work, field, ...form }: FieldFormProps<Result>) {
  return (
    <DeskForm
      {...form}
      check={({ value = '' }) => ({ value: check(value.trim()) })}
      work={({ value = '' }, means) => work(value.trim(), means)}
    >
      <TextField name="value" autoComplete="off" spellCheck={false} {...field} />
    </DeskForm>
  );
}

import type { ComponentProps } from 'react';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { DeskForm } from './DeskForm.tsx';

type Form<Result> = ComponentProps<typeof DeskForm<Result>>;

interface FieldFormProps<Result> extends Omit<Form<Result>, 'check' | 'work' | 'children'> {
  /** Returns the error message for the trimmed value; undefined if the value is valid. */
  check: (value: string) => string | undefined;
  work: (value: string, means: Parameters<Form<Result>['work']>[1]) => Promise<Result>;
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

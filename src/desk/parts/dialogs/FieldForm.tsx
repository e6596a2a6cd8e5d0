import type { ComponentProps } from 'react';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { DeskForm } from './DeskForm.tsx';

type Form<Result> = ComponentProps<typeof DeskForm<Result>>;

interface FieldFormProps<Result> extends Omit<Form<Result>, 'check' | 'work' | 'children'> {
  /** Returns the error of the trimmed value, if it has one. */
  check: (value: string) => string | undefined;
  work: (value: string, means: Parameters<Form<Result>['work']>[1]) => Promise<Result>;
  /** Whether the field is empty after a success. */
  clears?: boolean;
  field: ComponentProps<typeof TextField>;
}

/** A form of one line of text, whose trimmed value `check` and `work` receive. */
export function FieldForm<Result>({ check, work, clears, field, ...form }: FieldFormProps<Result>) {
  return (
    <DeskForm
      {...form}
      check={({ value = '' }) => ({ value: check(value.trim()) })}
      work={async ({ value = '' }, means) => {
        const result = await work(value.trim(), means);
        if (clears) means.form.reset();
        return result;
      }}
    >
      <TextField name="value" autoComplete="off" spellCheck={false} {...field} />
    </DeskForm>
  );
}

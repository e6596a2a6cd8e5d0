import { type FormEvent, useEffect, useRef } from 'react';
import { TextField } from '#src/components/form/TextField.tsx';
import { readValues } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { admin } from '#src/content/admin.ts';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  /** What is searched for now. */
  search: string;
  onSearch: (typed: string) => void;
}

export function SearchForm({ search, onSearch }: SearchFormProps) {
  const { label, submit, clear } = admin.search;
  const field = useRef<HTMLInputElement>(null);
  // The URL can change it too, by a step back.
  useEffect(() => {
    if (field.current) field.current.value = search;
  }, [search]);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = (readValues(event.currentTarget).busca ?? '').trim();
    if (typed !== search) onSearch(typed);
  };
  return (
    <search>
      <form className={styles.form} onSubmit={handleSubmit}>
        <TextField
          ref={field}
          label={label}
          name="busca"
          type="search"
          defaultValue={search}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <div className={`${styles.buttons} cluster-2 middle`}>
          <Button type="submit" variant="secondary">
            {submit}
          </Button>
          {search && (
            <Button
              variant="quiet"
              onClick={() => {
                field.current?.focus();
                onSearch('');
              }}
            >
              {clear}
            </Button>
          )}
        </div>
      </form>
    </search>
  );
}

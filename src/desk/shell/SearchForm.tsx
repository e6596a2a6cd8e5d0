import { type FormEvent, useEffect, useRef } from 'react';
import { TextField } from '#src/components/form/TextField.tsx';
import { readValues } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { adminSearch } from '#src/desk/words/adminSearch.ts';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  /** What is searched for now. */
  search: string;
  onSearch: (typed: string) => void;
}

/** The field that searches messages and bookings, whatever part of the inbox one is in. */
export function SearchForm({ search, onSearch }: SearchFormProps) {
  const { label, hint, submit, clear } = adminSearch;
  const field = useRef<HTMLInputElement>(null);
  // A step through the history can change it too.
  useEffect(() => {
    if (field.current) field.current.value = search;
  }, [search]);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch((readValues(event.currentTarget).busca ?? '').trim());
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: React warns of <search> where the DOM does not know it yet
    <form role="search" className={styles.form} onSubmit={handleSubmit}>
      <TextField
        ref={field}
        label={label}
        hint={hint}
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
  );
}

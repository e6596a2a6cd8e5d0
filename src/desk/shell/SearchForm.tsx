import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { readValues } from '#src/components/form/useForm.ts';
import { Icon } from '#src/components/ui/Icon.tsx';
import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import { useSingleKeys } from '#src/desk/base/useSingleKeys.ts';
import styles from './SearchForm.module.css';

export function SearchForm() {
  const { search, searchFor } = useInboxNavigation();
  const client = useQueryClient();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useSingleKeys({ '/': () => field.current?.select() });
  // Navigation through the history can change the search too.
  useEffect(() => {
    if (field.current) field.current.value = search;
  }, [search]);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = (readValues(event.currentTarget).busca ?? '').trim();
    if (typed === search) void client.invalidateQueries();
    else searchFor(typed);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: React warns about <search> if the DOM does not support it yet
    <form role="search" className={styles.form} onSubmit={handleSubmit}>
      <label htmlFor={id} className={styles.label}>
        <Icon name="search" />
        <span className="visually-hidden">Procurar em mensagens e agendamentos</span>
      </label>
      <input
        ref={field}
        id={id}
        className={styles.field}
        name="busca"
        type="search"
        placeholder="Nome, empresa, email, telefone, número de referência, palavras da mensagem ou das notas."
        defaultValue={search}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-keyshortcuts="/"
      />
      {search ? (
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            field.current?.focus();
            searchFor('');
          }}
        >
          <Icon name="close" />
          <span className="visually-hidden">Limpar a busca</span>
        </button>
      ) : (
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      )}
    </form>
  );
}

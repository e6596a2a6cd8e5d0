import { type FormEvent, type Ref, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#src/components/ui/Button.tsx';
import { paths } from '#src/domain/site/paths.ts';
import styles from './SiteSearch.module.css';

const label = 'Buscar no site';

interface SiteSearchProps {
  /** The landmark's accessible name, needed if another search on the page has the default name. */
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/** The search field of the site. Without scripts it is an ordinary form. */
export function SiteSearch({ name = label, ref }: SiteSearchProps) {
  const id = useId();
  const navigate = useNavigate();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (typed) navigate(`${paths.search}?${new URLSearchParams({ q: typed })}`);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: React warns about <search> if the DOM does not support it yet
    <form
      role="search"
      aria-label={name}
      className={styles.form}
      action={paths.search}
      onSubmit={handleSubmit}
    >
      <label className="across strong" htmlFor={id}>
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        className={styles.field}
        type="search"
        name="q"
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit" variant="secondary">
        Buscar
      </Button>
    </form>
  );
}

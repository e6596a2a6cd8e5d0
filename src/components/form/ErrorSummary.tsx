import { Notice } from '#src/components/ui/Notice.tsx';
import { errorCount, type FormError } from './useForm.ts';

interface ErrorSummaryProps {
  /** The wrong fields in the order of the form; choosing one moves the focus to it. */
  errors: readonly FormError[];
  onSelect: (name: string) => void;
}

/** How many fields of a form are wrong, and all errors in one place, each leading to its field. */
export function ErrorSummary({ errors, onSelect }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <Notice tone="error" title={`${errorCount(errors.length)}:`} live={false}>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault();
                onSelect(name);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

import { Notice } from '#src/components/ui/Notice.tsx';

interface ErrorSummaryProps {
  title: string;
  /** The fields in the order of the form; choosing one moves the focus to it. */
  errors: readonly { name: string; message: string }[];
  onSelect: (name: string) => void;
}

/** All errors of a long form in one place, each leading to its field. */
export function ErrorSummary({ title, errors, onSelect }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <Notice tone="error" title={title} live={false}>
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

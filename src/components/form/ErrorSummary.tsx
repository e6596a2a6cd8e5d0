import { Notice } from '#src/components/ui/Notice.tsx';
import { errorCount, type FormErrors } from './useForm.ts';

export function ErrorSummary({ errors, onSelect }: { errors: FormErrors; onSelect: (name: string) => void }) {
  const wrong = Object.entries(errors).filter(([, message]) => message);
  if (wrong.length === 0) return null;
  return (
    <Notice tone="error" title={`${errorCount(wrong.length)}:`} live={false}>
      <ul>
        {wrong.map(([name, message]) => (
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

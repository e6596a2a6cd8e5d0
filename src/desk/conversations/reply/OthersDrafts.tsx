import { excerpt } from '#src/domain/site/excerpt.ts';
import { replyWords as words } from './replyWords.ts';

const SHOWN = 200;

/** The beginnings of what others of the studio are writing, in a polite live region. */
export function OthersDrafts({ drafts, own }: { drafts: Record<string, string>; own: string }) {
  const others = Object.entries(drafts).filter(([uid, text]) => uid !== own && text.trim());
  return (
    <div aria-live="polite" className="stack-1 small">
      {others.map(([uid, text]) => (
        <p key={uid} className="breakable">
          <strong>{words.writing}</strong> “{excerpt(text, SHOWN)}”
        </p>
      ))}
    </div>
  );
}

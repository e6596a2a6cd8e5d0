import { Link } from 'react-router-dom';
import { paths } from '#src/domain/site/paths.ts';

/** Says who receives the data, why, and how long it is kept (LGPD, art. 9); `text` precedes the link to the policy. */
export function PrivacyNote({ text }: { text: string }) {
  return (
    <p className="measure small soft">
      {text}
      <Link to={paths.privacy}>política de privacidade</Link>.
    </p>
  );
}

import { Link } from 'react-router-dom';
import { paths } from '#src/domain/paths.ts';

export interface PrivacyNoteProps {
  /** Who receives what, what for and for how long, up to the words that lead to the policy. */
  before: string;
  link: string;
  after: string;
}

/** Who receives the data, what for and for how long (LGPD, art. 9). */
export function PrivacyNote({ before, link, after }: PrivacyNoteProps) {
  return (
    <p className="measure small soft">
      {before}
      <Link to={paths.privacy}>{link}</Link>
      {after}
    </p>
  );
}

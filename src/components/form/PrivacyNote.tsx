import { Link } from 'react-router-dom';
import { paths } from '#src/domain/site/paths.ts';

export interface PrivacyNoteProps {
  before: string;
  link: string;
  after: string;
}

/** Says who receives the data, what for and for how long (LGPD, art. 9). */
export function PrivacyNote({ before, link, after }: PrivacyNoteProps) {
  return (
    <p className="measure small soft">
      {before}
      <Link to={paths.privacy}>{link}</Link>
      {after}
    </p>
  );
}

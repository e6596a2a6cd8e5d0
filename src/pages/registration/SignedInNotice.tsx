import { Link } from 'react-router-dom';
import { Button } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { Panel } from '#src/components/ui/Panel.tsx';
import { registration } from '#src/content/registration.ts';
import { paths } from '#src/domain/paths.ts';

/** In the place of the form, for visitors who arrive with an account. */
export function SignedInNotice({ onSignOut }: { onSignOut: () => void }) {
  const { title, text, link, signOut } = registration.signedIn;
  return (
    <Panel>
      <Notice title={title} live={false}>
        <p>
          {text} <Link to={paths.profile}>{link}</Link>
        </p>
        <p>
          <Button variant="secondary" onClick={onSignOut}>
            {signOut}
          </Button>
        </p>
      </Notice>
    </Panel>
  );
}

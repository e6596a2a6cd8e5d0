import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { profile } from '#src/copy/accounts/profile.ts';
import { paths } from '#src/domain/site/paths.ts';
import { RequireAuth } from '#src/features/auth/RequireAuth.tsx';
import { MemberProfile } from './MemberProfile.tsx';

export default function ProfilePage() {
  return (
    <>
      <PageHead {...profile.head} path={paths.profile} />
      <div className="gutter pad-block-6" data-tone="petrol">
        <h1 className="content-width title-s tracking">{profile.title}</h1>
      </div>
      <RequireAuth>{(user) => <MemberProfile key={user.uid} user={user} />}</RequireAuth>
    </>
  );
}

import { admin } from '#src/desk/base/admin.ts';
import { roomOf, viewsOf } from '#src/desk/base/deskLocation.ts';
import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import { ViewLinks } from '#src/desk/parts/ViewLinks.tsx';

/** Links to the parts of a room that has several. */
export function RoomViews() {
  const { location, linkTo, search } = useInboxNavigation();
  const views = viewsOf(roomOf(location.view));
  if (views.length < 2) return null;
  return (
    <ViewLinks
      label="Partes desta área"
      views={views.map((view) => ({
        label: admin.views[view],
        to: linkTo({ view, openId: undefined }),
        isCurrent: view === location.view && !search,
      }))}
    />
  );
}

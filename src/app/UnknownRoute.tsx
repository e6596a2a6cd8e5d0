import { useLocation } from 'react-router-dom';
import { UnknownAddress } from '#src/components/ui/UnknownAddress.tsx';
import { paths } from '#src/domain/paths.ts';
import { RoutePage } from './RoutePage.tsx';
import { findRoute } from './routes.ts';

const notFound = findRoute(paths.notFound);

/** Leads from an unknown address to the home page; what looks like a file, with a dot in its last part, stays where it is. */
export function UnknownRoute() {
  const { pathname } = useLocation();
  return notFound && /\.[^/]*$/.test(pathname) ? (
    <RoutePage route={notFound} />
  ) : (
    <UnknownAddress to={paths.home} />
  );
}

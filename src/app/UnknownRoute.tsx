import { useLocation } from 'react-router-dom';
import { UnknownAddress } from '#src/components/ui/UnknownAddress.tsx';
import { paths } from '#src/domain/paths.ts';
import { findRoute } from './routes.ts';

const NotFound = findRoute(paths.notFound)?.lazy.Component;

/** Leads from an unknown address to the home page; what looks like a file, with a dot in its last part, stays where it is. */
export function UnknownRoute() {
  const { pathname } = useLocation();
  return NotFound && /\.[^/]*$/.test(pathname) ? <NotFound /> : <UnknownAddress to={paths.home} />;
}

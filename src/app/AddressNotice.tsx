import { lazy, Suspense } from 'react';
import type { Location } from 'react-router-dom';
import { readUnknownAddress } from '#src/components/ui/UnknownAddress.tsx';
import { useHydrated } from '#src/components/ui/useHydrated.ts';

const UnknownAddressNotice = lazy(() =>
  import('#src/pages/search/UnknownAddressNotice.tsx').then((module) => ({
    default: module.UnknownAddressNotice,
  })),
);

/** A notice above the page for who came by an unknown address; it is downloaded only then. */
export function AddressNotice({ location }: { location: Location }) {
  const hydrated = useHydrated();
  const address = readUnknownAddress(location.state);
  if (!hydrated || address === undefined) return null;
  return (
    <Suspense>
      <UnknownAddressNotice address={address} />
    </Suspense>
  );
}

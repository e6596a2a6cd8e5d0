import { lazy, Suspense, useEffect, useState } from 'react';
import type { Location } from 'react-router-dom';
import { readUnknownAddress } from '#src/components/ui/UnknownAddress.tsx';

const UnknownAddressNotice = lazy(() =>
  import('#src/pages/search/UnknownAddressNotice.tsx').then((module) => ({
    default: module.UnknownAddressNotice,
  })),
);

/** A notice above the page for who came by an unknown address; it is downloaded only then. */
export function AddressNotice({ location }: { location: Location }) {
  const [address, setAddress] = useState<string>();
  // After a reload the history entry still has it, and the prerendered page has no notice.
  useEffect(() => setAddress(readUnknownAddress(location.state)), [location.state]);
  if (address === undefined) return null;
  return (
    <Suspense>
      <UnknownAddressNotice address={address} />
    </Suspense>
  );
}

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';

const pieces = {
  'library-search': async () => (await import('./LibrarySearch.tsx')).LibrarySearch,
  'clinic-change': async () => (await import('./ClinicChange.tsx')).ClinicChange,
  'place-map': async () => (await import('./PlaceMap.tsx')).PlaceMap,
};

interface LiveArtefactProps {
  name: keyof typeof pieces;
  /** Pictures of the piece's states, shown without scripts and until the piece has loaded. */
  children: ReactNode;
}

/** A piece of a real interface, loaded when it is near the viewport. If it fails to load, its pictures stay. */
export function LiveArtefact({ name, children }: LiveArtefactProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Piece, setPiece] = useState<ComponentType>();
  useEffect(() => {
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        pieces[name]().then(
          (Loaded) => setPiece(() => Loaded),
          () => {},
        );
      },
      { rootMargin: '100%' },
    );
    if (place.current) near.observe(place.current);
    return () => near.disconnect();
  }, [name]);
  return (
    <div ref={place} className="across" data-live={name}>
      {Piece ? <Piece /> : <div className="grid-6 columns-2-m">{children}</div>}
    </div>
  );
}

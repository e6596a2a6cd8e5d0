import { Button } from '#src/components/ui/Button.tsx';

/** The receivers of a copy, taken from the client's mail; each can be removed. */
export function CopyTo({ cc, onRemove }: { cc: readonly string[]; onRemove: (address: string) => void }) {
  if (cc.length === 0) return null;
  return (
    <p className="cluster-2 middle small soft breakable">
      Cópia para
      {cc.map((address) => (
        <span key={address}>
          {address}{' '}
          <Button variant="quiet" onClick={() => onRemove(address)}>
            Tirar<span className="visually-hidden"> a cópia de {address}</span>
          </Button>
        </span>
      ))}
    </p>
  );
}

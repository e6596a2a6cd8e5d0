import type { RefObject } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { AdminDialog } from '#src/desk/parts/AdminDialog.tsx';
import { adminTriage } from '#src/desk/words/adminTriage.ts';

const words = adminTriage.remove;

interface DeleteSelectionProps {
  ref: RefObject<HTMLDialogElement | null>;
  names: readonly string[];
  /** One of them is a booking that still holds its slot. */
  holdsSlots: boolean;
  onConfirm: () => void;
}

/** Asks before those that are selected are deleted for good. */
export function DeleteSelection({ ref, names, holdsSlots, onConfirm }: DeleteSelectionProps) {
  return (
    <AdminDialog
      ref={ref}
      title={words.title}
      close={words.keep}
      confirm={
        <Button
          onClick={() => {
            ref.current?.close();
            onConfirm();
          }}
        >
          {words.confirm}
        </Button>
      }
    >
      <p>{names.join(', ')}</p>
      <p>{words.final}</p>
      {holdsSlots && <p>{words.slots}</p>}
    </AdminDialog>
  );
}

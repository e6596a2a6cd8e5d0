import { useLayoutEffect, useRef } from 'react';
import { AdminDialog } from '#src/desk/parts/AdminDialog.tsx';
import { CloseForm, type ClosureChoice } from './CloseForm.tsx';

const words = { title: 'Fechar dias', back: 'Voltar sem fechar' } as const;

interface CloseDialogProps {
  given: ClosureChoice;
  /** Hears whether they were closed. */
  onClose: (isClosed: boolean) => void;
}

/** The dialog that closes the chosen days; it is open while it is rendered. */
export function CloseDialog({ given, onClose }: CloseDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isClosed = useRef(false);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const handleClosed = () => {
    isClosed.current = true;
    dialog.current?.close();
  };
  return (
    <AdminDialog
      ref={dialog}
      title={words.title}
      close={words.back}
      onClose={() => onClose(isClosed.current)}
    >
      <CloseForm given={given} onClose={handleClosed} />
    </AdminDialog>
  );
}

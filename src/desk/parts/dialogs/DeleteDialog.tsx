import { type ReactNode, useState } from 'react';
import { CheckboxField } from '#src/components/form/fields/CheckboxField.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { needsCancellationNotice } from '#src/domain/submissions/bookings/needsCancellationNotice.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { AdminDialog } from './AdminDialog.tsx';

interface DeleteDialogProps {
  title: string;
  name: ReactNode;
  submissions: readonly Submission[];
  /** If `tells` is true, the visitors of cancelled bookings get a mail first. */
  onConfirm: (tells: boolean) => void;
  onClose: () => void;
  children?: ReactNode;
}

export function DeleteDialog(props: DeleteDialogProps) {
  const { title, name, submissions, onConfirm, onClose, children } = props;
  const [notifies, setNotifies] = useState(true);
  const now = new Date();
  const needsNotice = submissions.some((submission) => needsCancellationNotice(submission, now));
  const holdsSlot = submissions.some((one) => one.kind === 'bookings' && one.holdsSlot);
  return (
    <AdminDialog
      title={title}
      close="Manter"
      onClose={onClose}
      confirm={<Button onClick={() => onConfirm(needsNotice && notifies)}>Sim, excluir</Button>}
    >
      <p className="strong breakable">{name}</p>
      <ul>
        {holdsSlot && <li>O que está marcado é cancelado, e o horário fica livre.</li>}
        <li>O que se exclui não volta, nem para a equipe.</li>
        <li>O email que o estúdio já recebeu continua na caixa de email: apague-o lá também.</li>
      </ul>
      {needsNotice && (
        <CheckboxField
          label="Avisar do cancelamento por email. O agendamento some assim que o aviso sair."
          checked={notifies}
          onChange={({ target }) => setNotifies(target.checked)}
        />
      )}
      {children}
    </AdminDialog>
  );
}

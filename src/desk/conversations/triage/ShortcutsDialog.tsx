import type { RefObject } from 'react';
import { CheckboxField } from '#src/components/form/fields/CheckboxField.tsx';
import { AdminDialog } from '#src/desk/parts/AdminDialog.tsx';
import { adminTriage } from '#src/desk/words/adminTriage.ts';
import styles from './ShortcutsDialog.module.css';

const words = adminTriage.keys;

interface ShortcutsDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** The single keys of the inbox, and the switch that turns them off. */
export function ShortcutsDialog({ ref, isOn, onChange }: ShortcutsDialogProps) {
  return (
    <AdminDialog ref={ref} title={words.title} close={words.close}>
      <CheckboxField label={words.use} checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      <dl className="stack-1">
        {Object.entries(words.list).map(([key, text]) => (
          <div key={key} className={`${styles.row} stack-3`}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </AdminDialog>
  );
}

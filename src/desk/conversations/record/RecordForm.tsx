import { type ComponentProps, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { DeskForm } from '#src/desk/parts/DeskForm.tsx';

/** A short form of a submission, which stands behind a button of the same name. */
export function RecordForm(props: ComponentProps<typeof DeskForm>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {props.label}
      </Button>
      {isOpen && <DeskForm isQuiet {...props} />}
    </>
  );
}

import { useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { AdminDialog } from '#src/desk/parts/AdminDialog.tsx';
import { desk } from '#src/desk/words/desk.ts';
import { EnterBookingForm } from './EnterBookingForm.tsx';

/** Notes a booking that was made by phone, from whatever room one is in. */
export function NewBooking({ onChange }: { onChange: () => void }) {
  const { open, title, close } = desk.add;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {open}
      </Button>
      {isOpen && (
        <AdminDialog title={title} onClose={() => setIsOpen(false)}>
          <EnterBookingForm back={close} onDone={onChange} />
        </AdminDialog>
      )}
    </>
  );
}

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Announcer } from '#src/app/Announcer.tsx';
import { FormSuccess } from '#src/components/form/FormSuccess.tsx';

test('the success takes the focus from the form it replaces, and leads back to an empty one', async () => {
  const onAgain = vi.fn();
  const { rerender } = render(<Announcer />);
  const region = document.querySelector('[aria-live="polite"]');
  const success = (
    <FormSuccess
      title="Mensagem enviada com sucesso!"
      text="Mandamos uma cópia."
      again="Enviar nova mensagem"
      onAgain={onAgain}
    />
  );
  rerender(
    <>
      <Announcer />
      {success}
    </>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Mensagem enviada com sucesso!' })).toHaveFocus();
  // Focus on what has just come is not always read, a region that was there before is.
  expect(region).toBeInTheDocument();
  expect(region).toHaveTextContent('Mensagem enviada com sucesso!');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar nova mensagem' }));
  expect(onAgain).toHaveBeenCalledOnce();
});

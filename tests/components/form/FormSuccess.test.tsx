import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FormSuccess } from '#src/components/form/FormSuccess.tsx';

test('the success takes the focus from the form it replaces, and leads back to an empty one', async () => {
  const onAgain = vi.fn();
  render(
    <FormSuccess
      title="Mensagem enviada com sucesso!"
      text="Mandamos uma cópia."
      again="Enviar nova mensagem"
      onAgain={onAgain}
    />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Mensagem enviada com sucesso!' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Enviar nova mensagem' }));
  expect(onAgain).toHaveBeenCalledOnce();
});

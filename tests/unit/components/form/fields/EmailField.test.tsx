import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { EmailField } from '#src/components/form/fields/EmailField.tsx';
import { onAnnouncement } from '#src/components/ui/behaviour/announcements.ts';

const field = () => screen.getByRole('textbox', { name: 'Email' });

test('a likely typo shows and announces a suggestion, which one press accepts', async () => {
  const said: string[] = [];
  onAnnouncement((sentence) => said.push(sentence));
  const onInput = vi.fn();
  render(
    <form onInput={onInput}>
      <EmailField label="Email" name="email" />
    </form>,
  );
  await userEvent.type(field(), 'ana@gmial.con');
  await userEvent.tab();
  expect(await screen.findByText(/Você quis dizer ana@gmail\.com\?/)).toBeVisible();
  expect(said).toEqual(['Você quis dizer ana@gmail.com?']);
  expect(field()).toHaveValue('ana@gmial.con');
  expect(field()).toHaveAttribute('aria-invalid', 'false');

  onInput.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Usar este endereço' }));
  expect(field()).toHaveValue('ana@gmail.com');
  expect(field()).toHaveFocus();
  expect(onInput).toHaveBeenCalledOnce();
  expect(screen.queryByText(/Você quis dizer/)).toBeNull();
});

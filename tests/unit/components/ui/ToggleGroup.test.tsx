import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ToggleGroup } from '#src/components/ui/ToggleGroup.tsx';

async function press(name: string, busy = false) {
  const onChoose = vi.fn();
  const choices = ['Tudo', 'Marcas'].map((value) => ({ value, label: value }));
  render(<ToggleGroup label="Filtrar" choices={choices} chosen="Tudo" onChoose={onChoose} busy={busy} />);
  const button = screen.getByRole('button', { name });
  await userEvent.click(button);
  return { button, onChoose };
}

test('pressing the pressed button again changes nothing', async () => {
  const { button, onChoose } = await press('Tudo');
  expect(onChoose).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-pressed', 'true');
});

test('while the group is busy, its buttons keep the focus, are announced as busy and do nothing', async () => {
  const { button, onChoose } = await press('Marcas', true);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(onChoose).not.toHaveBeenCalled();
});

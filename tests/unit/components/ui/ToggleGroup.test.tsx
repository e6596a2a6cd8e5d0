import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ToggleGroup } from '#src/components/ui/ToggleGroup.tsx';

const choices = [
  { value: null, label: 'Tudo' },
  { value: 'app', label: 'Aplicativos' },
  { value: 'branding', label: 'Marcas' },
];

function Filter({ onChoose, busy }: { onChoose: (value: string | null) => void; busy?: boolean }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = (value: string | null) => {
    onChoose(value);
    setChosen(value);
  };
  return <ToggleGroup label="Filtrar" choices={choices} chosen={chosen} onChoose={choose} busy={busy} />;
}

const pressed = () => screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent);

test('pressing the pressed button again changes nothing', async () => {
  const onChoose = vi.fn();
  render(<Filter onChoose={onChoose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Tudo' }));
  expect(onChoose).not.toHaveBeenCalled();
  expect(pressed()).toEqual(['Tudo']);
});

test('while the group is busy, its buttons keep the focus, are announced as busy and do nothing', async () => {
  const onChoose = vi.fn();
  render(<Filter onChoose={onChoose} busy />);
  const brands = screen.getByRole('button', { name: 'Marcas' });
  await userEvent.click(brands);
  expect(brands).toHaveFocus();
  expect(brands).toHaveAttribute('aria-disabled', 'true');
  expect(onChoose).not.toHaveBeenCalled();
});

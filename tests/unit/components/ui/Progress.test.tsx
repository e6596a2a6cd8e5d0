import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Progress } from '#src/components/ui/Progress.tsx';

test('progress says how far it is, to the eye and to a screen reader', () => {
  render(<Progress role="meter" label="Agendamento" value={2} max={4} valueText="Passo 2 de 4" />);
  const bar = screen.getByRole('meter', { name: 'Agendamento' });
  expect(bar).toHaveAttribute('aria-valuenow', '2');
  expect(bar).toHaveAttribute('aria-valuemax', '4');
  expect(bar).toHaveAttribute('aria-valuetext', expect.stringMatching(/^.+: Passo 2 de 4$/));
  expect(screen.getByText('Passo 2 de 4')).toBeVisible();
  expect(bar.lastElementChild).toHaveAttribute('x2', '50%');
});

test('without another end it counts to a hundred', () => {
  render(<Progress label="Enviando a foto" value={62} />);
  const bar = screen.getByRole('progressbar');
  expect(bar).toHaveAttribute('aria-valuemax', '100');
  expect(bar.lastElementChild).toHaveAttribute('x2', '62%');
});

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Notice } from '#src/components/ui/Notice.tsx';

test('an error interrupts, a success waits for a pause', () => {
  render(
    <>
      <Notice tone="error" title="Não deu certo" />
      <Notice tone="success" title="Deu certo" />
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Não deu certo');
  expect(screen.getByRole('status')).toHaveTextContent('Deu certo');
});

test('information, and what was there from the start, interrupts nobody', () => {
  render(
    <>
      <Notice title="Bom saber" />
      <Notice tone="error" live={false} title="Já estava aqui" />
    </>,
  );
  expect(screen.getByText('Bom saber')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

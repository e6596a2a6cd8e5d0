import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Announcer } from '#src/app/shell/Announcer.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';

/** The region exists before the notice, because screen readers often miss a region that appears with its text. */
const announced = () => document.querySelector('[aria-live="polite"]');

test('a neutral notice, or one that exists from the start, is not announced', () => {
  render(
    <>
      <Announcer />
      <Notice title="Bom saber" />
      <Notice tone="error" live={false} title="Já estava aqui" />
    </>,
  );
  expect(screen.getByText('Bom saber')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(announced()).not.toHaveTextContent('Bom saber');
  expect(announced()).not.toHaveTextContent('Já estava aqui');
});

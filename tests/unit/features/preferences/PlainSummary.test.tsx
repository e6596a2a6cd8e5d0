import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { PlainSummary } from '#src/features/preferences/PlainSummary.tsx';

const button = () => screen.getByRole('button', { name: 'Em linguagem simples' });

afterEach(() => {
  delete document.documentElement.dataset.language;
});

test('a summary is shown on request, and then also on the next page', async () => {
  const { unmount } = render(<PlainSummary sentences={['Você manda uma mensagem.']} />);
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Você manda uma mensagem.')).not.toBeInTheDocument();
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Você manda uma mensagem.')).toBeVisible();
  unmount();

  render(<PlainSummary sentences={['Você escolhe um dia.']} />);
  expect(screen.getByText('Você escolhe um dia.')).toBeVisible();
  await userEvent.click(button());
  expect(screen.queryByText('Você escolhe um dia.')).not.toBeInTheDocument();
  expect(localStorage.getItem('site:preferences')).toBe('{}');
});

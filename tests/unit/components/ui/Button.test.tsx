import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Announcer } from '#src/app/shell/Announcer.tsx';
import { Button, ButtonLink } from '#src/components/ui/Button.tsx';

test('a busy button does nothing and keeps the focus', () => {
  const onClick = vi.fn();
  const { rerender } = render(<Button onClick={onClick}>Enviar</Button>);
  act(() => screen.getByRole('button').focus());
  rerender(
    <Button busy onClick={onClick}>
      Enviando...
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Enviando...' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toBeEnabled();
  expect(button).toHaveFocus();
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('a long wait is announced, a short one is not', () => {
  vi.useFakeTimers();
  const { rerender } = render(<Announcer />);
  const announced = () => document.querySelector('[aria-live]')?.textContent;
  const show = (busy: boolean, words: string) =>
    rerender(
      <>
        <Announcer />
        <Button busy={busy}>{words}</Button>
      </>,
    );
  show(true, 'Conferindo...');
  act(() => vi.advanceTimersByTime(600));
  show(false, 'Conferir');
  act(() => vi.advanceTimersByTime(5000));
  expect(announced()).not.toContain('Conferindo...');
  show(true, 'Enviando...');
  act(() => vi.advanceTimersByTime(700));
  expect(announced()).toBe('Enviando...');
});

test('a button of the prerendered page is enabled, so that voice control can name it', () => {
  expect(renderToString(<Button type="submit">Enviar</Button>)).not.toMatch(/disabled/);
});

test.each([
  ['/contato', '/base/contato'],
  ['mailto:ola@alinhavo.example', 'mailto:ola@alinhavo.example'],
  ['https://alinhavo.example', 'https://alinhavo.example'],
  ['#topo', '#topo'],
])('a link to %s leads to %s', (to, href) => {
  render(
    <MemoryRouter basename="/base" initialEntries={['/base']}>
      <ButtonLink to={to} label="Ir" />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Ir' })).toHaveAttribute('href', href);
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from '#src/components/ui/Carousel.tsx';

const slides = ['Primeiro', 'Segundo', 'Terceiro', 'Quarto'].map((title, id) => ({
  id,
  title,
  content: <a href={`/${id}`}>{title}</a>,
}));

const shown = () => screen.getByRole('tab', { selected: true }).textContent;
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const carousel = () => screen.getByRole('region', { name: 'Destaques' });
const announcer = () => carousel().querySelector('[aria-live]');

beforeEach(() => {
  vi.useFakeTimers();
  render(<Carousel label="Destaques" slides={slides} />);
});

afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset.motion;
});

test('a slide stays for five seconds, and after the last comes the first', () => {
  expect(shown()).toBe('Primeiro (1 de 4)');
  wait(4999);
  expect(shown()).toBe('Primeiro (1 de 4)');
  wait(1);
  expect(shown()).toBe('Segundo (2 de 4)');
  for (let step = 0; step < 3; step++) wait(5000);
  expect(shown()).toBe('Primeiro (1 de 4)');
});

test('the buttons lead round in both directions, an indicator leads straight there', () => {
  click('Slide anterior');
  expect(shown()).toBe('Quarto (4 de 4)');
  click('Próximo slide');
  expect(shown()).toBe('Primeiro (1 de 4)');
  fireEvent.click(screen.getByRole('tab', { name: 'Terceiro (3 de 4)' }));
  expect(shown()).toBe('Terceiro (3 de 4)');
});

test('each change by hand starts the five seconds anew', () => {
  wait(4000);
  click('Próximo slide');
  wait(4000);
  expect(shown()).toBe('Segundo (2 de 4)');
  wait(1000);
  expect(shown()).toBe('Terceiro (3 de 4)');
});

test('the pause button comes first, stops the rotation and takes it up again', () => {
  const [first] = screen.getAllByRole('button');
  expect(first).toHaveAccessibleName('Pausar a rotação');
  click('Pausar a rotação');
  wait(20_000);
  expect(shown()).toBe('Primeiro (1 de 4)');
  click('Retomar a rotação');
  wait(5000);
  expect(shown()).toBe('Segundo (2 de 4)');
});

test('the pointer over it holds it; asked to go on from there it does', () => {
  fireEvent.pointerEnter(carousel());
  wait(20_000);
  expect(shown()).toBe('Primeiro (1 de 4)');
  fireEvent.pointerLeave(carousel());
  wait(5000);
  expect(shown()).toBe('Segundo (2 de 4)');

  fireEvent.pointerEnter(carousel());
  click('Pausar a rotação');
  click('Retomar a rotação');
  wait(5000);
  expect(shown()).toBe('Terceiro (3 de 4)');
});

// That the keyboard's focus holds it is proved in a browser (tests/e2e/pages/services.spec.ts): jsdom has no :focus-visible.
test('a click does not hold it, though it leaves focus on the button', () => {
  const next = screen.getByRole('button', { name: 'Próximo slide' });
  fireEvent.mouseDown(next);
  act(() => next.focus());
  fireEvent.click(next);
  wait(5000);
  expect(shown()).toBe('Terceiro (3 de 4)');
});

test('arrow, Home and End keys walk through the indicators', () => {
  const press = (key: string) => fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key });
  press('ArrowRight');
  expect(screen.getByRole('tab', { name: 'Segundo (2 de 4)' })).toHaveFocus();
  press('End');
  expect(shown()).toBe('Quarto (4 de 4)');
  press('ArrowRight');
  expect(shown()).toBe('Primeiro (1 de 4)');
  press('ArrowLeft');
  expect(shown()).toBe('Quarto (4 de 4)');
  press('Home');
  expect(shown()).toBe('Primeiro (1 de 4)');
});

test('a new slide is announced only while nothing moves by itself', () => {
  expect(announcer()).toHaveAttribute('aria-live', 'off');
  click('Pausar a rotação');
  expect(announcer()).toHaveAttribute('aria-live', 'polite');
});

test('whoever wants less motion finds it still, and may start it', async () => {
  document.documentElement.dataset.motion = 'less';
  // The observer of the preference reports after the current task.
  await act(async () => {});
  wait(20_000);
  expect(shown()).toBe('Primeiro (1 de 4)');
  click('Retomar a rotação');
  wait(5000);
  expect(shown()).toBe('Segundo (2 de 4)');
});

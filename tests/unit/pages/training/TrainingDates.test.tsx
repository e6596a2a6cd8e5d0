import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TrainingDates } from '#src/pages/training/TrainingDates.tsx';

const placesOf = (text: string) => {
  const places = screen.getByText(text);
  return [/error|success/.exec(places.className)?.[0], places.querySelector('path')?.getAttribute('d')];
};

test('a small number of free places is shown as a warning, and a large one is not; both have an icon besides the colour', () => {
  vi.useFakeTimers({ now: new Date('2023-10-01T12:00:00Z') });
  render(<TrainingDates />);
  const [last, lastSign] = placesOf('Últimas vagas');
  const [free, freeSign] = placesOf('25 vagas disponíveis');
  expect([last, free]).toEqual(['error', 'success']);
  expect(lastSign).toBeTruthy();
  expect(freeSign).toBeTruthy();
  expect(lastSign).not.toBe(freeSign);
});

test('the places of past events are shown neither as a warning nor as available', () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00Z') });
  render(<TrainingDates />);
  for (const text of ['Últimas vagas', '25 vagas disponíveis'])
    expect(placesOf(text)).toEqual([undefined, undefined]);
  expect(screen.getAllByText('Inscrições encerradas. No anúncio:')).not.toHaveLength(0);
});

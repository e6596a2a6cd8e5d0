import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useElapsedTime } from '#src/components/form/useElapsedTime.ts';

let elapsed = () => Number.NaN;

function Form() {
  elapsed = useElapsedTime();
  return <form />;
}

const openedAgo = (milliseconds: number) => vi.spyOn(performance, 'now').mockReturnValue(milliseconds);

test('a form on a page reached by navigation is timed from the navigation', () => {
  openedAgo(60_000);
  render(<Form />);
  openedAgo(61_500.4);
  expect(elapsed()).toBe(1500);
});

test('a form on a prerendered page is timed from the opening of the page, however late it is hydrated', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Form />);
  document.body.append(container);
  openedAgo(60_000);
  render(<Form />, { container, hydrate: true });
  openedAgo(60_900);
  expect(elapsed()).toBe(60_900);
});

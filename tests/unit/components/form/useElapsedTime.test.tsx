import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useElapsedTime } from '#src/components/form/useElapsedTime.ts';

let elapsed = () => Number.NaN;

function Form() {
  elapsed = useElapsedTime();
  return <form />;
}

/** Sets how many milliseconds ago the document was opened. */
const openedAgo = (milliseconds: number) => vi.spyOn(performance, 'now').mockReturnValue(milliseconds);

test('a form on a page that the visitor came to is timed from then on', () => {
  openedAgo(60_000);
  render(<Form />);
  openedAgo(61_500.4);
  expect(elapsed()).toBe(1500);
});

test('a form of a prerendered page is timed from its opening, however late its script takes over', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Form />);
  document.body.append(container);
  openedAgo(60_000);
  render(<Form />, { container, hydrate: true });
  openedAgo(60_900);
  expect(elapsed()).toBe(60_900);
});

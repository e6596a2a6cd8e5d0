import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useKeptFocus } from '#src/desk/shell/useKeptFocus.ts';

/** Two entries, each with a button that removes it, in a section below a closed dialog. */
function Entries() {
  useKeptFocus();
  const [entries, setEntries] = useState(['Ana', 'Bia']);
  return (
    <main>
      <a href="/">Início</a>
      <section>
        <dialog>
          <button type="button">Sim, retirar</button>
        </dialog>
        <h2>Convites</h2>
        <ul>
          {entries.map((name) => (
            <li key={name}>
              <button type="button" onClick={() => setEntries(entries.filter((one) => one !== name))}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

it('the focus of a removed entry moves to its neighbour, or to the heading', async () => {
  render(<Entries />);
  await userEvent.click(screen.getByRole('button', { name: 'Ana' }));
  await expect.poll(() => document.activeElement?.textContent).toBe('Bia');
  await userEvent.click(screen.getByRole('button', { name: 'Bia' }));
  await expect.poll(() => document.activeElement?.textContent).toBe('Convites');
});

it('the focus does not move after the desk has unmounted', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { unmount } = render(<Entries />);
  const button = screen.getByRole('button', { name: 'Ana' });
  button.focus();
  await act(async () => button.click());
  unmount();
  render(<a href="/">Outra página</a>);
  vi.runAllTimers();
  expect(document.body).toHaveFocus();
});

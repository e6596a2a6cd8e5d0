import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WAIT_MS } from '#tests/support/waitLimit.ts';

const loading = 'Carregando o VLibras…';
const ready = 'O VLibras está aberto. Clique em um texto para ver em Libras.';
const failed =
  'O VLibras não respondeu. Tente de novo em instantes ou fale com a gente: marcamos uma conversa em Libras.';

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('body > script')];
/** The visible status. A live region announces it, because a screen reader cannot read a status bar again. */
const status = () => document.querySelector('p:not([hidden])');
const spoken = () => document.querySelector('[aria-live="polite"]');

/** Reloads the button's module, because that module keeps the loaded widget. */
async function renderButton(onDone?: () => void) {
  const { LibrasButton } = await import('#src/features/preferences/LibrasButton.tsx');
  const props = onDone ? { onDone } : {};
  render(<LibrasButton {...props} />, { wrapper: MemoryRouter });
}

const press = (name = 'Traduzir para Libras') => userEvent.click(screen.getByRole('button', { name }));
const requested = () => waitFor(() => expect(scripts().length).toBeGreaterThan(0));

/** Simulates that the first script has loaded and, like the real one, adds the widget to the body. */
function answer() {
  const Widget = vi.fn();
  const open = vi.fn(() => {
    const root = document.getElementById('vlibras-app-root') ?? document.createElement('div');
    root.id = 'vlibras-app-root';
    root.dataset.active = 'true';
    document.body.append(root);
  });
  Object.assign(window, { VLibras: { Widget }, VLibrasWidget: { open } });
  act(() => void fireEvent.load(scripts().at(-1) as HTMLScriptElement));
  return { Widget, open };
}

beforeEach(() => vi.resetModules());

afterEach(() => {
  for (const left of [...scripts(), document.getElementById('vlibras-app-root')]) left?.remove();
  for (const name of ['VLibras', 'VLibrasWidget']) Reflect.deleteProperty(window, name);
  sessionStorage.clear();
});

async function pressButton() {
  await renderButton();
  await press();
  await requested();
}

test('a press loads the widget from the government’s server once, announces it, and opens it', async () => {
  const onDone = vi.fn();
  await renderButton(onDone);
  await press();
  expect(status()).toHaveTextContent(loading);
  expect(status()).toBe(spoken());
  await requested();
  await press();
  expect(scripts().map(({ src }) => src)).toEqual(['https://vlibras.gov.br/app/vlibras-plugin.js']);

  const { Widget, open } = answer();
  await waitFor(() => expect(status()).toHaveTextContent(ready));
  expect(Widget).toHaveBeenCalledExactlyOnceWith('https://vlibras.gov.br/app');
  expect(onDone).toHaveBeenCalled();

  await press();
  await waitFor(() => expect(open).toHaveBeenCalledTimes(2));
  expect(scripts()).toHaveLength(1);
});

test('the configuration can set another address for the widget', async () => {
  vi.stubEnv('VITE_VLIBRAS_URL', 'https://libras.example.com/v7/');
  await pressButton();
  expect(scripts()[0]?.src).toBe('https://libras.example.com/v7/vlibras-plugin.js');
});

test.each(['error', 'load'] as const)(
  'a script that fails, or loads without its widget (%s), shows an explanation with an alternative; the next attempt can succeed',
  async (event) => {
    await pressButton();
    act(() => void fireEvent[event](scripts()[0] as HTMLScriptElement));
    await waitFor(() => expect(status()).toHaveTextContent(failed));
    expect(screen.getByRole('link', { name: 'fale com a gente' })).toHaveAttribute('href', '/contato');

    await press('Tentar de novo');
    await waitFor(() => expect(scripts()).toHaveLength(2));
    answer();
    await waitFor(() => expect(status()).toHaveTextContent(ready));
  },
);

test('twenty seconds without a response also count as a failure', async () => {
  await renderButton();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(screen.getByRole('button', { name: 'Traduzir para Libras' }));
  await vi.waitFor(() => expect(scripts()).toHaveLength(1), { timeout: WAIT_MS });
  await act(() => vi.advanceTimersByTimeAsync(19_000));
  expect(status()).toHaveTextContent(loading);
  expect(status()).toBe(spoken());
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(status()).toHaveTextContent(failed);
});

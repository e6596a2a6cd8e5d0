import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { PreferencesPanel } from '#src/features/preferences/PreferencesPanel.tsx';

const KEY = 'site:preferences';
const root = document.documentElement;
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const choice = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name });

/** jsdom hides popovers and cannot open them; tests/browser/public/shell.spec.ts tests that they open. */
function renderOpenPanel() {
  render(<PreferencesPanel id="preferencias" />, { wrapper: MemoryRouter });
  screen.getByRole('dialog', { hidden: true }).removeAttribute('popover');
}

afterEach(() => {
  for (const name of ['theme', 'contrast', 'text', 'motion']) delete root.dataset[name];
});

test.each([
  ['Cores', 'Escuras', 'theme', 'dark'],
  ['Cores', 'Claras', 'theme', 'light'],
  ['Contraste', 'Mais contraste', 'contrast', 'more'],
  ['Tamanho do texto', 'Bem maior', 'text', 'larger'],
  ['Movimento', 'Menos movimento', 'motion', 'less'],
])('%s: "%s" applies at once and is stored on this device', async (group, name, attribute, value) => {
  renderOpenPanel();
  await userEvent.click(choice(group, name));
  expect(choice(group, name)).toBeChecked();
  expect(root).toHaveAttribute(`data-${attribute}`, value);
  expect(stored()).toEqual({ [attribute]: value });
});

test('returning to the system’s setting removes the attribute, and other choices stay', async () => {
  renderOpenPanel();
  await userEvent.click(choice('Cores', 'Escuras'));
  await userEvent.click(choice('Movimento', 'Menos movimento'));
  await userEvent.click(choice('Cores', 'Como no sistema'));
  expect(root).not.toHaveAttribute('data-theme');
  expect(root).toHaveAttribute('data-motion', 'less');
  expect(stored()).toEqual({ motion: 'less' });
});

test('a browser without storage still applies the choice', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('storage is closed', 'SecurityError');
  });
  renderOpenPanel();
  await userEvent.click(choice('Cores', 'Escuras'));
  expect(root).toHaveAttribute('data-theme', 'dark');
});

test.each(['not JSON', 'null', '"dark"', '{"theme":"pink"}'])(
  'invalid stored preferences are ignored: %s',
  (text) => {
    localStorage.setItem(KEY, text);
    renderOpenPanel();
    expect(choice('Cores', 'Como no sistema')).toBeChecked();
  },
);

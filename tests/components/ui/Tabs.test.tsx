import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { Tabs } from '#src/components/ui/Tabs.tsx';

const items = ['Conversar', 'Desenhar', 'Entregar'].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: <p>Sobre {label.toLowerCase()}</p>,
}));

const chosen = () => screen.getByRole('tab', { selected: true });
const panel = () => screen.getByRole('tabpanel');

beforeEach(() => {
  render(<Tabs label="Etapas" items={items} />);
});

test('the first tab is chosen, and only its panel is shown, called by its name', () => {
  expect(screen.getByRole('tablist', { name: 'Etapas' })).toBeVisible();
  expect(chosen()).toHaveTextContent('Conversar');
  expect(panel()).toHaveAccessibleName('Conversar');
  expect(panel()).toHaveTextContent('Sobre conversar');
});

test('a click chooses a tab', async () => {
  await userEvent.click(screen.getByRole('tab', { name: 'Entregar' }));
  expect(panel()).toHaveTextContent('Sobre entregar');
});

test('the Tab key stops once in the row; arrows, Home and End choose with the focus and go round', async () => {
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Conversar' })).toHaveFocus();
  for (const [key, label] of [
    ['{ArrowRight}', 'Desenhar'],
    ['{End}', 'Entregar'],
    ['{ArrowRight}', 'Conversar'],
    ['{ArrowLeft}', 'Entregar'],
    ['{Home}', 'Conversar'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(chosen()).toHaveTextContent(label);
    expect(chosen()).toHaveFocus();
  }
  await userEvent.tab();
  expect(screen.getAllByRole('tab')).not.toContain(document.activeElement);
});

test('other keys are left to the browser', async () => {
  await userEvent.tab();
  await userEvent.keyboard('x{PageDown}');
  expect(chosen()).toHaveTextContent('Conversar');
});

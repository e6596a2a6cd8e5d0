import phases from 'virtual:content/loaders/cases-phases';
import projects from 'virtual:content/loaders/projects';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ClinicChange } from '#src/components/sections/live/ClinicChange.tsx';
import { LibrarySearch } from '#src/components/sections/live/LibrarySearch.tsx';
import { PlaceMap, requests } from '#src/components/sections/live/PlaceMap.tsx';

const library = JSON.stringify(await projects['/projetos/biblioteca-sonora']?.());
const square = JSON.stringify(await phases['/caseplacebe']?.());
const [before = '', after = ''] = /"valor":"(\d+ → \d+)"/.exec(library)?.[1]?.split(' → ') ?? [];

async function tabTo(user: ReturnType<typeof userEvent.setup>, name: RegExp) {
  for (let presses = 0; presses < 60; presses++) {
    await user.tab();
    const focused = document.activeElement;
    if (name.test(focused?.textContent || (focused as HTMLInputElement)?.name || '')) return;
  }
  throw new Error(`${name} is not reached`);
}

test.each([
  ['Antes', before],
  ['Depois', after],
])('%s: the first book is announced after %s key presses, as written in the case', async (version, keys) => {
  const user = userEvent.setup();
  render(<LibrarySearch />);
  await user.click(screen.getByRole('button', { name: new RegExp(`^${version}`) }));
  await user.click(screen.getByRole('button', { name: 'Experimentar' }));
  await tabTo(user, /^busca$/);
  await user.keyboard('sertão{Enter}');
  await tabTo(user, /^Ouvir (amostra de )?Vidas secas$/);
  await user.keyboard('{Enter}');
  expect(screen.getByText(/^Amostra de Vidas secas/).textContent).toContain(
    `em ${keys} teclas ou toques; as leitoras e os leitores, em ${keys}.`,
  );
});

test('the old search is inert until somebody starts to try it; Esc ends the trial', async () => {
  const user = userEvent.setup();
  render(<LibrarySearch />);
  const inert = () => screen.getByLabelText('Menu').closest('[inert]');
  expect(inert()).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Experimentar' }));
  expect(inert()).toBeNull();
  await user.tab();
  await user.keyboard('{Escape}');
  expect(inert()).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Experimentar' })).toHaveFocus();
});

test('if no key is pressed, clicks and touches are counted instead', async () => {
  const user = userEvent.setup();
  render(<LibrarySearch />);
  await user.click(screen.getByRole('button', { name: /^Depois/ }));
  await user.click(screen.getByRole('button', { name: 'Experimentar' }));
  await user.type(screen.getByRole('textbox'), 'sertão');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await user.click(screen.getByRole('button', { name: 'Ouvir amostra de Vidas secas' }));
  expect(screen.getByText(/^Amostra de Vidas secas/).textContent).toContain('em 2 teclas ou toques');
});

test('an appointment can be changed and changed back, and the reception sees whose turn it is', async () => {
  const user = userEvent.setup();
  render(<ClinicChange />);
  const row = (name: RegExp) => within(screen.getByRole('row', { name })).getByRole('cell').textContent;
  await user.click(screen.getByRole('button', { name: 'Não posso nesse horário' }));
  await user.click(screen.getByRole('button', { name: 'Trocar' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Escolha um dos três');
  await user.click(screen.getByRole('radio', { name: 'sexta, 13 de maio, 9h' }));
  await user.click(screen.getByRole('button', { name: 'Trocar' }));
  expect([row(/^quinta/), row(/^sexta/)]).toEqual(['Antero, primeiro da espera', 'Você']);
  expect(screen.getByRole('group', { name: 'A folhinha' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Desfazer a troca' }));
  expect([row(/^quinta/), row(/^sexta/)]).toEqual(['Você', 'Livre']);
});

test('the plan and the list of the square show the same requests, whose notes add up to the number in the case', async () => {
  const user = userEvent.setup();
  render(<PlaceMap />);
  const sum = requests.reduce((total, { notes }) => total + notes, 0);
  expect(square).toContain(`"valor":"${sum} bilhetes"`);
  const plan = within(screen.getByRole('list', { name: 'Pedidos na planta da praça' }));
  const labels = plan.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  await user.click(plan.getByRole('button', { name: /^Luz/ }));
  await user.click(screen.getByRole('button', { name: 'Apoiar: luz no ponto de ônibus' }));
  await user.click(screen.getByRole('button', { name: 'Lista' }));
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  requests.forEach(({ what, where, notes }, index) => {
    expect(labels).toContain(`${what} ${where}, ${notes} bilhetes`);
    expect(items[index]).toContain(`${notes + (what === 'Luz' ? 1 : 0)} bilhetes`);
  });
});

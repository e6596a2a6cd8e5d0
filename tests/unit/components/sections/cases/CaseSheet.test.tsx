import phases from 'virtual:content/loaders/cases-phases';
import results from 'virtual:content/loaders/cases-results';
import stories from 'virtual:content/loaders/cases-story';
import projects from 'virtual:content/loaders/projects';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { CaseSheet } from '#src/components/sections/cases/CaseSheet.tsx';

test('every case with the field `account` shows an interactive piece, or a sheet with real text', async () => {
  const loaders: Record<string, () => Promise<unknown>> = { ...phases, ...results, ...stories, ...projects };
  const bare = await Promise.all(
    Object.entries(loaders).map(async ([path, load]) => {
      const item = JSON.stringify(await load());
      return item.includes('"account":') && !/"(folha|artefato)":/.test(item) ? [path] : [];
    }),
  );
  expect(bare.flat()).toEqual([]);
});

const sheet: ComponentProps<typeof CaseSheet>['sheet'] = {
  tone: 'sky',
  legenda: 'Uma folha.',
  papeis: [
    {
      forma: 'folha',
      titulo: 'Caderno',
      linhas: [
        '|Hora|Ônibus',
        '|6h10|875A',
        '# Cabe',
        '+ Pode',
        '~ Antes',
        '* 3 votos',
        '> Avisar',
        'Só isto.',
      ],
    },
  ],
};

test('the marker at the start of a line decides how that line is shown', () => {
  render(<CaseSheet sheet={sheet} />);
  expect(screen.getByRole('columnheader', { name: 'Hora' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '875A' })).toBeVisible();
  expect(screen.getByText('Antes').tagName).toBe('S');
  expect(screen.getByText('●●●')).toHaveAttribute('aria-hidden', 'true');
  for (const text of ['Cabe', 'Pode', 'Avisar', 'Só isto.']) expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText(/[|#+~>]/)).toBeNull();
});

test('a press enlarges the sheet; another press restores its size', async () => {
  const user = userEvent.setup();
  render(<CaseSheet sheet={sheet} />);
  const enlarge = screen.getByRole('button', { name: 'Ampliar' });
  await user.click(enlarge);
  expect(enlarge).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('figure')).toHaveAttribute('data-large');
  await user.click(enlarge);
  expect(screen.getByRole('figure')).not.toHaveAttribute('data-large');
});

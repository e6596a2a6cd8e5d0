import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { CaseCard } from '#src/components/sections/CaseCard.tsx';

const item = {
  titulo: 'PlaceBe',
  categoria: 'Aplicativo',
  descricao: 'Vizinhos cuidam da praça.',
  imagem: { src: 'praca.svg', width: 600, height: 400, alt: 'Uma praça' },
  link: { to: '/CasePlaceBe', label: 'Ler o caso' },
};

test('a case shows its figure with what it measures, and its link says which case it opens', () => {
  render(<CaseCard {...item} metrica={{ valor: '78%', label: 'a mais de engajamento' }} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByRole('article')).toHaveTextContent('78% a mais de engajamento');
  expect(screen.getByRole('link', { name: /^Ler o caso ?: PlaceBe$/ })).toHaveAttribute(
    'href',
    '/CasePlaceBe',
  );
});

test('a case without a figure leaves no trace of one', () => {
  render(<CaseCard {...item} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('article').querySelector('strong')).toBeNull();
});

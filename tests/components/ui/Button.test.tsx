import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Button, ButtonLink } from '#src/components/ui/Button.tsx';

test('a busy button cannot be pressed', () => {
  render(<Button busy>Enviando...</Button>);
  expect(screen.getByRole('button', { name: 'Enviando...' })).toBeDisabled();
});

test('a button sends no form unless it is asked to', () => {
  render(<Button>Editar Perfil</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('the prerendered page does not let a form be sent before its script is there', () => {
  expect(renderToString(<Button type="submit">Enviar</Button>)).toMatch(/<button[^>]* disabled=""/);
  expect(renderToString(<Button>Abrir</Button>)).not.toMatch(/disabled/);
  render(<Button type="submit">Enviar</Button>);
  expect(screen.getByRole('button')).toBeEnabled();
});

test.each([
  ['/contato', '/base/contato'],
  ['mailto:ola@alinhavo.example', 'mailto:ola@alinhavo.example'],
  ['https://alinhavo.example', 'https://alinhavo.example'],
  ['#topo', '#topo'],
])('a link to %s leads to %s', (to, href) => {
  render(
    <MemoryRouter basename="/base" initialEntries={['/base']}>
      <ButtonLink to={to}>Ir</ButtonLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Ir' })).toHaveAttribute('href', href);
});

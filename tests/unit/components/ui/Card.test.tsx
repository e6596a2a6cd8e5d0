import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Card } from '#src/components/ui/Card.tsx';

test('a card has a heading of its level, and its link says what it leads to', () => {
  render(<Card title="Branding" headingLevel={2} link={{ to: '/BrandingPage', label: 'Ver mais' }} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByRole('heading', { level: 2, name: 'Branding' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Ver mais ?: Branding$/ })).toHaveAttribute(
    'href',
    '/BrandingPage',
  );
});

test('a card without a link has none', () => {
  render(<Card title="Branding">Nome e voz</Card>);
  expect(screen.getByRole('article')).toHaveTextContent('Nome e voz');
  expect(screen.queryByRole('link')).toBeNull();
});

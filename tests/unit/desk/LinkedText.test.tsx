import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LinkedText } from '#src/desk/parts/record/LinkedText.tsx';

it('a telephone number links to a call and to WhatsApp, and a web address opens a new tab; the rest stays text', () => {
  const text = '<img src=x onerror=alert(1)> (11) 98888-7777, https://exemplo.com, ana@exemplo.com';
  const { container } = render(<LinkedText text={text} />);
  expect(container.querySelector('img')).toBeNull();
  expect(container).toHaveTextContent('<img src=x onerror=alert(1)> (11) 98888-7777 WhatsApp, https://');
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('(11) 98888-7777')).toBe('tel:+5511988887777');
  expect(hrefOf('WhatsApp (11) 98888-7777')).toBe('https://wa.me/5511988887777');
  expect(hrefOf('ana@exemplo.com')).toBe('mailto:ana@exemplo.com');
  const page = screen.getByRole('link', { name: 'https://exemplo.com' });
  expect(page).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(page).toHaveAttribute('target', '_blank');
});

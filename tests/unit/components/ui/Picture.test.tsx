import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from '#src/components/ui/Picture.tsx';

const desktop = { src: 'colcha-desktop.svg', width: 900, height: 600 };
const mobile = { src: 'colcha-mobile.svg', width: 700, height: 800 };

test('a picture reserves its space before it loads, and loads lazily', () => {
  render(<Picture image={{ ...desktop, alt: 'Colcha' }} />);
  const image = screen.getByRole('img', { name: 'Colcha' });
  expect(image).toHaveAttribute('width', '900');
  expect(image).toHaveAttribute('height', '600');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('fetchpriority', 'low');
});

test('the first picture of a page loads with priority', () => {
  render(<Picture image={{ ...desktop, alt: 'Colcha' }} priority />);
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getByRole('img')).not.toHaveAttribute('loading');
});

test('narrow screens get their own version of the picture', () => {
  render(<Picture image={{ desktop, mobile, alt: 'Colcha' }} />);
  const source = screen.getByRole('img').parentElement?.querySelector('source');
  expect(source).toHaveAttribute('srcset', '/images/colcha-mobile.svg');
  expect(source).toHaveAttribute('media', '(max-width: 47.99rem)');
  expect(source).toHaveAttribute('height', '800');
});

import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from '#src/components/ui/drawings/Avatar.tsx';

const photo = () => screen.getByRole('img', { name: 'Foto de Ana Souza' });
const drawn = () => screen.getByRole('img', { name: 'Iniciais de Ana Souza' });

test('the initials replace a photo that fails to load, until the photo changes', () => {
  const { rerender } = render(<Avatar name="Ana Souza" photoURL="/broken.jpg" />);
  fireEvent.error(photo());
  expect(drawn()).toBeVisible();
  rerender(<Avatar name="Ana Souza" photoURL="/new.jpg" />);
  expect(photo()).toHaveAttribute('src', '/new.jpg');
});

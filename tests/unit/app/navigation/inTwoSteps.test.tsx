import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes } from '#src/app/routes.ts';

const pages = routes.filter(({ path, noindex }) => !noindex && !path.includes(':'));

test.each(pages)('$path has its heading in the part that is rendered first', async ({ path, lazy }) => {
  await lazy.preload(path);
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path={path} element={<lazy.Component whole={false} />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

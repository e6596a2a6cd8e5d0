import addresses from 'virtual:content/addresses';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { findRoute, routes } from '#src/app/routes.ts';

const items = addresses.map(({ path }) => path);
const pages = routes.filter(({ noindex }) => !noindex).map(({ path }) => path);

test.each([...pages.filter((path) => !path.includes(':')), ...items])(
  '%s has its heading in the part that is rendered first',
  async (address) => {
    const { path, lazy } = findRoute(address) ?? {};
    await lazy?.preload(address);
    render(
      <MemoryRouter initialEntries={[address]}>
        <Routes>{lazy && <Route path={path} element={<lazy.Component whole={false} />} />}</Routes>
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { lazyPage } from '#src/app/lazyPage.tsx';

const Page = () => <h1>Contato</h1>;
const load = () => vi.fn(async () => ({ default: Page }));

test('a page that has been preloaded is there at once, and was downloaded once', async () => {
  const download = load();
  const { preload, Component } = lazyPage(download);
  await preload();
  await preload();
  expect(renderToString(<Component />)).toContain('Contato');
  expect(download).toHaveBeenCalledOnce();
});

test('any other page comes when it is shown', async () => {
  const { Component } = lazyPage(load());
  render(
    <Suspense fallback={<p>Carregando</p>}>
      <Component />
    </Suspense>,
  );
  expect(await screen.findByRole('heading', { name: 'Contato' })).toBeVisible();
});

test('a download that failed is tried again', async () => {
  const download = load().mockRejectedValueOnce(new Error('no network'));
  const { preload } = lazyPage(download);
  await expect(preload()).rejects.toThrow('no network');
  await preload();
  expect(download).toHaveBeenCalledTimes(2);
});

import { render, screen } from '@testing-library/react';
import { Suspense, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { lazyPage } from '#src/app/navigation/lazyPage.tsx';
import { Later } from '#src/components/ui/behaviour/Later.tsx';

const Page = () => <h1>Contato</h1>;
const load = () => vi.fn(async () => ({ default: Page }));

test('a preloaded page is shown at once, and was downloaded only once', async () => {
  const download = load();
  const { preload, Component } = lazyPage(download);
  await preload('/contato');
  await preload('/contato');
  expect(renderToString(<Component whole />)).toContain('Contato');
  expect(download).toHaveBeenCalledOnce();
});

test('a failed download is retried', async () => {
  const download = load().mockRejectedValueOnce(new Error('no network'));
  const { preload } = lazyPage(download);
  await expect(preload('/contato')).rejects.toThrow('no network');
  await preload('/contato');
  expect(download).toHaveBeenCalledTimes(2);
});

const Template = ({ item }: { item: { title: string } }) => <h1>{item.title}</h1>;
const items = (loader = async () => ({ default: { title: 'Pão da Terra' } })) => ({
  default: Template,
  loaders: { '/projetos/pão-da-terra': loader },
  parent: '/projetos',
});

function Site({ at, Component }: { at: string; Component: () => React.ReactNode }) {
  return (
    <MemoryRouter initialEntries={[at]}>
      <Suspense fallback={<p>Carregando</p>}>
        <Routes>
          <Route path="/projetos" element={<h1>Projetos</h1>} />
          <Route path="/projetos/:slug" element={<Component />} />
        </Routes>
      </Suspense>
    </MemoryRouter>
  );
}

test.each(['/projetos/PÃO-da-terra', '/projetos/pa\u0303o-da-terra', '/projetos/pão-da-terra/'])(
  'the address %s leads to its item, although it is spelled differently',
  async (at) => {
    const { Component } = lazyPage(async () => items());
    render(<Site at={at} Component={Component as never} />);
    expect(await screen.findByRole('heading', { name: 'Pão da Terra' })).toBeVisible();
  },
);

test('an address that cannot be decoded leads to the list, too', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { Component } = lazyPage(async () => items());
  render(<Site at="/projetos/%C3" Component={Component as never} />);
  expect(await screen.findByRole('heading', { name: 'Projetos' })).toBeVisible();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('could not be decoded'));
  warn.mockClear();
});

test('a page that loads in two steps shows its first part, and adds the rest without remounting it', async () => {
  const mounted = vi.fn();
  const Hero = () => {
    useEffect(mounted, []);
    return (
      <>
        <h1>Contato</h1>
        <Later>
          <p>Como responder</p>
        </Later>
      </>
    );
  };
  const Parts = () => (
    <>
      <title>Contato</title>
      <Hero />
      <p>Onde estamos</p>
    </>
  );
  const { preload, Component } = lazyPage(async () => ({ default: Parts }));
  await preload('/contato');
  render(<Component whole={false} />);
  expect(screen.getByRole('heading', { name: 'Contato' })).toBeVisible();
  for (const text of ['Como responder', 'Onde estamos']) expect(screen.queryByText(text)).toBeNull();
  for (const text of ['Como responder', 'Onde estamos']) expect(await screen.findByText(text)).toBeVisible();
  expect(mounted).toHaveBeenCalledOnce();
});

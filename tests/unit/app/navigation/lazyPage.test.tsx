import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
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

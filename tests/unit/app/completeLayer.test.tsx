import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const loaded = vi.fn();
/** The module as a page finds it that was opened with these styles in its head. */
async function openPage(styles: string, path = '/projetos/p%C3%A3o-da-terra') {
  vi.resetModules();
  window.history.replaceState(null, '', path);
  vi.doMock('#src/styles/wholeLayer.ts', () => {
    loaded();
    return {};
  });
  document.head.innerHTML = styles;
  return (await import('#src/app/completeLayer.ts')).completeLayer;
}

beforeEach(() => loaded.mockClear());
// The test files that follow find the real one.
afterAll(() => vi.doUnmock('#src/styles/wholeLayer.ts'));

test('a prerendered page has the classes it shows; the next one brings all others', async () => {
  const completeLayer = await openPage('<style data-layer="/projetos/pão-da-terra"></style>');
  await completeLayer();
  expect(loaded).not.toHaveBeenCalled();
  await completeLayer();
  await completeLayer();
  expect(loaded).toHaveBeenCalledOnce();
});

test('every spelling of its address is the prerendered page', async () => {
  const completeLayer = await openPage('<style data-layer="/BrandingPage"></style>', '/brandingpage/');
  await completeLayer();
  expect(loaded).not.toHaveBeenCalled();
});

test('where another page is shown than the prerendered one, it brings all classes', async () => {
  const completeLayer = await openPage('<style data-layer="/404"></style>', '/');
  await completeLayer();
  expect(loaded).toHaveBeenCalledOnce();
});

test('a page that carries none gets all at once', async () => {
  const completeLayer = await openPage('');
  await completeLayer();
  expect(loaded).toHaveBeenCalledOnce();
});

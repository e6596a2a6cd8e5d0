import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { IndexedContext } from '#src/components/ui/head/IndexedContext.ts';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { SocialMetaTags } from '#src/components/ui/head/SocialMetaTags.tsx';

const head = { title: 'Contato | Alinhavo', description: 'Escreva para nós.', path: '/contato' };
const attribute = (selector: string, name = 'content') =>
  document.head.querySelector(selector)?.getAttribute(name);

test('a page that is not to be found says so and has no canonical address', () => {
  render(
    <IndexedContext value={false}>
      <PageHead {...head} />
    </IndexedContext>,
  );
  expect(attribute('meta[name="robots"]')).toBe('noindex');
  expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
});

test('no value of the structured data can end its element', () => {
  render(<SocialMetaTags {...head} structuredData={[{ name: '</script><script>alert(1)</script>' }]} />);
  const block = document.querySelector('script[type="application/ld+json"]');
  expect(block?.textContent).not.toContain('</script>');
  expect(JSON.parse(block?.textContent ?? '')).toEqual({ name: '</script><script>alert(1)</script>' });
});

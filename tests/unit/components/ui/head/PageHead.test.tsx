import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SocialMetaTags } from '#src/components/ui/head/SocialMetaTags.tsx';

const head = { title: 'Contato | Alinhavo', description: 'Escreva para nós.', path: '/contato' };

test('no value of the structured data can close its script element', () => {
  const name = '</script><script>alert(1)</script>';
  render(<SocialMetaTags {...head} structuredData={[{ name }]} />);
  const block = document.querySelector('script[type="application/ld+json"]');
  expect(block?.textContent).not.toContain('</script>');
  expect(JSON.parse(block?.textContent ?? '')).toEqual({ '@context': 'https://schema.org', name });
});

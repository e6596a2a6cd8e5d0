import { expect, test } from 'vitest';
import { breadcrumbList } from '#src/components/ui/head/breadcrumbList.ts';

test('the list goes from the home page through the parent pages to the page, with full addresses', () => {
  expect(
    breadcrumbList({ label: 'PlaceBe', to: '/CasePlaceBe' }, [{ label: 'Projetos', to: '/projetos' }]),
  ).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Início', item: 'http://localhost:5005/' },
      { '@type': 'ListItem', position: 2, name: 'Projetos', item: 'http://localhost:5005/projetos' },
      { '@type': 'ListItem', position: 3, name: 'PlaceBe' },
    ],
  });
});

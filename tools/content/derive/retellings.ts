import { servicePages } from '#src/copy/schemas/lists.ts';
import type { Entries } from '../collections.ts';
import type { deriveCases } from './cases.ts';
import type { ShownProject } from './projects.ts';

type Cards = ReturnType<typeof deriveCases>['cards'];

function toCard({ path, data }: ShownProject): Cards[string] {
  const { title: titulo, client: cliente, image: imagem, desafio, solucao, resultado } = data;
  return { titulo, cliente, imagem, desafio, solucao, resultado, path };
}

/** The cases on each service's page. A retelling's words replace the case's. `stories` has the short cases' cards. */
export function deriveRetellings({ retellings, cases }: Entries, projects: ShownProject[], stories: Cards) {
  const cards = new Map<string, Cards[string]>([
    ...projects.map((project) => [`projects/${project.id}`, toCard(project)] as const),
    ...Object.entries(stories).map(([id, card]) => [`cases/${id}`, card] as const),
  ]);
  for (const { id, path, data } of cases) {
    const project = projects.find((one) => one.path === path);
    if (project) cards.set(`cases/${id}`, { ...toCard(project), imagem: data.imagem });
  }
  const shown = retellings.flatMap(({ data: { onde, item, ...words } }) => {
    const card = cards.get(item);
    if (!card) return [];
    const { path, ...own } = card;
    const label = cases.some((one) => one.path === path) ? 'Ler o caso completo' : 'Ver o projeto';
    return [{ onde, told: { ...own, ...words, link: { to: path, label } } }];
  });
  return Object.fromEntries(
    servicePages.map((page) => [
      page,
      shown.filter(({ onde }) => onde.includes(page)).map(({ told }) => told),
    ]),
  );
}

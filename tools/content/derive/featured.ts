import type { Entries, Entry } from '../collections.ts';

type Told = Entries['projects'][number] | Entries['cases'][number];

/** An item as the home page shows it; nothing if it lacks a figure or an interactive element. */
function toFeatured({ path, title, data }: Told) {
  const [figure] = data.account?.evidence.figures ?? [];
  const image = data.account?.making
    .concat(data.account.lessons)
    .find(({ artefato }) => artefato)
    ?.imagens.at(-1)?.imagem;
  const client = 'client' in data ? data.client : 'cliente' in data ? data.cliente : '';
  return data.account?.destaque && figure && image ? [{ path, title, client, figure, image }] : [];
}

/** The projects and cases that are marked for the home page. */
export const deriveFeatured = ({ projects, cases }: Entries) =>
  ([...projects, ...cases] as (Entry<Told['data']> & Told)[]).flatMap(toFeatured);

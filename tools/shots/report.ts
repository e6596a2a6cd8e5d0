/** Result of a comparison; pictures are named `<width>-<theme>/<scene>`. */
export interface ComparisonResult {
  /** How many pictures were taken of both versions. */
  compared: number;
  changed: { picture: string; pixels: number }[];
  /** Scenes that only one version can show, with the reason where the other one failed. */
  added: string[];
  removed: string[];
  /** Scenes that neither version can show, with the reasons. */
  failed: string[];
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const sides = [
  ['before', 'Before'],
  ['after', 'After'],
  ['difference', 'Difference'],
] as const;

function comparison({ picture, pixels }: ComparisonResult['changed'][number]): string {
  const figures = sides.map(([folder, label]) => {
    const file = escapeHtml(encodeURI(`${folder}/${picture}.png`));
    return `<figure><figcaption>${label}</figcaption><a href="${file}"><img src="${file}" alt="${label}" loading="lazy"></a></figure>`;
  });
  return `<section><h2>${escapeHtml(picture)}</h2><p>${pixels} pixels differ</p><div>${figures.join('')}</div></section>`;
}

const list = (title: string, scenes: string[]) =>
  scenes.length === 0
    ? ''
    : `<h2>${title}</h2><ul>${scenes.map((scene) => `<li>${escapeHtml(scene)}</li>`).join('')}</ul>`;

/** One sentence for the terminal and the head of the page. */
export function summarize({ compared, changed, added, removed, failed }: ComparisonResult): string {
  const found = `${changed.length} changed, ${added.length} scenes new, ${removed.length} gone, ${failed.length} failed`;
  return `${compared} pictures compared: ${found}.`;
}

/** Whether a person has something to look at. */
export function hasDifference({ changed, added, removed, failed }: ComparisonResult): boolean {
  return changed.length + added.length + removed.length + failed.length > 0;
}

/** The page that shows a comparison: before, after and difference of each changed picture, which lie in folders beside it. */
export function reportPage(result: ComparisonResult, ref: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escapeHtml(`Compared with ${ref}`)}</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem; }
  section > div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start; }
  figure { margin: 0; }
  img { max-width: 100%; border: 1px solid #888; }
</style>
<h1>${escapeHtml(`Compared with ${ref}`)}</h1>
<p>${summarize(result)}</p>
${list('New', result.added)}
${list('Gone', result.removed)}
${list('Failed', result.failed)}
${result.changed.map(comparison).join('\n')}
</html>
`;
}

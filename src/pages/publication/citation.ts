/** `data` is the day of publication (YYYY-MM-DD); `autores` are full names. */
export type CitableWork = { titulo: string; autores: readonly string[]; data: string };

type Publication = { url: string; publisher: { name: string; city: string } };

/** Months as ABNT NBR 6023 abbreviates them. */
const months = 'jan. fev. mar. abr. maio jun. jul. ago. set. out. nov. dez.'.split(' ');

function splitName(name: string): { given: string; family: string } {
  const cut = name.lastIndexOf(' ');
  return { given: name.slice(0, Math.max(cut, 0)), family: name.slice(cut + 1) };
}

/** In the format of ABNT NBR 6023 (online document), in parts because only the title is bold. */
export function abntReference(
  { titulo, autores, data }: CitableWork,
  { url, publisher }: Publication,
  accessed?: Date,
): { authors: string; title: string; rest: string } {
  const authors = autores
    .map(splitName)
    .map(({ given, family }) => `${family.toLocaleUpperCase('pt-BR')}, ${given}`)
    .join('; ');
  const access = accessed
    ? ` Acesso em: ${accessed.getDate()} ${months[accessed.getMonth()]} ${accessed.getFullYear()}.`
    : '';
  return {
    authors: `${authors}. `,
    title: titulo,
    rest: `. ${publisher.city}: ${publisher.name}, ${data.slice(0, 4)}. Disponível em: ${url}.${access}`,
  };
}

/** The work as a BibTeX entry of type misc. Its key joins the first author, the year and the title's first word. */
export function bibtexEntry({ titulo, autores, data }: CitableWork, { url, publisher }: Publication): string {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[^a-zA-Z ]/g, '')
      .toLowerCase();
  const year = data.slice(0, 4);
  const key = `${plain(splitName(autores[0] ?? publisher.name).family)}${year}${plain(titulo).split(' ')[0]}`;
  const names = autores.map(splitName).map(({ given, family }) => `${family}, ${given}`);
  const fields = {
    author: names.join(' and '),
    title: `{${titulo}}`,
    year,
    month: String(Number(data.slice(5, 7))),
    howpublished: publisher.name,
    address: publisher.city,
    url,
    language: 'portuguese',
  };
  const lines = Object.entries(fields).map(([name, value]) => `  ${name} = {${value}}`);
  return `@misc{${key},\n${lines.join(',\n')}\n}`;
}

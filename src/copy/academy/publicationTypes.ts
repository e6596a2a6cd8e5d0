/** The types of publication as the address spells them (`?tipo=estudo-de-caso`). */
export const publicationTypes = {
  'artigo-cientifico': 'Artigo científico',
  'estudo-de-caso': 'Estudo de caso',
  'white-paper': 'White paper',
} as const;

/** The types of publication, keyed by their spelling in the URL (`?tipo=estudo-de-caso`). */
export const publicationTypes = {
  'artigo-cientifico': 'Artigo científico',
  'estudo-de-caso': 'Estudo de caso',
  'white-paper': 'White paper',
} as const;

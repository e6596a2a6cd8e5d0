/** The slug of a title: lower case, with a hyphen for each run of whitespace (docs/product.md, section 2). */
export function slugOf(title: string): string {
  return title.toLowerCase().replace(/\s+/g, '-');
}

/** The address of a detail screen: the pattern ('/projetos/:slug') with the slug of a title in it. */
export function detailPath(pattern: string, title: string): string {
  return pattern.replace(':slug', slugOf(title));
}

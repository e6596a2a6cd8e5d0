/** The slug of a title: lower case, with a hyphen for each run of whitespace (docs/product.md, section 2). */
export function slugOf(title: string): string {
  return title.toLowerCase().replace(/\s+/g, '-');
}

/** The path of a detail screen: puts the slug of a title into the pattern ('/projetos/:slug'). */
export function detailPath(pattern: string, title: string): string {
  return pattern.replace(':slug', slugOf(title));
}

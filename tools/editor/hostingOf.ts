/** The firebase.json of the built editor, as text: a site of its own, which no search engine lists and no page frames. */
export function hostingOf(site: string): string {
  const headers = [
    { key: 'Cache-Control', value: 'no-cache' },
    { key: 'X-Robots-Tag', value: 'noindex' },
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'no-referrer' },
  ];
  const hosting = { site, public: '.', ignore: ['firebase.json'], headers: [{ source: '**', headers }] };
  return `${JSON.stringify({ hosting }, null, 2)}\n`;
}

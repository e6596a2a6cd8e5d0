import { minifySync } from 'vite';

function minifyScript(code: string): string {
  const { code: minified, errors } = minifySync('index.html.js', code);
  if (errors.length > 0) throw new Error(`The script in index.html: ${errors[0]?.message}`);
  return minified.trim();
}

/** Minifies the scripts in the template of every page, and removes indentation and empty lines. */
export function compactTemplate(template: string): string {
  return template
    .replace(/<script>([\s\S]*?)<\/script>/g, (_, code: string) => `<script>${minifyScript(code)}</script>`)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

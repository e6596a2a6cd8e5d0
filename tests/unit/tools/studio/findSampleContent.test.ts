import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { findSampleContent } from '#tools/studio/findSampleContent.ts';

const root = mkdtempSync(path.join(tmpdir(), 'sample-content-'));
afterEach(() => rmSync(root, { recursive: true }));

test('items of the sample and texts that name it are found, comments and own content are not', () => {
  const files = {
    'content/team/helena-prado.yaml': 'order: 1\nsample: true\nnome: Helena Prado\n',
    'content/team/ana.yaml': 'nome: Ana\n',
    'src/copy/about/about.ts':
      '// Alinhavo was here before.\nexport const about = "A Alinhavo nasceu em 2019";\n',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  expect(findSampleContent(root)).toEqual([
    'content/team/helena-prado.yaml:2 is sample content',
    'src/copy/about/about.ts:2 names the sample studio: export const about = "A Alinhavo nasceu em 2019";',
  ]);
});

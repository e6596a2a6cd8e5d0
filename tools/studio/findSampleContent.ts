import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** Names of the sample studio, its people and its clients, which occur nowhere else. */
export const SAMPLE_NAMES = [
  /alinhavo/i,
  /Helena|Caio Nascimento|Jurema/,
  /Otávio Brandão|Yara Moreira|Luiza Serrano|Davi Lins/,
  /Viação Ipê-Roxo|Ladeira Viva|Vale Verde|Mercados da Esquina|Horizonte Comum|Rede Aprender/,
  /Mostra Tela Aberta|Pão da Terra|Lentes da Vila|Beira-Mapa/,
];

/** Files whose text visitors read. */
const READ_BY_VISITORS = [
  'content/**/*.{md,yaml,json}',
  'src/{copy,pages,app,features,components}/**/*.{ts,tsx}',
  'functions/src/mails/*.ts',
  'public/**/*.{txt,webmanifest,vtt}',
  'index.html',
];

const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line);

/** Finds what was invented for the sample studio in `root`. Returns sentences: `content/x.md:2 is sample content`. */
export function findSampleContent(root: string): string[] {
  return globSync(READ_BY_VISITORS, { cwd: root })
    .sort()
    .flatMap((file) => {
      const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
      const mark = lines.findIndex((line) => /^\s*"?sample"?: true,?$/.test(line));
      if (mark >= 0) return `${file}:${mark + 1} is sample content`;
      return lines.flatMap((line, index) =>
        !isComment(line) && SAMPLE_NAMES.some((name) => name.test(line))
          ? `${file}:${index + 1} names the sample studio: ${line.trim().slice(0, 80)}`
          : [],
      );
    });
}

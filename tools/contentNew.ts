import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import { writeNewItem } from './content/newItem.ts';

const [kind, ...words] = process.argv.slice(2);
try {
  const folder = new URL('../content/', import.meta.url);
  const path = writeNewItem(folder, kind, words.join(' '), todayInSaoPaulo(new Date()));
  console.log(
    `content/${path} is a draft: fill it in, look at it with npm run dev, and remove "draft: true".`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import { writeNewItem } from './content/newItem.ts';
import { runCommand } from './process/runCommand.ts';

const usage =
  'npm run content:new -- project "Its title"   writes a draft of a new item, of this or another kind';

await runCommand({ usage, options: {}, allowPositionals: true }, async (_options, [kind, ...words]) => {
  const folder = new URL('../content/', import.meta.url);
  const path = writeNewItem(folder, kind, words.join(' '), todayInSaoPaulo(new Date()));
  console.log(
    `content/${path} is a draft: fill it in, look at it with npm run dev, and write "draft: false".`,
  );
});

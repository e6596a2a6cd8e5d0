import type * as v from 'valibot';
import type { account } from '#src/content/schemas/account.ts';
import { singlePicture } from './pictures.ts';

type AccountData = v.InferOutput<typeof account>;

const toChapters = (chapters: AccountData['making']) =>
  chapters.map(({ imagens, ...chapter }) => ({
    ...chapter,
    imagens: imagens.map(({ imagem, alt, legenda }) => ({ imagem: singlePicture(imagem, alt), legenda })),
  }));

/** What a screen shows of how a piece of work was done: its chapters with their pictures described, and its evidence. */
export const toAccount = ({ making, lessons, evidence }: AccountData) => ({
  making: toChapters(making),
  lessons: toChapters(lessons),
  evidence,
});

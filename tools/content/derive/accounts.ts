import type * as v from 'valibot';
import type { account } from '#tools/content/schemas/caseAccount.ts';
import { singlePicture } from './pictures.ts';

type AccountData = v.InferOutput<typeof account>;

const toChapters = (chapters: AccountData['making']) =>
  chapters.map(({ imagens, ...chapter }) => ({
    ...chapter,
    imagens: imagens.map(({ imagem, alt, legenda }) => ({ imagem: singlePicture(imagem, alt), legenda })),
  }));

/** An account of a piece of work for its screen: chapters with described pictures, recordings, and evidence. */
export const toAccount = ({ making, sound, lessons, evidence }: AccountData) => ({
  making: toChapters(making),
  sound,
  lessons: toChapters(lessons),
  evidence,
});

import * as v from 'valibot';
import { type Category, categories } from '#src/copy/about/categories.ts';
import { ending, projectAccount } from './caseAccount.ts';
import { alt, ordered, screen, singlePicture, text, year } from './fields.ts';

/** A project in the portfolio (docs/product.md, section 3). Its Markdown contains its three parts. */
export const projectSchema = v.strictObject({
  ...ordered,
  ...screen,
  title: v.pipe(text, v.maxLength(55, 'must be at most 55 characters')),
  client: text,
  year,
  category: v.picklist(Object.keys(categories) as Category[]),
  image: v.optional(singlePicture),
  alt,
  aspectRatio: v.optional(v.picklist(['square', 'tall', 'wide'])),
  description: v.pipe(text, v.maxLength(145, 'must be at most 145 characters')),
  account: v.optional(projectAccount),
  ending,
  desafio: text,
  solucao: text,
  resultado: text,
});

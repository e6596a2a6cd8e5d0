import type * as v from 'valibot';
import { caseSchema } from '#src/copy/schemas/case.ts';
import { criterionSchema, sharedTestSchema, walkSchema } from '#src/copy/schemas/conformance.ts';
import { eventSchema } from '#src/copy/schemas/event.ts';
import {
  memberSchema,
  milestoneSchema,
  noticeSchema,
  partnerSchema,
  questionSchema,
  retellingSchema,
  testimonialSchema,
  trainingDateSchema,
} from '#src/copy/schemas/lists.ts';
import { modelSchema } from '#src/copy/schemas/model.ts';
import { educationProgramSchema, trainingProgramSchema } from '#src/copy/schemas/program.ts';
import { projectSchema } from '#src/copy/schemas/project.ts';
import { publicationSchema } from '#src/copy/schemas/publication.ts';
import type { BannerPicture, Picture } from '#tools/pictures/describePicture.ts';

export interface Collection {
  /** The name for one item of the collection, in messages and in `npm run content:new`. */
  singular: string;
  schema: v.GenericSchema;
  /** How the Markdown after the fields is parsed. Without it, items are only YAML. */
  body?: 'parts' | 'article';
}

/** The collections of a studio's items. Each is a folder below content/, with a file for each item. */
export const collections = {
  team: { singular: 'member', schema: memberSchema },
  projects: { singular: 'project', schema: projectSchema, body: 'parts' },
  cases: { singular: 'case', schema: caseSchema, body: 'parts' },
  publications: { singular: 'publication', schema: publicationSchema, body: 'article' },
  models: { singular: 'model', schema: modelSchema },
  events: { singular: 'event', schema: eventSchema },
  'training-dates': { singular: 'training-date', schema: trainingDateSchema },
  'training-programs': { singular: 'training-program', schema: trainingProgramSchema },
  'education-programs': { singular: 'education-program', schema: educationProgramSchema },
  testimonials: { singular: 'testimonial', schema: testimonialSchema },
  milestones: { singular: 'milestone', schema: milestoneSchema },
  partners: { singular: 'partner', schema: partnerSchema },
  notices: { singular: 'notice', schema: noticeSchema },
  retellings: { singular: 'retelling', schema: retellingSchema },
  questions: { singular: 'question', schema: questionSchema },
  criteria: { singular: 'criterion', schema: criterionSchema },
  'shared-tests': { singular: 'shared-test', schema: sharedTestSchema },
  walks: { singular: 'walk', schema: walkSchema },
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof collections;

/** Fields that pages do not show directly: they place or mark an item, or are alternative texts. */
type Placing = 'draft' | 'sample' | 'order' | 'address' | 'card' | 'keywords' | 'alt';

/** Validated fields as pages use them: without `Placing`; a picture's file, size and text replace its path. */
type Shown<Value> =
  Value extends v.Brand<'singlePicture'>
    ? Picture
    : Value extends v.Brand<'picture'>
      ? Picture | BannerPicture
      : Value extends readonly (infer One)[]
        ? Shown<One>[]
        : Value extends object
          ? { [Key in keyof Value as Exclude<Key, Placing>]: Shown<Value[Key]> }
          : Value;

/** An item that has a screen or a place in a list. */
export interface Entry<Data> {
  /** The name of its file, without the extension. */
  id: string;
  file: string;
  path: string;
  title: string;
  picture: string;
  /** The title on its share card, if different. */
  card?: string;
  keywords?: string;
  data: Data;
}

/** The items of every collection, sorted by `order` and file. */
export type Entries = {
  [Name in CollectionName]: Entry<Shown<v.InferOutput<(typeof collections)[Name]['schema']>>>[];
};

import type * as v from 'valibot';
import { detailPaths } from '#src/domain/site/paths.ts';
import { caseSchema } from '#tools/content/schemas/case.ts';
import { eventSchema } from '#tools/content/schemas/event.ts';
import {
  memberSchema,
  milestoneSchema,
  noticeSchema,
  partnerSchema,
  testimonialSchema,
  trainingDateSchema,
} from '#tools/content/schemas/lists.ts';
import { modelSchema } from '#tools/content/schemas/model.ts';
import { educationProgramSchema, trainingProgramSchema } from '#tools/content/schemas/program.ts';
import { projectSchema } from '#tools/content/schemas/project.ts';
import { publicationSchema } from '#tools/content/schemas/publication.ts';

/** A folder of items. */
export interface Collection {
  /** Name of one item in messages and in `npm run content:new`. */
  singular: string;
  schema: v.GenericSchema;
  /** Kind of the Markdown below the fields; without it an item is YAML alone. */
  body?: 'parts' | 'article';
  /** The address of a screen that names none: `:slug` is its title. */
  pattern?: string;
}

/** The collections of a studio's items: each is a folder below content/ with a file for each item. */
export const collections = {
  team: { singular: 'member', schema: memberSchema },
  projects: { singular: 'project', schema: projectSchema, body: 'parts', pattern: detailPaths.project },
  cases: { singular: 'case', schema: caseSchema, body: 'parts', pattern: detailPaths.case },
  publications: {
    singular: 'publication',
    schema: publicationSchema,
    body: 'article',
    pattern: detailPaths.publication,
  },
  models: { singular: 'model', schema: modelSchema, pattern: detailPaths.model },
  events: { singular: 'event', schema: eventSchema, pattern: detailPaths.event },
  'training-dates': { singular: 'training-date', schema: trainingDateSchema },
  'training-programs': {
    singular: 'training-program',
    schema: trainingProgramSchema,
    pattern: detailPaths.trainingProgram,
  },
  'education-programs': {
    singular: 'education-program',
    schema: educationProgramSchema,
    pattern: detailPaths.educationProgram,
  },
  testimonials: { singular: 'testimonial', schema: testimonialSchema },
  milestones: { singular: 'milestone', schema: milestoneSchema },
  partners: { singular: 'partner', schema: partnerSchema },
  notices: { singular: 'notice', schema: noticeSchema },
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof collections;

/** An item that has been read: its file's name without the ending, its file, its fields, and its screen's address. */
export interface Entry<Data> {
  id: string;
  file: string;
  data: Data;
  path: string;
}

/** The items of every collection, in the order of their files. */
export type Entries = {
  [Name in CollectionName]: Entry<v.InferOutput<(typeof collections)[Name]['schema']>>[];
};

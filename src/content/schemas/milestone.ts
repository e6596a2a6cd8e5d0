import * as v from 'valibot';
import { draft, text, year } from './fields.ts';

/** A year of the studio's history. */
export const milestoneSchema = v.strictObject({ draft, ano: year, titulo: text, descricao: text });

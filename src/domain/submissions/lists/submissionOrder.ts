import type { Submission } from '../submission.ts';
import { VIEWS, type ViewName } from '../views.ts';

/** The order of a list: by the last change or, for undelivered mails, by arrival. */
export function orderOf({ filter }: { filter: ViewName }): typeof newestFirst {
  return VIEWS[filter].shows === 'mails' ? newestFirst : lastMovedFirst;
}

function lastMovedFirst(a: Submission, b: Submission): number {
  return b.updatedAt.getTime() - a.updatedAt.getTime() || byId(a, b);
}

/** Compares submissions for sorting, newest first. */
export function newestFirst(a: Submission, b: Submission): number {
  return b.createdAt.getTime() - a.createdAt.getTime() || byId(a, b);
}

function byId(a: Submission, b: Submission): number {
  return a.id < b.id ? 1 : -1;
}

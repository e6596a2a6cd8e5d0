import type { Availability } from '../../../src/domain/agenda/availability.ts';
import { obstacleField, obstacleSentence } from '../../../src/domain/agenda/obstacleSentence.ts';
import type { Obstacle } from '../../../src/domain/agenda/slotObstacle.ts';
import { HttpError } from './HttpError.ts';

/** The refusal, with 409, of a slot that cannot be booked; it says why beside the field that it is about. */
export function obstacleError(
  { obstacle, availability }: { obstacle: Obstacle; availability: Availability },
  { data }: { data: string },
): HttpError {
  const error = obstacleSentence(obstacle, data, availability);
  return new HttpError(409, { error, fields: { [obstacleField(obstacle)]: error } });
}

import { formatDateTime } from '../time/formatDateTime.ts';

export function requestPromise(heldUntil: Date): string {
  return `Estamos recebendo mais pedidos do que o normal, e por isso a equipe confirma cada um. O horário fica guardado para você até ${formatDateTime(heldUntil)} (horário de São Paulo). A confirmação chega por email; sem ela até lá, o horário volta a ficar livre e avisamos você.`;
}

import type { Request } from 'firebase-functions/https';

/**
 * The visitor's IP address as Google's and Hosting's servers report it. Hosting names it in a header of its own;
 * without Hosting it is the last of the forwarded ones, because a caller may invent those before it.
 */
export function clientIpAddress(request: Pick<Request, 'get'>): string {
  const forwarded = request.get('x-forwarded-for')?.split(',') ?? [];
  const viaHosting = request.get('x-forwarded-host') && (request.get('fastly-client-ip') ?? forwarded[0]);
  return viaHosting || forwarded.at(-1) || 'unknown';
}

import * as v from 'valibot';

/** Maximum size of a beacon in bytes, enough for the longest route and host. Larger beacons are not counted. */
export const MOST_BEACON_BYTES = 200;
const LONGEST_ROUTE = 94;

/** Host names that are counted. All others count as 'other'. */
const HOST = /^[a-z0-9.-]{1,40}$/;

const beaconSchema = v.object({
  kind: v.picklist(['view', 'form', 'sent', 'booked']),
  route: v.pipe(v.string(), v.maxLength(LONGEST_ROUTE)),
  entry: v.boolean(),
  source: v.string(),
  wide: v.boolean(),
});

/** `route` is the route's pattern, `source` the referring host or ''. `entry`: the view begins a visit. */
export type Beacon = v.InferOutput<typeof beaconSchema>;

/** Parses a request's body as a beacon. Undefined for anything else, which is not counted. */
export function readBeacon(body: Uint8Array): Beacon | undefined {
  if (body.length > MOST_BEACON_BYTES) return undefined;
  try {
    const read = v.safeParse(beaconSchema, JSON.parse(new TextDecoder().decode(body)));
    if (!read.success) return undefined;
    const { source } = read.output;
    return { ...read.output, source: source === '' || HOST.test(source) ? source : 'other' };
  } catch {
    return undefined;
  }
}

/** Whether a user agent is missing, or belongs to a known robot. */
export function isRobot(userAgent: string | undefined): boolean {
  return !userAgent || /bot|crawl|spider|slurp|headless|lighthouse|preview|curl|wget|python/i.test(userAgent);
}

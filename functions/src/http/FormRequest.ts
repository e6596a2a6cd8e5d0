/**
 * What a handler needs to know of an HTTP request; `hosts` are the names under which this site was called,
 * `ipAddress` is the visitor's, undefined where it cannot be proved. `readBody` throws an `HttpError` for a body that
 * is too large or does not come.
 */
export type FormRequest = {
  method: string;
  contentType: string;
  origin: string | undefined;
  hosts: string[];
  readBody: () => Promise<Uint8Array>;
  ipAddress: string | undefined;
  /** The header of that name, where the request carries a sign-in. */
  authorization?: string | undefined;
};

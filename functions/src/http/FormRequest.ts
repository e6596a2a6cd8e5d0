/**
 * What a handler needs to know of an HTTP request; `hosts` are the names under which this site was called,
 * `ipAddress` is the visitor's, as far as the servers on the way told it.
 */
export type FormRequest = {
  method: string;
  contentType: string;
  origin: string | undefined;
  hosts: string[];
  body: Uint8Array;
  ipAddress: string;
  /** The header of that name, where the request carries a sign-in. */
  authorization?: string | undefined;
};

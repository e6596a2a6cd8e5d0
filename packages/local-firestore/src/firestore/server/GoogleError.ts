/** HTTP and gRPC codes of the statuses that Firestore returns. */
const codes = {
  INVALID_ARGUMENT: { http: 400, grpc: 3 },
  NOT_FOUND: { http: 404, grpc: 5 },
  ALREADY_EXISTS: { http: 409, grpc: 6 },
  PERMISSION_DENIED: { http: 403, grpc: 7 },
  FAILED_PRECONDITION: { http: 400, grpc: 9 },
  ABORTED: { http: 409, grpc: 10 },
  UNIMPLEMENTED: { http: 501, grpc: 12 },
  INTERNAL: { http: 500, grpc: 13 },
  UNAUTHENTICATED: { http: 401, grpc: 16 },
} as const;

export type GoogleStatus = keyof typeof codes;

/** An error in the format of Google's APIs. `toJson` returns its body; `httpCode` and `grpcCode` are its codes. */
export class GoogleError extends Error {
  readonly status: GoogleStatus;

  readonly httpCode: number;

  constructor(status: GoogleStatus, message: string, httpCode: number = codes[status].http) {
    super(message);
    this.name = 'GoogleError';
    this.status = status;
    this.httpCode = httpCode;
  }

  get grpcCode(): number {
    return codes[this.status].grpc;
  }

  toJson(): { error: { code: number; message: string; status: GoogleStatus } } {
    return { error: { code: this.httpCode, message: this.message, status: this.status } };
  }

  /**
   * The same error for Google's Node libraries. They treat HTTP 409 as ABORTED and retry for a minute. So if a document
   * already exists, the status is 412, which the libraries report to their caller as FAILED_PRECONDITION.
   */
  forGoogleLibraries(): GoogleError {
    if (this.status !== 'ALREADY_EXISTS') return this;
    return new GoogleError(
      this.status,
      `${this.message} (ALREADY_EXISTS. Read it first, in a transaction.)`,
      412,
    );
  }
}

/** An error that says which part of a request is unsupported (501). */
export function unsupported(what: string): GoogleError {
  return new GoogleError('UNIMPLEMENTED', `The local Firestore does not support ${what}.`);
}

/** An error that says what is wrong with a request (400). */
export function invalid(message: string): GoogleError {
  return new GoogleError('INVALID_ARGUMENT', message);
}

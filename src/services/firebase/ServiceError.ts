/** Firebase's error codes, each with the service error code that replaces it. */
const codes = {
  'auth/email-already-in-use': 'email-in-use',
  'auth/invalid-email': 'invalid-email',
  'auth/weak-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
  'auth/wrong-password': 'wrong-password',
  'auth/invalid-credential': 'wrong-password',
  'auth/user-not-found': 'wrong-password',
  'auth/invalid-action-code': 'link-invalid',
  'auth/expired-action-code': 'link-expired',
  'auth/too-many-requests': 'too-many-requests',
  'auth/user-token-expired': 'signed-out',
  'auth/user-disabled': 'denied',
  'auth/operation-not-allowed': 'denied',
  unauthenticated: 'signed-out',
  'storage/unauthenticated': 'signed-out',
  'auth/network-request-failed': 'unreachable',
  unavailable: 'unreachable',
  'storage/retry-limit-exceeded': 'unreachable',
  'permission-denied': 'denied',
  'storage/unauthorized': 'denied',
} as const;

export type ServiceErrorCode =
  | (typeof codes)[keyof typeof codes]
  | 'changed'
  | 'cancelled'
  | 'declined'
  | 'failed';

/** An error of a service. Its `code` decides which message a screen shows. */
export class ServiceError extends Error {
  readonly code: ServiceErrorCode;

  constructor(code: ServiceErrorCode, cause?: unknown) {
    super(code, { cause });
    this.name = 'ServiceError';
    this.code = code;
  }
}

/**
 * Returns a function like `work` that throws only ServiceErrors, so that screens never get Firebase's own errors.
 * @__NO_SIDE_EFFECTS__
 */
export function service<Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>) {
  return async (...given: Given): Promise<Result> => {
    try {
      return await work(...given);
    } catch (error) {
      if (error instanceof ServiceError) throw error;
      throw new ServiceError(codes[(error as { code: keyof typeof codes }).code] ?? 'failed', error);
    }
  };
}

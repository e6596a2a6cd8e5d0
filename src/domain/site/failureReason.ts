/** Why a submission failed: refused by a function, a server error, no network, or no response. */
export type FailureReason = 'refused' | 'server' | 'offline' | 'unanswered';

/** Why sending a form failed: a function refused it, a server error, no network, or no response. */
export type FailureReason = 'refused' | 'server' | 'offline' | 'unanswered';

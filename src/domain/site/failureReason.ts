/**
 * Why a submission did not go through: a function refused it; a function or what is behind it failed; nothing could be
 * sent; or it was sent and no answer came.
 */
export type FailureReason = 'refused' | 'server' | 'offline' | 'unanswered';

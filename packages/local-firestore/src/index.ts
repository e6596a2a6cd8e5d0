export { emulatorEnvironment } from './fake-java/emulatorEnvironment.ts';
export { findGoogleEmulators, type GoogleEmulators } from './fake-java/findGoogleEmulators.ts';
export {
  type FirestoreOptions,
  type RunningFirestore,
  startFirestore,
} from './firestore/server/startFirestore.ts';
export { highestCosts, type OperationCost } from './rules/highestCosts.ts';
export { loadRules } from './rules/loadRules.ts';
export { RulesSyntaxError } from './rules/syntax/RulesSyntaxError.ts';
export { writeLocalCredentials } from './writeLocalCredentials.ts';

import { REGION } from './functionValues.ts';

/** One command of firebase-tools, tried so many times; the deployment ends when it fails, unless it `mayFail`. */
export type DeployStep = { args: string[]; tries: number; mayFail?: true };

/**
 * The commands of a deployment: first the indexes, which are waited for, and then the rest. A policy for old container images
 * can only be set once there are images, and without one firebase-tools ends after the functions and before Hosting: so a
 * deployment `withoutImages` begins with the functions alone. Right after them the policy may be refused for a while.
 */
export function deploySteps(
  project: string,
  config: string,
  withoutImages: boolean,
): { indexes: DeployStep; rest: DeployStep[] } {
  const step = (...args: string[]): DeployStep => ({
    args: [...args, '--project', project, '--config', config],
    tries: 1,
  });
  const first: DeployStep[] = [
    { ...step('deploy', '--only', 'functions'), mayFail: true },
    { ...step('functions:artifacts:setpolicy', '--location', REGION, '--days', '1', '--force'), tries: 6 },
  ];
  return {
    indexes: step('deploy', '--only', 'firestore:indexes'),
    rest: [...(withoutImages ? first : []), step('deploy')],
  };
}

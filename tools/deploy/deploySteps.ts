import { REGION } from './functionValues.ts';
import type { GoogleFacts } from './googleFacts.ts';

/** One command of firebase-tools; the deployment ends when it fails, unless it `mayFail`. */
export type DeployStep = { args: string[]; mayFail?: true };

/**
 * The commands of a deployment. A policy for old container images can only be set once there are images, and without one
 * firebase-tools ends after the functions and before Hosting: so a first deployment begins with the functions alone.
 */
export function deploySteps(project: string, config: string, google: GoogleFacts): DeployStep[] {
  const target = ['--project', project, '--config', config];
  const deploy = { args: ['deploy', ...target] };
  if (google.imageCleanup === 'set') return [deploy];
  return [
    { args: ['deploy', '--only', 'functions', ...target], mayFail: true },
    { args: ['functions:artifacts:setpolicy', '--location', REGION, '--days', '1', '--force', ...target] },
    deploy,
  ];
}

import type { Repository } from './editorConfig.ts';

const hosts = ['github', 'gitlab'] as const;

/** Where a local run says that its files belong; it writes into the folder alone. */
export const defaultRepository: Repository = { host: 'github', name: 'local/local', branch: 'main' };

/**
 * The repository that a remote's address (git@github.com:owner/name.git, https://gitlab.com/group/name) or 'github:owner/name'
 * names; undefined for another host.
 */
export function parseRepository(address: string, branch: string): Repository | undefined {
  const [, host, name] =
    address
      .replace(/\.git$/, '')
      .match(/^(?:https:\/\/|git@|ssh:\/\/git@)?(github|gitlab)(?:\.com)?[:/]([\w.-]+(?:\/[\w.-]+)+)$/) ?? [];
  const known = hosts.find((one) => one === host);
  return known && name ? { host: known, name, branch } : undefined;
}

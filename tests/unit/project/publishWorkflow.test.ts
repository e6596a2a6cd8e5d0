import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { openFolder } from '#tests/support/openFolder.ts';

type Step = { name?: string; run?: string };
const workflow = parse(
  readFileSync(new URL('../../../.github/workflows/publish.yml', import.meta.url), 'utf8'),
) as { permissions: object; jobs: { publish: { steps: Step[]; environment: string; permissions: object } } };
const { steps } = workflow.jobs.publish;
const check = steps.find(({ name }) => name === 'Refuse anything but content');

let folder: ReturnType<typeof openFolder>;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: folder.path });

function commit(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) folder.write(path, text);
  git('add', '-A');
  git('commit', '-qm', 'x');
}

function runCheck() {
  const args = ['-eo', 'pipefail', '-c', check?.run ?? 'exit 9'];
  return spawnSync('bash', args, { cwd: folder.path, encoding: 'utf8' });
}

beforeEach(({ onTestFinished }) => {
  folder = openFolder(onTestFinished);
  git('init', '-q', '-b', 'main');
  commit({ 'content/team/ana.yaml': 'a', 'src/pictures/a.svg': '<svg/>', 'tools/deploy.ts': 'deploy()' });
  const origin = openFolder(onTestFinished).path;
  execFileSync('git', ['init', '-q', '--bare', origin]);
  git('remote', 'add', 'origin', `file://${origin}`);
  git('push', '-q', 'origin', 'HEAD:refs/heads/released');
});

test('a changed item, and new pictures of each kind, are published', () => {
  const kinds = ['svg', 'jpg', 'jpeg', 'png', 'webp', 'avif'];
  const pictures = kinds.map((kind) => [`src/pictures/b.${kind}`, 'x']);
  commit({ 'content/team/ana.yaml': 'b', ...Object.fromEntries(pictures) });
  expect(runCheck()).toMatchObject({ status: 0 });
});

test.each(['tools/deploy.ts', 'src/contents.ts'])(
  'a change of %s is not published, whether it is in the same commit as content or in an earlier one',
  (file) => {
    commit({ [file]: 'steal()', 'content/team/ana.yaml': 'b' });
    expect(runCheck()).toMatchObject({ status: 1, stdout: expect.stringContaining(`${file}\n`) });
    commit({ 'content/team/ana.yaml': 'c' });
    expect(runCheck()).toMatchObject({ status: 1, stdout: expect.stringContaining(`${file}\n`) });
  },
);

test('a tag with the branch’s name, or with its full name, is not mistaken for the branch', () => {
  commit({ 'tools/deploy.ts': 'steal()', 'content/team/ana.yaml': 'b' });
  for (const tag of ['origin/released', 'released', 'refs/remotes/origin/released']) {
    git('tag', tag, 'HEAD');
    git('push', '-q', 'origin', `refs/tags/${tag}`);
  }
  expect(runCheck()).toMatchObject({ status: 1, stdout: expect.stringContaining('tools/deploy.ts\n') });
});

test('nothing is published if the branch is missing', () => {
  git('push', '-q', 'origin', ':refs/heads/released');
  expect(runCheck().status).toBeGreaterThan(0);
});

test('code in the content folder, or a symbolic link that leads out of it, is not published', () => {
  commit({ 'content/team/index.ts': 'steal()' });
  expect(runCheck()).toMatchObject({ status: 1, stdout: expect.stringContaining('content/team/index.ts') });
  git('rm', '-q', 'content/team/index.ts');
  symlinkSync('/etc/passwd', folder.fileAt('content/team/eva.yaml'));
  commit({});
  expect(runCheck()).toMatchObject({ status: 1, stdout: expect.stringContaining('eva.yaml') });
});

test('no code of the commit runs before the commit was checked', () => {
  expect(steps.findIndex(({ run }) => run !== undefined)).toBe(steps.indexOf(check as Step));
});

test('no key is stored: one job, in one environment, may request an OIDC token', () => {
  expect(JSON.stringify(workflow)).not.toContain('secrets.');
  expect(workflow.permissions).toEqual({ contents: 'read' });
  const { environment, permissions } = workflow.jobs.publish;
  expect({ environment, permissions }).toEqual({
    environment: 'publish',
    permissions: { contents: 'read', 'id-token': 'write' },
  });
});

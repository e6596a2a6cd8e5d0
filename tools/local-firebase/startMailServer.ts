import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProcessGroup } from './processGroup.ts';

/** The server's name in the header Authentication-Results. */
export const LOCAL_MAIL_SERVER = 'mx.alinhavo.example';

/** The password of every mailbox in a local run. */
export const MAILBOX_PASSWORD = 'segredo';

const PROGRAM = '/usr/sbin/dovecot';

export const MAIL_SERVER_MISSING =
  'Without dovecot-imapd no mailbox is read here: apt-get install dovecot-imapd';

/** Whether Debian's dovecot-imapd is installed. */
export const hasMailServer = (): boolean => existsSync('/usr/lib/dovecot/imap') && existsSync(PROGRAM);

type MailServerOptions = { port: number; log: string; signal?: AbortSignal | undefined };

/** Starts dovecot on loopback as the current user. Logs the commands of users who have a folder in `commands`. */
export async function startMailServer({ port, log, signal }: MailServerOptions) {
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
  const inside = (name: string) => join(folder, name);
  const [commands, mail, home] = [inside('commands'), inside('mail'), inside('home')];
  const as = runner();
  for (const path of [commands, mail, home]) {
    await mkdir(path);
    await chown(path, as.uid, as.gid);
  }
  await chmod(folder, 0o755);
  const config = inside('dovecot.conf');
  await writeFile(config, configuration(folder, port, as));
  const group = await startProcessGroup({
    name: 'The mail server',
    args: [fileURLToPath(new URL('runProgram.mjs', import.meta.url)), PROGRAM, '-F', '-c', config],
    log,
    ready: /starting up for imap/,
    signal,
  });
  const stop = async () => {
    await group.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { stopped: group.stopped, stop, commands, mail, url: mailboxUrl(port) };
}

/** The address of a mailbox at this server, for the functions. */
export const mailboxUrl = (port: number, user = 'ola') =>
  `imap://${user}:${MAILBOX_PASSWORD}@127.0.0.1:${port}`;

/** The users who run the server: the current user or, because dovecot refuses root, the users of its package. */
function runner() {
  const { username, uid, gid } = userInfo();
  const idOf = (...args: string[]) => execFileSync('id', args, { encoding: 'utf8' }).trim();
  if (uid !== 0) return { user: username, group: idOf('-gn'), login: username, uid, gid };
  const [user, login] = ['dovecot', 'dovenull'];
  return { user, group: user, login, uid: Number(idOf('-u', user)), gid: Number(idOf('-g', user)) };
}

function configuration(
  folder: string,
  port: number,
  { user, group, login, uid, gid }: ReturnType<typeof runner>,
): string {
  return `
protocols = imap
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = /dev/stderr
ssl = no
disable_plaintext_auth = no
listen = 127.0.0.1
mail_location = maildir:${folder}/mail/%u
mail_home = ${folder}/home/%u
mail_max_userip_connections = 100
default_internal_user = ${user}
default_internal_group = ${group}
default_login_user = ${login}
first_valid_uid = 0
first_valid_gid = 0
passdb {
  driver = static
  args = password=${MAILBOX_PASSWORD}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid}
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
protocol imap {
  rawlog_dir = ${folder}/commands/%u
}
namespace inbox {
  inbox = yes
  mailbox Sent {
    auto = subscribe
    special_use = \\Sent
  }
}
`;
}

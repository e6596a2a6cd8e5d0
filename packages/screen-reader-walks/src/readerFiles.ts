import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const extension = extname(import.meta.url);
const module = fileURLToPath(new URL(`speechModule${extension}`, import.meta.url));

/** Orca's default settings, except that Orca does not speak pressed keys and does not start to read a loaded page. */
const general = {
  speechServerFactory: 'speechdispatcherfactory',
  enableSpeech: true,
  enableEchoByWord: false,
  enableKeyEcho: false,
  enableBraille: false,
  enableSound: false,
  sayAllOnLoad: false,
  orcaModifierKeys: ['Insert', 'KP_Insert'],
  profile: ['Default', 'default'],
  activeProfile: ['Default', 'default'],
  startingProfile: ['Default', 'default'],
};
const orca = {
  general,
  profiles: { default: { ...general, pronunciations: {}, keybindings: {} } },
  pronunciations: {},
  keybindings: {},
};

const dispatcher = (folder: string) => `LogLevel 1
LogDir "${folder}"
DefaultLanguage "pt-BR"
CommunicationMethod "unix_socket"
SocketPath "default"
AudioOutputMethod "libao"
AddModule "silent" "${folder}/speech-module" ""
DefaultModule silent
Timeout 0
`;

/**
 * Writes the settings of Orca and speech-dispatcher, and the script that starts the speech module, into a new home
 * folder.
 */
export async function writeReaderFiles(folder: string, home: string): Promise<void> {
  const places = {
    orca: join(home, '.local/share/orca'),
    dispatcher: join(home, '.config/speech-dispatcher'),
  };
  for (const place of Object.values(places)) await mkdir(place, { recursive: true });
  await writeFile(join(places.orca, 'user-settings.conf'), JSON.stringify(orca));
  await writeFile(join(places.dispatcher, 'speechd.conf'), dispatcher(folder));
  const starter = join(folder, 'speech-module');
  // The sources of this package run with tsx; the published package does not need it.
  const loader = extension === '.ts' ? `--import '${import.meta.resolve('tsx')}'` : '';
  await writeFile(starter, `#!/bin/sh\nexec '${process.execPath}' ${loader} '${module}'\n`);
  await chmod(starter, 0o755);
}

import { generateKeyPair } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Writes fake credentials into the folder and returns the file's path, for GOOGLE_APPLICATION_CREDENTIALS. With
 * `preferRest`, firebase-admin signs a token even for an emulator, and fails without a key. This key is newly generated
 * and gives access to nothing. The SDK sends the emulator's token "owner" instead of a signed one.
 */
export async function writeLocalCredentials(folder: string, project: string): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const file = join(folder, 'credentials.json');
  const credentials = {
    type: 'service_account',
    project_id: project,
    private_key_id: 'local',
    private_key: privateKey,
    client_email: `local@${project}.iam.gserviceaccount.com`,
    client_id: 'local',
    universe_domain: 'googleapis.com',
  };
  await writeFile(file, JSON.stringify(credentials), { mode: 0o600 });
  return file;
}

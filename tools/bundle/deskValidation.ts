import type { Plugin } from 'vite';

const OF_VISITORS =
  /\/src\/domain\/(forms\/|accounts\/(?!passkeys\.|team\.)|submissions\/bookings\/validateCancellation\.)/;

/** Gives the desk its own copy of the schema library. With a shared one, visitors would load all checks of the desk. */
export const deskValidation: Plugin = {
  name: 'desk-validation',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source !== 'valibot' || !importer || OF_VISITORS.test(importer)) return null;
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    return resolved && `${resolved.id}?desk`;
  },
};

/** True in every build that is not for production: it uses the local Firebase and needs no variables. */
export const usesEmulators = import.meta.env.MODE !== 'production';

const basePorts = { auth: 9099, firestore: 8080, storage: 9198 } as const;

/** An emulator's local port, with the offset of the page's port from its default (5005 built, 5173 in development). */
export function emulatorPort(service: keyof typeof basePorts): number {
  const offset = Number(location.port) - (import.meta.env.DEV ? 5173 : 5005);
  return basePorts[service] + (Number.isInteger(offset) && offset > 0 ? offset : 0);
}

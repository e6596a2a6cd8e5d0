/** True in all builds except production. Such a build uses the local Firebase and needs no variables. */
export const usesEmulators = import.meta.env.MODE !== 'production';

const basePorts = { auth: 9099, firestore: 8080, storage: 9198 } as const;

/** An emulator's port: its base port, plus the page's port minus the page's default (built 5005, development 5173). */
export function emulatorPort(service: keyof typeof basePorts): number {
  const offset = Number(location.port) - (import.meta.env.DEV ? 5173 : 5005);
  return basePorts[service] + (Number.isInteger(offset) && offset > 0 ? offset : 0);
}

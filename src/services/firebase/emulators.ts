/** True in every build that is not made for production: it speaks to the local Firebase and needs no variable. */
export const usesEmulators = import.meta.env.MODE !== 'production';

const basePorts = { auth: 9099, firestore: 8080, storage: 9198 } as const;

/** The local port of an emulator, shifted as the page's own is (5005 built, 5173 in development). */
export function emulatorPort(service: keyof typeof basePorts): number {
  const offset = Number(location.port) - (import.meta.env.DEV ? 5173 : 5005);
  return basePorts[service] + (Number.isInteger(offset) && offset > 0 ? offset : 0);
}

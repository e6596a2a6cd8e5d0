import { initializeApp } from 'firebase/app';
import { usesEmulators } from './emulators.ts';

const env = import.meta.env;

/** The Firebase app of this deployment. With emulators, it is a demo project, which never contacts Google. */
export const firebaseApp = initializeApp(
  usesEmulators
    ? {
        apiKey: 'demo',
        projectId: 'demo-alinhavo',
        storageBucket: 'demo-alinhavo.appspot.com',
        appId: 'demo',
      }
    : {
        apiKey: env.VITE_FIREBASE_API_KEY ?? '',
        authDomain: env.VITE_FIREBASE_AUTH_DOMAIN ?? '',
        projectId: env.VITE_FIREBASE_PROJECT_ID ?? '',
        storageBucket: env.VITE_FIREBASE_STORAGE_BUCKET ?? '',
        appId: env.VITE_FIREBASE_APP_ID ?? '',
      },
);

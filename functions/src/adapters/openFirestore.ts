import { initializeApp } from 'firebase-admin/app';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';

/** The project's database, over REST: that starts faster than gRPC and is what the local Firestore speaks. */
export function openFirestore(): Firestore {
  return initializeFirestore(initializeApp(), { preferRest: true });
}

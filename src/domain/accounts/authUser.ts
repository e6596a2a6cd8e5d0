/** The data of the signed-in account that the site uses. */
export interface AuthUser {
  uid: string;
  email: string;
  emailVerified: boolean;
  displayName: string;
  photoURL: string | undefined;
}

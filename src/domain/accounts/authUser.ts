/** The data of the signed-in account that the site uses. */
export interface AuthUser {
  uid: string;
  email: string;
  /** Whether the person has verified the e-mail address. */
  emailVerified: boolean;
  displayName: string;
  photoURL: string | undefined;
}

/** The account of the signed-in person, as much of it as the site uses. */
export interface AuthUser {
  uid: string;
  email: string;
  displayName: string;
  photoURL: string | undefined;
}

/** Sign-in data of a demo account, which the console and /login show. */
export interface DemoAccount {
  readonly label: string;
  readonly email: string;
  readonly password: string;
}

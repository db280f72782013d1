/** Texts of the login page; specified texts as in the specification, sections 2 and 8. */
export const loginTexts = {
  headline: 'Every class, written down.',
  about: 'Sign in to see your classes, where each one went, and what is left.',
  back: 'Back to home',
  tabs: 'Login or sign up',
  loginTab: 'Login',
  signUpTab: 'Sign Up',
  email: 'Email',
  password: 'Password',
  signIn: 'Sign in',
  signingIn: 'Signing in...',
  signInFailed: 'Login failed',
  forgot: 'Forgot your password?',
  welcome: { title: 'Welcome back!', detail: 'You have successfully logged in.' },
  firstWelcome: { title: 'Welcome!', detail: 'You have successfully logged in.' },

  missing: {
    email: 'Please enter your email address.',
    password: 'Please enter your password.',
    code: 'Please enter the code.',
  },
  malformedEmail: 'Please enter an email address like name@example.com.',

  // Also shown for an address that has an account, so these must be true for it too and not reveal it.
  emailSent: (email: string) => `We sent an email to ${email}. Follow its instructions, then sign in here.`,
  readyToSignIn: 'Your account is ready. Sign in.',
  signUpsClosed: 'You cannot create an account here yourself. Please ask your tutor for one.',

  sessionOver: {
    ended: 'Your session has ended. Please sign in again.',
    closed:
      'Your session has ended, because your account at this center was closed. If that is a mistake, please ask the center.',
    merged: 'A tutor joined this account with your student account. Sign in again with the same email and password.',
    'email-changed': 'Your email has changed. Sign in with the new one.',
    'access-ended':
      'Your session has ended, because the center ended your access. If that is a mistake, please ask the center.',
    moved: 'A tutor merged your account with a newer one. Sign in with the email and password of that one.',
  },
  /** For who opens the link to a new address and is not signed in. */
  signInToConfirm: 'Sign in to confirm your new email.',
  sessionFailed: 'Your account could not be loaded',
};

// Texts of invitations and the first owner. Terms: docs/languages.md.
export default {
  // Invitation
  opening: 'Opening the invitation',
  join: 'Join {company}',
  invited: '{who} has invited you to work as {role}.',
  needsLink: 'This page needs its link',
  openFullLink: 'Open the full link from the email.',
  notOpened: 'The invitation could not be opened',
  tryAgain: 'Try again',
  signIn: 'Sign In',
  forAnother: 'This invitation is for {email}',
  forAnotherMore: 'You are signed in as {email}. Sign out to accept it with the invited address.',
  signOut: 'Sign out',
  staySignedIn: 'Stay signed in',
  hasAccount: '{email} already has an account: sign in with it and you will come back here.',
  accept: 'Accept',
  accountReadyBut: 'Your account is ready, but: {problem}',
  accountWillBe: 'Your account will be {email}.',
  joining: 'Joining...',
  createAndJoin: 'Create account and join',
  orContinueWith: 'Or continue with {provider}',

  // The person's account
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  atLeast8: 'At least 8 characters',

  // First owner
  setUp: 'Set up',
  openPrintedLink: 'Open the full link that the server printed when it started.',
  ownPlatform: 'You will own this platform: its companies, plans, mails and regions.',
  settingUp: 'Setting up...',
  becomeOwner: 'Become the owner',
  invitation: 'Invitation',
} as const

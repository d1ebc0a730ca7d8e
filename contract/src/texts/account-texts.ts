/** Texts about an account, verbatim from the specification where it gives them. */
export const accountTexts = {
  loginFailed: 'Failed to login, please check your email address and password',
  registerFailed: 'Failed to register User',
  createFailed: 'Failed to create user account',
  confirmFailed: 'We could not confirm your address',
  resetFailed: 'Failed to reset your password',
  resetMailFailed: 'Failed to send Password Reset Email',
  saveFailed: 'Failed to save your details',
  registered: 'Registration successful, check your email to confirm',
  loggedOut: 'Logged out',
  saved: 'Details saved',
  passwordReset: 'Password reset',
  linkWorks: 'This link works',
  passwordChanged: 'Password changed. You are logged out everywhere else',
  emailRequested:
    'We have sent an e-mail to both addresses. The new one counts once both are confirmed, within three days',
  emailIsSame: 'This is your address already. Nothing has been changed',
  emailConfirmed: 'Confirmed here. The address is changed once it is confirmed in the other mailbox too',
  emailChanged: 'The address is changed. Log in with the new one from now on',
  confirmed: 'Thank you, your e-mail address is confirmed. You can log in now',
  confirmationSent: 'If an account waits to be confirmed under this address, a new link is on its way to it',
  resetSent: 'If there is an account with this address, a link to choose a new password is on its way to it',
  cardSaved: 'Card saved',
  cardOpen: 'Your bank has not decided about this card yet',
  cardRemoved: 'Card removed',
} as const;

/** Greets a guest who has logged in. `firstName` as stored. */
export function welcomeBackText(firstName: string): string {
  return `Welcome back, ${firstName}`;
}

import { composeEmail, type EmailContent } from '#app/features/mail/compose-email.ts'
import type { EmailLink } from '#app/features/mail/email-parts.ts'

/** The e-mails an account sends. Links carry the only secret. */

export function confirmAddressEmail(link: string): EmailContent {
  return composeEmail({
    subject: 'Confirm your email address',
    opening: 'Welcome to Mealwright. Please confirm that this address is yours:',
    action: { label: 'Confirm this address', href: link },
    notes: [
      'You can use Mealwright in the meantime. The link works for 24 hours.',
      'If you did not sign up, ignore this email.',
    ],
  })
}

export function resetPasswordEmail(link: string): EmailContent {
  return composeEmail({
    subject: 'Choose a new password',
    opening: 'Someone, probably you, asked for a new password for this address. Choose it here:',
    action: { label: 'Choose a new password', href: link },
    notes: [
      'The link works once, for one hour. All devices are signed out when the password changes.',
      'If it was not you, ignore this email: your password stays as it is.',
    ],
  })
}

export function changeAddressEmail(link: string): EmailContent {
  return composeEmail({
    subject: 'Confirm your new email address',
    opening: 'Please confirm that your Mealwright account should use this address:',
    action: { label: 'Use this address', href: link },
    notes: [
      'The link works for 24 hours. Until then your old address stays in use.',
      'If you did not ask for this, ignore this email.',
    ],
  })
}

export function addressChangeAskedEmail(newEmailHint: string): EmailContent {
  return composeEmail({
    subject: 'Someone asked to change your email address',
    opening: `Someone, probably you, asked for your Mealwright account to use the address ${newEmailHint}.`,
    notes: [
      'It changes once the link we sent to that address is opened.',
      'If this was not you, somebody else knows your password: choose a new one now.',
    ],
  })
}

/** For members and staff alike. */
export function deviceLinkEmail(link: string): EmailContent {
  return composeEmail({
    subject: 'Sign in from a new device',
    opening:
      'Someone has just entered the right password for your Mealwright account on a device we do not know, while others were trying wrong passwords. If it was you, open this link on that device:',
    action: { label: 'I am on this device', href: link },
    notes: [
      'The link works for one hour. It does not sign you in: afterwards, sign in with your password as usual.',
      'If it was not you, somebody knows your password. Choose a new one now.',
    ],
  })
}

/** To the address that was the account's until now. */
export function addressChangedEmail(newEmailHint: string, writeTo: EmailLink): EmailContent {
  return composeEmail({
    subject: 'Your email address was changed',
    opening: `Your Mealwright account now uses the address ${newEmailHint}. We no longer write to this one.`,
    notes: [
      { words: 'If this was not you, somebody else may have your account. Tell us at once:', link: writeTo },
    ],
  })
}

export function passwordChangedEmail(forgottenLink: string): EmailContent {
  return composeEmail({
    subject: 'Your password was changed',
    opening:
      'The password of your Mealwright account was changed, and other devices were signed out. If this was not you, ask for a new one here:',
    action: { label: 'Ask for a new password', href: forgottenLink },
    notes: ['If it was you, there is nothing to do.'],
  })
}

export function accountDeletedEmail(): EmailContent {
  return composeEmail({
    subject: 'Your account is deleted',
    opening: 'Your Mealwright account and everything in it have been deleted, as you asked.',
    notes: [
      'If you had a subscription, it is cancelled and no further payment will be taken.',
      'If this was not you, reply to this email: what is deleted cannot be brought back, but we want to know.',
    ],
  })
}

/** "anna@example.org" becomes "a…@example.org": enough to recognise one's own. */
export function emailHint(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}…${email.slice(at)}`
}

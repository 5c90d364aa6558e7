import { composeEmail, type EmailContent } from '#app/features/mail/compose-email.ts'

/** The e-mail with the link to choose a staff password; the link is the only secret in it. */
export function choosePasswordEmail(link: string): EmailContent {
  return composeEmail({
    subject: 'Choose your password for the staff area',
    opening: 'You may work in the staff area of Mealwright. Choose your password here:',
    action: { label: 'Choose your password', href: link },
    notes: [
      'The link works once, for 24 hours. Choosing a password signs out every device that used an older one.',
      'If you did not ask an owner for this, tell them: your password stays as it is unless you follow the link.',
      'If you do not work on this site, ignore this email.',
    ],
  })
}

/** What somebody of the staff is told; `about` names a person where one is meant. */
const NEWS = {
  'now-owner': {
    subject: 'You are now an owner',
    opening: () =>
      'You are now an owner of the staff area of Mealwright: you can also manage people and settings.',
  },
  'now-editor': {
    subject: 'You are now an editor',
    opening: () =>
      'You are now an editor in the staff area of Mealwright: you can change all content; people and settings are up to the owners.',
  },
  'now-writer': {
    subject: 'You are now a writer',
    opening: () =>
      'You are now a writer in the staff area of Mealwright: you write your own posts and submit them for review; editors publish them.',
  },
  'second-factor-reset': {
    subject: 'Your second factor was reset',
    opening: (who: string) =>
      `${who} reset your second factor for the staff area of Mealwright, and your sessions have ended.`,
  },
  'second-factor-off': {
    subject: 'Your second factor is off',
    opening: () => 'The second factor of your staff account was switched off.',
  },
  'sessions-ended': {
    subject: 'You were signed out everywhere',
    opening: (who: string) => `${who} ended every session of your staff account.`,
  },
  'password-changed': {
    subject: 'Your staff password was changed',
    opening: () => 'The password of your staff account was changed, and other devices were signed out.',
  },
  'new-device': {
    subject: 'Sign-in from a new device',
    opening: (device: string) => `Somebody signed in to your staff account from a new device: ${device}.`,
  },
  'owner-added': {
    subject: 'There is a new owner',
    opening: (who: string) => `${who} is now an owner of the staff area of Mealwright.`,
  },
  'owner-removed': {
    subject: 'An owner was removed',
    opening: (who: string) => `${who} is no longer an owner of the staff area of Mealwright.`,
  },
} as const

export type StaffNews = keyof typeof NEWS
export const STAFF_NEWS = Object.keys(NEWS) as [StaffNews, ...StaffNews[]]

export function staffNewsEmail(news: StaffNews, about: string): EmailContent {
  const { subject, opening } = NEWS[news]
  return composeEmail({
    subject,
    opening: opening(about),
    notes: [
      'If you expected this, there is nothing to do. If not, tell the other owners, or whoever runs the server, at once.',
    ],
  })
}

/** What happens between a writer and the editors. */
const REVIEWS = {
  submitted: { subject: 'A post waits for review', done: 'submitted it for review' },
  published: { subject: 'Your post is published', done: 'published it' },
  scheduled: { subject: 'Your post is scheduled', done: 'scheduled it' },
  returned: { subject: 'Your post came back', done: 'returned it to you' },
  'handed-over': { subject: 'A post is yours now', done: 'handed it over to you' },
  'handed-on': { subject: 'Your post was handed on', done: 'handed it over to somebody else' },
} as const

export type ReviewNews = keyof typeof REVIEWS
export const REVIEW_NEWS = Object.keys(REVIEWS) as [ReviewNews, ...ReviewNews[]]

export function reviewNewsEmail({
  news,
  by,
  title,
  link,
}: {
  news: ReviewNews
  by: string
  title: string
  link: string
}): EmailContent {
  const { subject, done } = REVIEWS[news]
  return composeEmail({
    subject: `${subject}: ${title}`,
    opening: `“${title}”: ${by} ${done}.`,
    action: { label: 'Open the post', href: link },
    notes: [],
  })
}

export function removedFromStaffEmail(): EmailContent {
  return composeEmail({
    subject: 'Your staff account was removed',
    opening: 'Your account for the staff area of Mealwright was removed, and its sessions have ended.',
    notes: ['What you wrote stays. If you did not expect this, tell an owner, or whoever runs the server.'],
  })
}

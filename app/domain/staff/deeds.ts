/** What is written down: what took something from others, or changed who may; in the words after somebody's name. */
export const DEED_WORDS = {
  'remove-post': 'took down a shared recipe',
  'remove-comment': 'removed a comment',
  'dismiss-report': 'dismissed a report',
  'delete-author': 'deleted an author',
  'delete-category': 'deleted a category',
  'add-staff': 'added a staff account',
  'remove-staff': 'removed a staff account',
  'reset-second-factor': 'reset a second factor',
  'send-password-link': 'made a password link',
  'export-subscribers': 'exported the newsletter’s addresses',
} as const

export type StaffDeed = keyof typeof DEED_WORDS

/** Who of the staff may do what. The server asks this table before every command; pages show what it says. */

export const STAFF_RANKS = ['owner', 'editor', 'writer'] as const
export type StaffRank = (typeof STAFF_RANKS)[number]

type Rule = { words: string; ranks: readonly StaffRank[] }

const EVERYBODY = STAFF_RANKS
const EDITORS = ['owner', 'editor'] as const
const OWNER_ONLY = ['owner'] as const

export const STAFF_COMMANDS = {
  'write-own-posts': {
    words: 'Write posts of one’s own, submit them for review, hand them over, upload pictures',
    ranks: EVERYBODY,
  },
  'write-content': {
    words:
      'Publish and take offline; change, hand over and delete everybody’s posts, pages, authors, categories, pictures and redirects',
    ranks: EDITORS,
  },
  'move-blog': { words: 'Import posts from another blog, download all of this one', ranks: EDITORS },
  'answer-reports': { words: 'Answer reports about shared recipes and comments', ranks: EDITORS },
  'see-staff': { words: 'See who works here', ranks: EVERYBODY },
  'change-own-sign-in': { words: 'Change one’s own password and second factor', ranks: EVERYBODY },
  'change-staff': {
    words: 'Add and remove people, change ranks, help somebody sign in again, read the record',
    ranks: OWNER_ONLY,
  },
  'change-settings': { words: 'Change the blog’s settings', ranks: OWNER_ONLY },
  'read-subscribers': { words: 'See and download who gets the newsletter', ranks: OWNER_ONLY },
  'see-system': {
    words: 'See the state of the system and its letters, run failed jobs again',
    ranks: OWNER_ONLY,
  },
  'send-letters': {
    words: 'Write letters to the newsletter’s readers, send, schedule and stop them',
    ranks: EDITORS,
  },
  'read-messages': { words: 'Read and answer messages from the contact form', ranks: OWNER_ONLY },
} as const satisfies Record<string, Rule>

export type StaffCommand = keyof typeof STAFF_COMMANDS

/** Commands that owners alone may give. */
export type OwnerCommand = {
  [Command in StaffCommand]: (typeof STAFF_COMMANDS)[Command]['ranks'] extends typeof OWNER_ONLY
    ? Command
    : never
}[StaffCommand]

export function mayDo(rank: StaffRank, command: StaffCommand): boolean {
  const { ranks }: Rule = STAFF_COMMANDS[command]
  return ranks.includes(rank)
}

/** The sentence for whoever may not. */
export function refusalWords(command: StaffCommand): string {
  const { words, ranks }: Rule = STAFF_COMMANDS[command]
  const [who, whom] = ranks.includes('editor')
    ? ['an owner or an editor', 'them']
    : ['an owner', 'the owners']
  return `Only ${who} may do this: ${words.charAt(0).toLowerCase()}${words.slice(1)}. Ask one of ${whom}.`
}

export const isStaffRank = (text: unknown): text is StaffRank => STAFF_RANKS.some((rank) => rank === text)

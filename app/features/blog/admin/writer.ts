import type { Services } from '#app/features/services.ts'

/** Who of the staff writes: their id goes with every version, their name into the record of what staff did. */
export type Writer = { id: string; name: string }

/** What every command of writing asks of the product. */
export type EditorServices = Pick<Services, 'db' | 'now' | 'pages'>

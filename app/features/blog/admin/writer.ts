import type { Services } from '#app/features/services.ts'

/** The acting member of staff: the id is stored with versions, the name in the audit log. */
export type Writer = { id: string; name: string }

/** The services that writing commands use. */
export type EditorServices = Pick<Services, 'db' | 'now' | 'pages'>

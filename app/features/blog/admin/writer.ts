import type { StaffRank } from '#app/domain/staff/ranks.ts'
import type { Services } from '#app/features/services.ts'

/** The acting member of staff: the id is stored with versions, the name in the audit log, the rank says what is theirs. */
export type Writer = { id: string; name: string; rank: StaffRank }

/** The services that writing commands use. */
export type EditorServices = Pick<Services, 'db' | 'now' | 'pages' | 'jobs'>

import type { Operation } from './types.ts'
import type { Wordings } from './wording.ts'
import { FINISHING } from './wordings-of-finishing.ts'
import { HEATING } from './wordings-of-heating.ts'
import { PREPARING } from './wordings-of-preparing.ts'

/** How each operation is said. */
export const WORDINGS: Readonly<Record<Operation, Wordings>> = { ...PREPARING, ...HEATING, ...FINISHING }

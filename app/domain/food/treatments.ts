import { ANIMAL_TREATMENTS } from './treatments-of-animals.ts'
import { PLANT_TREATMENTS } from './treatments-of-plants.ts'
import { STAPLE_TREATMENTS } from './treatments-of-staples.ts'

export type { Treatment } from './treatment-types.ts'

/**
 * How foods have to be treated before they may be eaten: what has to happen before they are cooked with, how long and how
 * hot they are cooked, how much of them one person may get, and what may never be eaten. Times and temperatures follow
 * the UK Food Standards Agency, the US FDA and USDA, Health Canada and FSANZ; where they differ, the stricter one.
 */
export const TREATMENTS = { ...PLANT_TREATMENTS, ...ANIMAL_TREATMENTS, ...STAPLE_TREATMENTS }

export type TreatmentId = keyof typeof TREATMENTS

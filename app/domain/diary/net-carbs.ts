type Carbs = { carbsG: number; fiberG: number | null }

/** The same with carbohydrate less its fibre; where the fibre is not known, all of the carbohydrate. */
export const withNetCarbs = <Entry extends Carbs>(entry: Entry): Entry => ({
  ...entry,
  carbsG: Math.max(0, entry.carbsG - (entry.fiberG ?? 0)),
})

/** A temperature measured in the thickest part of a food. */
type CoreTemperature = {
  /** The foods, as a cook would list them. */
  foods: string
  /** Minimum core temperature in °C, as the product states it. */
  leastC: number
  /** Recipes that state less are refused; `leastC` by default. */
  refusedBelowC?: number
}

/**
 * The only table of core temperatures: the gates check recipes against it, the kitchen's sentences state them, and a
 * prompt may. Poultry, mince, reheated food: USDA (165 °F for poultry and leftovers), also where the FSA has "70 °C for
 * two minutes"; whole cuts and fish: USDA (145 °F); eggs: USDA (160 °F); offal, meat without any pink: FSA (70 °C).
 */
export const CORE_TEMPERATURES = {
  poultry: { foods: 'chicken, turkey, duck and other poultry', leastC: 74 },
  // USDA allows 160 °F (71 °C) for red mince, and many good recipes state that.
  mince: { foods: 'mince, burgers, meatballs and sausages of any meat', leastC: 74, refusedBelowC: 71 },
  wholeCut: { foods: 'whole cuts of pork, beef and lamb', leastC: 63 },
  offal: { foods: 'liver, kidneys and other offal', leastC: 70 },
  fish: { foods: 'fish and shellfish', leastC: 63 },
  eggs: { foods: 'eggs that have to be firm', leastC: 71 },
  wellDone: { foods: 'beef, lamb and pork without any pink', leastC: 70 },
  reheated: { foods: 'cooked food that is warmed up', leastC: 74 },
} as const satisfies Readonly<Record<string, CoreTemperature>>

/** Temperatures and times that are equally safe (FSA): 70 °C for two minutes is as good as 75 °C for thirty seconds. */
const AS_GOOD: readonly (readonly [leastC: number, leastMin: number])[] = [
  [70, 2],
  [65, 10],
  [60, 45],
]

/** Whether a temperature held for this many minutes is as safe as a higher one reached only briefly. */
export function isHeldLongEnough(degreesC: number, minutes: number): boolean {
  return AS_GOOD.some(([leastC, leastMin]) => degreesC >= leastC && minutes >= leastMin)
}

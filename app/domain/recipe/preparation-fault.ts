import type { FoodVerdict } from '#app/domain/food/treatment.ts'
import type { Cooked } from './cooked-lines.ts'

export const figure = (amount: number) =>
  String(amount >= 10 ? Math.round(amount) : Math.round(amount * 10) / 10)

/** Times are read from words: a little less than the table asks for is no fault. */
const NEARLY = 0.9
const SLOW_PRESSURE_MIN = 20
const PRESSURE_MIN = 8
const SOAK_MIN = 240

/** What has to be done with a food before it is cooked and the steps do not do: a clause without its subject, or null. */
export function preparationFault(
  id: FoodVerdict['id'],
  foodId: string,
  treatment: FoodVerdict['treatment'],
  said: ReadonlySet<string>,
  done: Cooked,
): string | null {
  const isPressured = done.pressureMin >= PRESSURE_MIN
  switch (treatment.before?.way) {
    case 'soak-and-boil': {
      const soaked = said.has('soaked') || done.soakMin >= SOAK_MIN || isPressured || done.isQuickSoaked
      if (!soaked) return 'the steps do not soak it overnight first'
      if (
        treatment.hardBoilMin !== undefined &&
        done.boilMin < treatment.hardBoilMin * NEARLY &&
        !isPressured
      )
        return `the steps do not boil it hard for ${treatment.hardBoilMin} minutes`
      return !done.isDrained && !said.has('soaked') ? 'the soaking water is not thrown away' : null
    }
    case 'hydrate': {
      const isWet = done.soakMin >= treatment.before.waitMin * 0.3 || done.soakMin >= 5 || done.isSoaked
      const isStewed = done.moistMin >= (id === 'textured-soya' ? 5 : 15)
      return isWet || isStewed || said.has('hydrated')
        ? null
        : 'the steps do not soak it in hot water or stock first'
    }
    case 'desalt':
      return done.soakMin >= treatment.before.waitMin * 0.75 || (said.has('desalted') && id === 'salt-cod')
        ? null
        : `the steps do not soak it for ${treatment.before.waitMin / 60} hours in water that is changed`
    default: {
      const mayStay = done.heatMin >= 45 && foodId === 'cassava'
      return treatment.isDrained === true && !done.isDrained && !mayStay && !isPressured
        ? 'the steps do not throw its cooking water away'
        : null
    }
  }
}

/** Ground and fried after soaking: falafel, dosa, vada. */
const SOAKED_AND_FRIED: ReadonlySet<string> = new Set(['lentil', 'dried-chickpea'])
/** Below this many minutes "until tender" says enough. */
const SHORT_MIN = 8
/** Cuts that take less are the cook's business. */
const TOUGH_MIN = 120

/** Whether the steps cook a food for less time than makes it safe, or tender where it is tough. */
export function isTooShort(
  id: FoodVerdict['id'],
  treatment: FoodVerdict['treatment'],
  done: Cooked,
): boolean {
  const { leastMin = 0, isMoist = false, tenderMin = 0 } = treatment
  if (SOAKED_AND_FRIED.has(id) && done.soakMin >= SOAK_MIN && done.heatMin >= 3) return false
  if (tenderMin >= TOUGH_MIN && done.pressureMin < SLOW_PRESSURE_MIN && done.heatMin < tenderMin * 0.7)
    return true
  if (leastMin === 0 || (isMoist && done.pressureMin >= PRESSURE_MIN)) return false
  const given = isMoist ? done.moistMin : done.heatMin
  if (isMoist && done.heatMin >= 45 && done.heatMin >= leastMin) return false
  if (given >= leastMin * NEARLY) return false
  return !(given > 0 && leastMin <= SHORT_MIN && done.isUntilDone)
}

/** Says so: a clause without its subject. */
export function howShort(
  { leastMin = 0, tenderMin = 0, isMoist }: FoodVerdict['treatment'],
  done: Cooked,
): string {
  if (tenderMin >= TOUGH_MIN)
    return `${figure(done.heatMin)} minutes of cooking leave it tough, it needs about ${tenderMin}`
  if (done.heatMin === 0) return 'the steps do not cook it'
  return `the steps ${isMoist ? 'boil' : 'cook'} it for ${figure(isMoist ? done.moistMin : done.heatMin)} minutes, it needs ${leastMin}`
}

import { dailyEnergy, type DailyEnergy, type Person, type PlanGoal } from './energy.ts'

/** Which goals a plan is made for, and what is said where it is not. */

/** Lower end of the healthy range of body mass index for adults, kg/m² (WHO, Technical Report Series 894; NHS). */
export const HEALTHY_BMI_FROM = 18.5
/** Growing bodies are not measured by the adults' range (WHO growth reference, NHS), nor put on a diet by a website. */
export const ADULT_FROM_YEARS = 18

const LOSING: ReadonlySet<PlanGoal> = new Set<PlanGoal>(['lose_weight', 'cut'])
const GAINING: ReadonlySet<PlanGoal> = new Set<PlanGoal>(['gain_muscle', 'bulk'])

export type GoalEntries = Person & {
  goal: PlanGoal
  /** Null where none is given. */
  targetWeightKg: number | null
}

/** The entry that is at fault, and what to do instead, for the person. */
export type GoalProblem = { field: 'goal' | 'targetWeightKg'; message: string }

/** Body mass index, kg/m². */
export function bodyMassIndex(weightKg: number, heightCm: number): number {
  return weightKg / (heightCm / 100) ** 2
}

/** The least weight of the healthy range, kg, up to the next 0.1. */
export function leastHealthyKg(heightCm: number): number {
  return Math.ceil(HEALTHY_BMI_FROM * (heightCm / 100) ** 2 * 10 - 1e-6) / 10
}

const WHOM_TO_ASK = 'A GP or a dietitian can help you find what is right for you.'

/**
 * Why no plan is made for a goal, or null when it is. Nobody loses weight below a BMI of 18.5 (WHO, NHS); under 18,
 * pregnant or breastfeeding the weight is kept (NHS advises against dieting then); the target lies where the goal leads;
 * and a plan that the least energy lifts to what keeps the weight is not called losing.
 */
export function goalProblem(entries: GoalEntries): GoalProblem | null {
  return (
    stageProblem(entries) ?? (LOSING.has(entries.goal) ? losingProblem(entries) : gainingProblem(entries))
  )
}

function stageProblem({ goal, ageYears, sex, lifeStage = 'none' }: GoalEntries): GoalProblem | null {
  if (goal === 'maintain') return null
  if (ageYears < ADULT_FROM_YEARS) {
    return {
      field: 'goal',
      message:
        'Under 18 we only plan to keep your weight: a growing body is not one to put on a diet. Choose Maintain. ' +
        'If your weight worries you, talk to a doctor or a dietitian.',
    }
  }
  if (sex !== 'female' || lifeStage === 'none') return null
  const when = lifeStage === 'pregnant' ? 'During pregnancy' : 'While breastfeeding'
  return {
    field: 'goal',
    message: `${when} we only plan to keep your weight. Choose Maintain, and ask your midwife, doctor or a dietitian before you change it.`,
  }
}

function losingProblem(entries: GoalEntries): GoalProblem | null {
  const { weightKg, heightCm, targetWeightKg } = entries
  const leastKg = leastHealthyKg(heightCm)
  const from = `At ${heightCm} cm the healthy range begins at ${leastKg} kg (a BMI of ${HEALTHY_BMI_FROM})`
  if (bodyMassIndex(weightKg, heightCm) < HEALTHY_BMI_FROM) {
    return {
      field: 'goal',
      message: `${from}, and you are below it, so we make no plan to lose weight. Choose Maintain or Gain muscle. ${WHOM_TO_ASK}`,
    }
  }
  if (targetWeightKg !== null && targetWeightKg >= weightKg) {
    return {
      field: 'targetWeightKg',
      message: `To lose weight, enter a target below your current ${weightKg} kg, or choose another goal.`,
    }
  }
  if (targetWeightKg !== null && bodyMassIndex(targetWeightKg, heightCm) < HEALTHY_BMI_FROM) {
    return {
      field: 'targetWeightKg',
      message: `${from}. Enter a target of ${leastKg} kg or more. ${WHOM_TO_ASK}`,
    }
  }
  if (weightKg - leastKg < 0.05) {
    return {
      field: 'goal',
      message: `${from}, where you are now, so we make no plan to lose more. Choose Maintain. ${WHOM_TO_ASK}`,
    }
  }
  const energy = dailyEnergy(entries, entries.goal)
  if (energy.targetKcal < energy.maintenanceKcal) return null
  return {
    field: 'goal',
    message:
      `About ${inWhole(energy.maintenanceKcal)} kcal a day keeps your weight steady, and we never plan fewer than ` +
      `${inWhole(energy.floorKcal)}, so you would not lose. Choose Maintain, or move more. ${WHOM_TO_ASK}`,
  }
}

function gainingProblem({ goal, weightKg, targetWeightKg }: GoalEntries): GoalProblem | null {
  if (!GAINING.has(goal) || targetWeightKg === null || targetWeightKg > weightKg) return null
  return {
    field: 'targetWeightKg',
    message: `To gain, enter a target above your current ${weightKg} kg, or choose another goal.`,
  }
}

const inWhole = (kcal: number) => Math.round(kcal).toLocaleString('en-GB')

const inKcal = (kcal: number) => `${inWhole(kcal)} kcal`

/** What the day's energy means for the weight, in one sentence: the plan's against what keeps it, as `words` says energies. */
export function energyInWords(
  { targetKcal, maintenanceKcal }: Pick<DailyEnergy, 'targetKcal' | 'maintenanceKcal'>,
  words = inKcal,
): string {
  const keeps = `About ${words(maintenanceKcal)} a day keeps your weight steady`
  const difference = targetKcal - Math.round(maintenanceKcal)
  if (Math.abs(difference) < 25) return `${keeps}, and this plan has that.`
  return difference < 0
    ? `${keeps}: this plan has ${words(-difference)} less.`
    : `${keeps}: this plan has ${words(difference)} more.`
}

/** What a person should know of a plan that is made: the floor, growing, pregnancy, a weight below the healthy range. */
export function goalNotes(person: Person, goal: PlanGoal, energy: DailyEnergy): string[] {
  const { ageYears, sex, lifeStage = 'none', weightKg, heightCm } = person
  const notes: string[] = []
  if (energy.isRaisedToFloor) {
    notes.push(
      `Your goal comes to ${inWhole(energy.wantedKcal)} kcal a day. That is too little to stay well on, so we ` +
        `plan ${inWhole(energy.floorKcal)} kcal, the least we plan for ${sex === 'male' ? 'men' : 'women'}.` +
        (energy.targetKcal > energy.maintenanceKcal
          ? ` It is more than keeps your weight (${inWhole(energy.maintenanceKcal)} kcal), which may rise slowly.`
          : ''),
    )
  }
  if (ageYears < ADULT_FROM_YEARS)
    notes.push('These figures are worked out for adults, and growing takes more: eat until you are full.')
  else if (bodyMassIndex(weightKg, heightCm) < HEALTHY_BMI_FROM)
    notes.push(
      `Your weight is below the healthy range for your height, which begins at ${leastHealthyKg(heightCm)} kg. ${WHOM_TO_ASK}`,
    )
  if (sex === 'female' && lifeStage === 'pregnant')
    notes.push(
      'In the last three months of a pregnancy you need about 200 kcal a day more than planned here.',
    )
  if (sex === 'female' && lifeStage === 'breastfeeding')
    notes.push('About 500 kcal a day of this are for breastfeeding: eat more when you are hungry.')
  return notes
}

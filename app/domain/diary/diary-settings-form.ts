import { z } from 'zod'
import {
  DAY_START,
  ENERGY_UNITS,
  TARGET_GRAMS,
  TARGET_KCAL,
  WATER_GOAL_ML,
  WEIGHT_UNITS,
} from './diary-settings.ts'

const GRAMS = `Enter ${TARGET_GRAMS.min} to ${TARGET_GRAMS.max.toLocaleString('en-GB')} g as a whole number, or leave it empty`
const TOO_LITTLE = `We do not take a target below ${TARGET_KCAL.min} kcal: so little is for a doctor to decide. Enter more, or leave it empty.`
const WATER = `Enter ${WATER_GOAL_ML.min} to ${WATER_GOAL_ML.max.toLocaleString('en-GB')} ml, in steps of ${WATER_GOAL_ML.step}`

/** A whole number, or nothing. */
const wholeOrNone = (message: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{0,5}$/, message)
    .transform((typed) => (typed === '' ? null : Number(typed)))

const gramsSchema = wholeOrNone(GRAMS).refine(
  (grams) => grams === null || (grams >= TARGET_GRAMS.min && grams <= TARGET_GRAMS.max),
  GRAMS,
)

const isOn = z
  .literal('on')
  .optional()
  .transform((box) => box === 'on')

/** The section "Diary" of the profile. */
export const diarySettingsSchema = z
  .object({
    energyUnit: z.enum(ENERGY_UNITS, 'Choose one'),
    weightUnit: z
      .union([z.literal(''), z.enum(WEIGHT_UNITS)], 'Choose one')
      .transform((unit) => (unit === '' ? null : unit)),
    countsNetCarbs: isOn,
    dayStartMin: z.coerce
      .number('Choose one')
      .int('Choose one')
      .min(0, 'Choose one')
      .max(DAY_START.max, 'Choose one')
      .multipleOf(DAY_START.step, 'Choose one'),
    targetKcal: wholeOrNone(TARGET_KCAL.message)
      .refine((kcal) => kcal === null || kcal >= TARGET_KCAL.min, TOO_LITTLE)
      .refine((kcal) => kcal === null || kcal <= TARGET_KCAL.max, TARGET_KCAL.message),
    targetProteinG: gramsSchema,
    targetCarbsG: gramsSchema,
    targetFatG: gramsSchema,
    waterGoalMl: z.coerce
      .number(WATER)
      .int(WATER)
      .min(WATER_GOAL_ML.min, WATER)
      .max(WATER_GOAL_ML.max, WATER)
      .multipleOf(WATER_GOAL_ML.step, WATER),
    showsWater: isOn,
  })
  .transform(({ targetKcal, targetProteinG, targetCarbsG, targetFatG, ...rest }) => ({
    ...rest,
    targets: { kcal: targetKcal, proteinG: targetProteinG, carbsG: targetCarbsG, fatG: targetFatG },
  }))

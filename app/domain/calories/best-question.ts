import { capitalised } from '#app/domain/capitalised.ts'
import { type MealEdit, portionInWords } from './edit-meal.ts'
import {
  fatRowId,
  hasAddedFat,
  isFatOpen,
  kcalRangeOfRow,
  type MealEstimate,
  type MealRow,
  openWords,
  UNREAD_KCAL,
  unreadId,
} from './meal-estimate.ts'

/** A question whose answers each change the estimate at once. */
export type MealQuestion = {
  id: string
  text: string
  /** About how much the answer may move the total, up or down. */
  movesKcal: number
  /** How much of the range's half is this one doubt. */
  narrowsKcal: number
  options: readonly { label: string; hint: string; edits: readonly MealEdit[] }[]
}

/** Less than this is not worth a person's time. */
const WORTH_ASKING_KCAL = 50

const SIZES = [
  { label: 'Small', factor: 0.7 },
  { label: 'As assumed', factor: 1 },
  { label: 'Large', factor: 1.4 },
] as const
/** How well a size in a word says a weight. */
const SIZE_SPREAD = 0.15

const FATS = [
  { label: 'A little', hint: '1 tsp', grams: 4.5 },
  { label: 'About 1 tbsp', hint: '', grams: 13.5 },
] as const

/**
 * The one open question whose answer narrows the range most, with answers to tap; null when nothing much is open.
 * `fat` is the food that an answer adds ("olive oil"), as a row without an amount.
 */
export function bestQuestion(estimate: MealEstimate, fat: MealRow): MealQuestion | null {
  if (estimate.givenTotal !== null) return null
  const open = [
    ...unreadQuestions(estimate),
    ...estimate.rows.flatMap(portionQuestion),
    ...estimate.rows.flatMap(kindQuestion),
    ...fatQuestion(estimate.rows, fat),
  ].filter(
    ({ id, narrowsKcal }) => narrowsKcal >= WORTH_ASKING_KCAL && !estimate.settledQuestions.includes(id),
  )
  return open.reduce<MealQuestion | null>(
    (best, one) => (best === null || one.narrowsKcal > best.narrowsKcal ? one : best),
    null,
  )
}

function portionQuestion(row: MealRow): MealQuestion[] {
  if (row.isChecked || row.amountRange.high <= row.amountRange.low || row.amount <= 0) return []
  // Nobody can say how big a "salad" was before it is known which.
  if (row.isVague === true && kindQuestion(row).some(({ narrowsKcal }) => narrowsKcal >= WORTH_ASKING_KCAL))
    return []
  const { low, high } = kcalRangeOfRow({ ...row, openShare: 0 })
  const id = `portion-${row.id}`
  return [
    {
      id,
      text: `How big was the portion of ${plainName(row)}?`,
      movesKcal: (high - low) / 2,
      narrowsKcal: (high - low) / 2,
      options: SIZES.map(({ label, factor }) => {
        const amount = roundAmount(row.amount * factor, row.unit)
        const range = { low: amount * (1 - SIZE_SPREAD), high: amount * (1 + SIZE_SPREAD) }
        return {
          label,
          hint: portionInWords(amount, row.unit),
          edits: [
            { type: 'set-amount', rowId: row.id, amount, range },
            { type: 'settle', questionId: id },
          ],
        }
      }),
    },
  ]
}

/** Words that name no food we know: they may stand for a part of the meal. */
function unreadQuestions(estimate: MealEstimate): MealQuestion[] {
  return openWords(estimate).map((text) => ({
    id: unreadId(text),
    text: `“${text}” was not recognised. Is it worth counting?`,
    movesKcal: UNREAD_KCAL,
    narrowsKcal: UNREAD_KCAL,
    options: [
      {
        label: 'No, leave it out',
        hint: 'or add it below under another name',
        edits: [{ type: 'settle' as const, questionId: unreadId(text) }],
      },
    ],
  }))
}

/** A doubt about the kind that was answered: only what foods of one name differ by remains. */
const KNOWN_KIND_SHARE = 0.08

/** Asks which food was meant where the words fit several of different energy. */
function kindQuestion(row: MealRow): MealQuestion[] {
  const kinds = row.kinds ?? []
  if (row.isChecked || kinds.length === 0 || row.amount <= 0) return []
  const kcalOf = (figures: MealRow['figures'], amount: number) => (figures.kcal * amount) / 100
  const energies = [
    kcalOf(row.figures, row.amount),
    ...kinds.map(({ figures, amount }) => kcalOf(figures, amount)),
  ]
  const movesKcal = Math.max(...energies) - Math.min(...energies)
  const id = `kind-${row.id}`
  const settled = { ...row, kinds: [], isVague: false, openShare: Math.min(row.openShare, KNOWN_KIND_SHARE) }
  const replacedBy = (chosen: MealRow): MealEdit[] => [
    { type: 'add', rows: [chosen], insteadOf: row.id },
    { type: 'settle', questionId: id },
  ]
  return [
    {
      id,
      text: row.saidAs ? `What kind of “${row.saidAs}” was it?` : 'Which of these was it?',
      movesKcal,
      // The kind is open by its share of the energy, not by all that the answers lie apart.
      narrowsKcal: row.isVague
        ? movesKcal
        : Math.min(movesKcal / 2, kcalOf(row.figures, row.amount) * row.openShare),
      options: [
        { label: capitalised(row.name), hint: '', edits: replacedBy(settled) },
        ...kinds.map(({ foodId, name, amount, figures }) => ({
          label: capitalised(name),
          hint: '',
          edits: replacedBy({
            ...settled,
            foodId,
            name,
            amount,
            figures,
            amountRange: scaledRange(row, amount),
            portion: portionInWords(amount, 'g'),
            assumptions: [],
          }),
        })),
      ],
    },
  ]
}

/** The same doubt about the size, for another weight. */
function scaledRange(
  { amount, amountRange: { low, high } }: MealRow,
  wanted: number,
): MealRow['amountRange'] {
  const factor = amount > 0 ? wanted / amount : 1
  return { low: low * factor, high: high * factor }
}

const BESIDE = /\b(?:rice|couscous|quinoa|bulgur|freekeh|barley)\b/

/** Asked once for the meal, of the row with most on the plate. */
function fatQuestion(rows: readonly MealRow[], fat: MealRow): MealQuestion[] {
  if (hasAddedFat(rows)) return []
  const cooked = rows.filter(isFatOpen)
  const bySize = cooked.toSorted((a, b) => b.amount - a.amount)
  // Meat in the pan takes fat more often than the rice beside it.
  const main = bySize.find(({ name }) => !BESIDE.test(name)) ?? bySize[0]
  if (!main) return []
  const id = 'fat'
  const none: MealEdit[] = cooked.map(({ id }) => ({ type: 'no-fat', rowId: id }))
  const settle: MealEdit = { type: 'settle', questionId: id }
  const most = FATS[FATS.length - 1]!
  return [
    {
      id,
      text: `Was the ${plainName(main)} cooked in oil or butter?`,
      movesKcal: (fat.figures.kcal * most.grams) / 100,
      narrowsKcal: (fat.figures.kcal * most.grams) / 200,
      options: [
        { label: 'No', hint: '', edits: [...none, settle] },
        ...FATS.map(({ label, hint, grams }) => ({
          label,
          hint,
          edits: [
            ...none,
            {
              type: 'add' as const,
              rows: [
                {
                  ...fat,
                  id: fatRowId(main),
                  amount: grams,
                  amountRange: { low: grams * 0.7, high: grams * 1.3 },
                  portion: portionInWords(grams, 'g'),
                  isChecked: true,
                },
              ],
            },
            settle,
          ],
        })),
      ],
    },
  ]
}

/** "cooked white rice" is asked about as "white rice". */
const plainName = (row: MealRow) => row.name.replace(/^cooked /, '')

function roundAmount(amount: number, unit: MealRow['unit']): number {
  if (unit === 'portion') return Math.round(amount * 100) / 100
  return amount < 50 ? Math.round(amount) : Math.round(amount / 5) * 5
}

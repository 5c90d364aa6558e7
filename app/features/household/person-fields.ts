import type { PersonFigures } from '#app/domain/household/person.ts'
import type { DietaryPreferences } from '#app/domain/recipe/recipe.ts'

/** What the form of a person begins with, under the names that it sends. */
export type PersonFields = {
  name: string
  how: string
  kcal: string
  years: string
  age: string
  gender: string
  height: string
  currentWeight: string
  activityLevel: string
  goal: string
  lifeStage: string
  diets: readonly string[]
  allergens: readonly string[]
  dislikes: readonly string[]
}

const EMPTY: PersonFields = {
  name: '',
  how: 'body',
  kcal: '',
  years: '',
  age: '',
  gender: 'female',
  height: '',
  currentWeight: '',
  activityLevel: 'moderately_active',
  goal: 'maintain',
  lifeStage: 'none',
  diets: [],
  allergens: [],
  dislikes: [],
}

type Known = { name: string; figures: PersonFigures | null; wishes: DietaryPreferences | null }

/** The fields of somebody who is known already; of somebody new, empty ones. */
export function fieldsOf(known: Known | null): PersonFields {
  if (!known) return EMPTY
  const { name, figures, wishes } = known
  const { diets = [], allergens = [], dislikes = [] } = wishes ?? {}
  const named = { ...EMPTY, name, diets, allergens, dislikes }
  if (figures === null) return named
  if (figures.kind === 'kcal') {
    const years = figures.ageYears === undefined ? '' : String(figures.ageYears)
    return { ...named, how: 'kcal', kcal: String(figures.kcal), years }
  }
  return {
    ...named,
    age: String(figures.ageYears),
    gender: figures.sex,
    height: String(figures.heightCm),
    currentWeight: String(figures.weightKg),
    activityLevel: figures.activityLevel,
    goal: figures.goal,
    lifeStage: figures.lifeStage ?? 'none',
  }
}

/** What was sent and came back, for a page without scripts. */
export function fieldsAsSent(form: FormData): PersonFields {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const list = (name: string) => form.getAll(`${name}[]`).filter((value) => typeof value === 'string')
  const single = Object.keys(EMPTY).filter((name) => typeof EMPTY[name as keyof PersonFields] === 'string')
  return {
    ...EMPTY,
    ...Object.fromEntries(single.map((name) => [name, text(name)])),
    diets: list('diets'),
    allergens: list('allergens'),
    dislikes: list('dislikes'),
  }
}

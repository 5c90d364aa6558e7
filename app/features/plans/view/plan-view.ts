import type { Aisle } from '#app/domain/shopping/aisles.ts'
import type { PlanGoal } from '#app/domain/planning/energy.ts'
import type { Macros } from '#app/domain/planning/macros.ts'
import type { AwayMeal } from '#app/domain/planning/meals-away.ts'
import type { MealSlot } from '#app/domain/planning/meal-split.ts'
import type { PlanEntries } from '#app/domain/planning/plan-request.ts'
import type { DishPicture } from '#app/ui/backdrop.tsx'

/** What the meal planning pages are given. */

/** `incomplete`: every slot was tried and some stayed empty; it can be completed. `failed`: not one meal. */
export type PlanStatus = 'generating' | 'ready' | 'incomplete' | 'failed'

/** A dish of a plan as it is shown small. */
export type PlanPlate = { recipeId: string; backdrop: string; picture: DishPicture }

export type PlanSummary = {
  id: string
  name: string
  goal: PlanGoal
  /** End minus start. */
  durationDays: number
  targetKcal: number
  mealsPerDay: number
  status: PlanStatus
  /** Slots filled and slots in all. */
  mealsDone: number
  mealsTotal: number
  /** Plain dates. */
  startDate: string
  endDate: string
  /** Days of it that newer plans have the place of. */
  replacedDates: readonly string[]
  /** Finished, and its owner has not seen it since. */
  isNews: boolean
  /** With the household of whoever made it. */
  isShared: boolean
  isOwn: boolean
  /** Its dinners; on the list of plans only. */
  plates?: readonly PlanPlate[]
}

/** What somebody at the table has of a meal or a day. */
export type PersonShare = {
  name: string
  kcal: number
  /** Of the pot, in per cent. */
  percent: number
  /** What is different for them: "tofu instead of chicken breast". */
  changes: readonly string[]
}

/** A day of somebody at the table. */
export type PersonDay = { name: string; kcal: number; targetKcal: number }

export type PlannedMealView = {
  /** Of the planned meal: what swapping, locking and moving name. */
  id: string
  dayIndex: number
  slot: MealSlot
  /** Begins with `meal_plan_`. */
  recipeId: string
  recipeName: string
  /** What tells the dish from others, in whatever plan it comes. */
  dishKey: string
  href: string
  servings: number
  kcal: number
  proteinG: number
  carbsG: number
  fatG: number
  cookingTimeMin: number
  isLocked: boolean
  /** The plain date on which it was cooked; null while it was not. */
  cookedOn: string | null
  /** It stays when other meals are regenerated: locked, cooked, or leftovers of a cooked one. */
  isKept: boolean
  /** What it is left of, "Sunday’s dinner"; null when it is cooked for itself. */
  leftoverOf: string | null
  /** It was frozen in the meantime. */
  isFromFreezer: boolean
  /** For how many meals it is cooked at once. */
  portionsCooked: number
  /** A model was to write it and could not: the kitchen filled the slot. */
  isFilledByKitchen: boolean
  /** Its food could not be counted: the figures are the specified stand-ins. */
  isAssumed: boolean
  /** Foods of the pantry it uses up that expire within five days. */
  expiringUsed: readonly string[]
  picture: DishPicture
  backdrop: string
  /** What everybody has of it, guests together; empty where it is for one. */
  shares: readonly PersonShare[]
  /** For how many servings its recipe is cooked, later meals and guests included; null for leftovers, and where it is for one. */
  serves: number | null
  /** How many times the recipe's amounts are cooked, where it is not written for everybody. */
  timesRecipe: number | null
}

export type PlanDayView = {
  dayIndex: number
  /** Plain date. */
  date: string
  /** In slot order; slots still to be filled are missing. */
  meals: readonly PlannedMealView[]
  /** What its own meals are to bring: less than the plan's targets where meals are eaten out. */
  target: Macros
  /** Meals eaten out or skipped. */
  away: readonly AwayMeal[]
  /** Slots without a meal. */
  openSlots: readonly MealSlot[]
  /** Sentences: what comes out of the freezer on its evening. */
  takeOut: readonly string[]
  total: Macros
  isMet: boolean
  /** Sentences: by how much it misses, and why. */
  reasons: readonly string[]
  /** Minutes a cook is busy. */
  activeMinutes: number
  /** Of these, for what was not cooked yet. */
  toCookMinutes: number
  fiberG: number
  sodiumMg: number
  saturatedFatG: number
  /** Everybody's day; empty where the plan is for one. */
  table: readonly PersonDay[]
  guests: number
  /** What is taken out of the freezer in the evening, in a sentence; null where nothing is. */
  thawing: string | null
  /** A newer plan replaces it; only the owner of both sees its name. */
  replacedBy: { planId: string; name: string } | 'another' | null
}

export type PlanDetail = PlanSummary & {
  description: string
  targets: Macros
  /** "Your goal comes to …": not empty when the floor acted. */
  /** The day's energy against what keeps the weight, in a sentence. */
  energy: { targetKcal: number; maintenanceKcal: number }
  /** Whether dishes of the cookbook are written with less salt than it prints. */
  isLightlySalted: boolean
  notes: readonly string[]
  days: readonly PlanDayView[]
  /** Sentences on fibre, salt and the like where the days do not bring what is advised. */
  health: readonly string[]
  /** How much can be cooked with the pantry and the marked foods; null if the whole list is just as short. */
  buyFirst: { foods: number; mealsCooked: number; meals: number } | null
  /** What the stock lacks, for everyone who eats, in shop sizes; `isFirst` marks the few foods that help most. */
  toBuy: readonly { name: string; buyText: string; aisle: Aisle; isFirst?: boolean }[]
  /** A sentence on raw meat and fish to buy that doesn't keep until it is cooked; null where there is none. */
  freezeNote: string | null
  /** Pantry rows the plan could not use, with the reason. */
  leftOut: readonly { name: string; reason: string }[]
  /** Counts changes: a change of an older state is refused. */
  revision: number
  /** Public name of whoever made it; null where it is the member's own. */
  maker: string | null
  mayChange: boolean
  /** Names of those it is for, whoever made it first; one alone where it is for one. */
  people: readonly string[]
  /** The last change can be taken back. */
  canUndo: boolean
}

/** Somebody of the household who may eat along. */
export type TableChoice = { id: string; name: string; kcal: number }

/** What a meal's buttons ask the page for. */
export type MealCommands = {
  onSwap: (meal: PlannedMealView) => void
  onMove: (meal: PlannedMealView) => void
  /** "Not this again". */
  onRefuse: (meal: PlannedMealView) => void
}

/** What the dialog begins with for a plan after an existing one. */
export type FollowingPlan = {
  /** The plan it follows. */
  planId: string
  name: string
  startDate: string
  entries: PlanEntries
  /** Who of the household ate along. */
  table: { personIds: readonly string[]; variesDishes: boolean }
}

/** What commands of a plan's page name. */
export type PlanFacts = Pick<PlanDetail, 'id' | 'name' | 'revision' | 'mayChange' | 'people'>

/** What polling and the stream both say. */
export type PlanProgress = { planId: string; status: PlanStatus; mealsDone: number; mealsTotal: number }

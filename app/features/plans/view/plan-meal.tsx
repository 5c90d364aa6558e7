import { Link } from 'react-router'
import { EnergyFigure, EnergyUnitName } from '#app/features/page/energy.tsx'
import { mealTypeLabel } from '#app/domain/planning/meal-split.ts'
import { rememberPlan } from '#app/features/plans/plan-context-storage.ts'
import { usePlanChange } from '#app/features/plans/change/use-plan-change.ts'
import { isAwayIntent } from '#app/features/plans/change/away-intents.ts'
import { dateInWords } from '#app/features/page/date-in-words.ts'
import { formatKcal, formatMinutes } from '#app/features/recipes/view/figures.ts'
import { Backdrop } from '#app/ui/backdrop.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { SheetIcon } from '#app/ui/icon-sheet.tsx'
import layout from '#app/ui/layout.module.css'
import { Bone, BoneLines } from '#app/ui/skeleton.tsx'
import { Tag } from '#app/ui/tag.tsx'
import text from '#app/ui/text.module.css'
import { MealActions } from './meal-actions.tsx'
import styles from './plan-meal.module.css'
import type { MealCommands, PlanFacts, PlannedMealView } from './plan-view.ts'
import { placeId, servingsInWords } from './plan-words.ts'
import { MealShares } from './table-shares.tsx'

type PlanMealProps = MealCommands & {
  plan: PlanFacts
  meal: PlannedMealView
  /** Meals are still being made, or somebody else's: nothing can be changed. */
  isFixed: boolean
}

/** A meal of a plan: what it is, what it brings, and under it what can be done with it. */
export function PlanMeal({ plan, meal, isFixed, ...commands }: PlanMealProps) {
  const { pending, isBusy } = usePlanChange(plan.id)
  const isOwnChange = pending?.mealId === meal.id
  // Its buttons stay on the page while another dish is looked for: they keep the focus.
  const isChanging = isOwnChange && (pending.intent === 'swap' || isAwayIntent(pending.intent))
  const isLocked =
    isOwnChange && (pending.intent === 'lock' || pending.intent === 'unlock')
      ? pending.intent === 'lock'
      : meal.isLocked
  return (
    <li
      id={placeId(meal)}
      tabIndex={-1}
      className={styles.meal}
      data-testid="meal"
      data-locked={isLocked || undefined}
      aria-busy={isChanging || undefined}
    >
      {isChanging ? (
        <Bone className={styles.bone} />
      ) : (
        <Backdrop
          backdrop={meal.backdrop}
          picture={{ ...meal.picture, alt: '' }}
          isSquare
          isLazy
          className={styles.picture}
        />
      )}
      <div className={styles.what}>
        <p className={styles.label}>
          <span>{mealTypeLabel(meal.slot)}</span>
          {!isChanging && (
            <b className={text.num}>
              <EnergyFigure kcal={meal.kcal} />{' '}
              <small>
                <EnergyUnitName />
              </small>
            </b>
          )}
        </p>
        {isChanging ? <BoneLines widths={['80%', '55%']} /> : <MealWords plan={plan} meal={meal} />}
      </div>
      <div className={classNames(layout.noPrint, styles.actions)}>
        <PlanRecipeLink plan={plan} meal={meal} className={styles.view}>
          View Recipe <span className={text.srOnly}>→ {meal.recipeName}</span>
          <SheetIcon name="view" />
        </PlanRecipeLink>
        {!isFixed && meal.cookedOn === null && (
          <MealActions plan={plan} meal={meal} isLocked={isLocked} isBusy={isBusy} {...commands} />
        )}
      </div>
    </li>
  )
}

function MealWords({ plan, meal }: { plan: PlanFacts; meal: PlannedMealView }) {
  return (
    <>
      <h4>
        <PlanRecipeLink plan={plan} meal={meal}>
          {meal.recipeName}
        </PlanRecipeLink>
      </h4>
      <p className={styles.facts}>
        {servingsInWords(meal.servings)},{' '}
        <span className={text.num}>{formatMinutes(meal.cookingTimeMin)}</span>.{' '}
        <span className={text.num}>
          P {formatKcal(meal.proteinG)} g, C {formatKcal(meal.carbsG)} g, F {formatKcal(meal.fatG)} g
        </span>
      </p>
      <Marks meal={meal} />
      <MealShares meal={meal} />
    </>
  )
}

function Marks({ meal }: { meal: PlannedMealView }) {
  const { expiringUsed, isFilledByKitchen, isAssumed, leftoverOf, isFromFreezer, portionsCooked, cookedOn } =
    meal
  const isPlain =
    !isFilledByKitchen && !isAssumed && leftoverOf === null && portionsCooked === 1 && cookedOn === null
  if (isPlain && expiringUsed.length === 0) return null
  return (
    <p className={styles.marks}>
      {cookedOn !== null && (
        <Tag tone="ok" className={styles.mark}>
          Cooked on {dateInWords(cookedOn)}
        </Tag>
      )}
      {leftoverOf !== null && (
        <Tag className={styles.mark}>
          {isFromFreezer ? 'From the freezer: ' : 'Leftover of '}
          {leftoverOf}
        </Tag>
      )}
      {portionsCooked > 1 && <Tag className={styles.mark}>Cooked for {portionsCooked} meals</Tag>}
      {expiringUsed.length > 0 && (
        <Tag tone="warn" className={styles.mark}>
          Uses up {expiringUsed.join(', ')}
        </Tag>
      )}
      {isFilledByKitchen && <Tag className={styles.mark}>Filled by the kitchen</Tag>}
      {isAssumed && (
        <Tag tone="warn" className={styles.mark}>
          Figures assumed
        </Tag>
      )}
    </p>
  )
}

type LinkProps = {
  plan: PlanFacts
  meal: PlannedMealView
  className?: string | undefined
  children: React.ReactNode
}

function PlanRecipeLink({ plan, meal, className, children }: LinkProps) {
  return (
    <Link
      className={className}
      to={meal.href}
      onClick={() => rememberPlan({ planId: plan.id, planName: plan.name })}
    >
      {children}
    </Link>
  )
}

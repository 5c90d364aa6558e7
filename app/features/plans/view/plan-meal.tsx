import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import CookingPot from 'lucide-react/icons/cooking-pot'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { Link } from 'react-router'
import type { AwayMeal } from '#app/domain/planning/meals-away.ts'
import { type MealSlot, mealTypeLabel } from '#app/domain/planning/meal-split.ts'
import { caloriesAddress } from '#app/features/calories/diary-day.ts'
import { useToday } from '#app/features/page/use-today.ts'
import { formatKcal, formatMinutes } from '#app/features/recipes/view/figures.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Backdrop } from '#app/ui/backdrop.tsx'
import { Menu, MenuButton } from '#app/ui/menu.tsx'
import { Bone, BoneLines } from '#app/ui/skeleton.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { rememberPlan } from '#app/features/plans/plan-context-storage.ts'
import type { PlanFacts, PlannedMealView } from './plan-view.ts'
import { servingsInWords } from './plan-words.ts'
import { planAddress } from '#app/features/plans/plan-addresses.ts'
import { MealShares } from './table-shares.tsx'
import { usePlanChange } from '#app/features/plans/change/use-plan-change.ts'
import styles from './plan-day.module.css'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'

type PlanMealProps = {
  plan: PlanFacts
  meal: PlannedMealView
  /** Meals are still being made: nothing can be changed yet. */
  isFixed: boolean
  onMove: (meal: PlannedMealView) => void
}

/** A meal of a plan: what it is, what it brings, and what can be done with it. */
export function PlanMeal({ plan, meal, isFixed, onMove }: PlanMealProps) {
  const { pending, isBusy } = usePlanChange(plan.id)
  const isOwnChange = pending?.mealId === meal.id
  if (isOwnChange && pending.intent === 'swap') return <ComingMeal slot={meal.slot} />
  const isLocked =
    isOwnChange && (pending.intent === 'lock' || pending.intent === 'unlock')
      ? pending.intent === 'lock'
      : meal.isLocked
  const label = mealTypeLabel(meal.slot)
  return (
    <li className={styles.meal} data-testid="meal" data-locked={isLocked || undefined}>
      <Backdrop
        backdrop={meal.backdrop}
        picture={{ ...meal.picture, alt: '' }}
        isSquare
        isLazy
        className={styles.picture}
      />
      <div>
        <p className={classNames(text.small, text.muted)}>{label}</p>
        <h4>
          <PlanRecipeLink plan={plan} meal={meal}>
            {meal.recipeName}
          </PlanRecipeLink>
        </h4>
        <p className={classNames(text.small, text.muted)}>
          {servingsInWords(meal.servings)},{' '}
          <span className={text.num}>{formatMinutes(meal.cookingTimeMin)}</span>.{' '}
          <span className={text.num}>
            P {formatKcal(meal.proteinG)} g, C {formatKcal(meal.carbsG)} g, F {formatKcal(meal.fatG)} g
          </span>
        </p>
        <Marks meal={meal} isLocked={isLocked} />
        <MealShares meal={meal} />
        <PlanRecipeLink plan={plan} meal={meal} className={classNames(layout.noPrint, text.small)}>
          View Recipe →<span className={text.srOnly}> {meal.recipeName}</span>
        </PlanRecipeLink>
      </div>
      <div className={styles.end}>
        <b className={text.num}>
          {formatKcal(meal.kcal)} <small>kcal</small>
        </b>
        {!isFixed && (
          <MealMenu
            plan={plan}
            meal={meal}
            label={label}
            isLocked={isLocked}
            isBusy={isBusy}
            onMove={onMove}
          />
        )}
      </div>
    </li>
  )
}

function Marks({ meal, isLocked }: { meal: PlannedMealView; isLocked: boolean }) {
  const { expiringUsed, isFilledByKitchen, isAssumed, leftoverOf, portionsCooked } = meal
  const isPlain = !isLocked && !isFilledByKitchen && !isAssumed && leftoverOf === null && portionsCooked === 1
  if (isPlain && expiringUsed.length === 0) return null
  return (
    <p className={styles.marks}>
      {isLocked && (
        <Tag tone="ok" className={styles.mark}>
          Locked
        </Tag>
      )}
      {leftoverOf !== null && <Tag className={styles.mark}>Leftover of {leftoverOf}</Tag>}
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

type LinkProps = { plan: PlanFacts; meal: PlannedMealView; className?: string; children: React.ReactNode }

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

type MealMenuProps = Omit<PlanMealProps, 'isFixed'> & { label: string; isLocked: boolean; isBusy: boolean }

function MealMenu({ plan, meal, label, isLocked, isBusy, onMove }: MealMenuProps) {
  const { Form } = usePlanChange(plan.id)
  const menuId = `meal-${meal.dayIndex}-${meal.slot}`
  return (
    <>
      <MenuButton
        menuId={menuId}
        className={buttonClass(
          { variant: 'quiet', isIcon: true, isSmall: true },
          classNames(layout.noPrint, styles.change),
        )}
        aria-label={`Change ${label} of day ${meal.dayIndex + 1}`}
      >
        <Ellipsis className={text.icon} aria-hidden />
      </MenuButton>
      <Menu id={menuId} label={`${label} of day ${meal.dayIndex + 1}`}>
        <Form
          method="post"
          action={planAddress(plan.id)}
          onSubmit={(event) => {
            if (isBusy) event.preventDefault()
          }}
        >
          <input type="hidden" name="planId" value={plan.id} />
          <input type="hidden" name="revision" value={plan.revision} />
          <input type="hidden" name="mealId" value={meal.id} />
          <button name="intent" value="swap">
            <RefreshCw className={text.icon} aria-hidden />
            Swap for another dish
          </button>
          <button name="intent" value={isLocked ? 'unlock' : 'lock'}>
            {isLocked ? (
              <LockOpen className={text.icon} aria-hidden />
            ) : (
              <Lock className={text.icon} aria-hidden />
            )}
            {isLocked ? 'Unlock' : 'Lock'}
          </button>
          <Link to={`/pantry/cook?recipe=${meal.recipeId}`}>
            <CookingPot className={text.icon} aria-hidden />
            Cooked
          </Link>
          <button type="button" className={layout.needsScript} onClick={() => onMove(meal)}>
            <ArrowLeftRight className={text.icon} aria-hidden />
            Move to…
          </button>
        </Form>
      </Menu>
    </>
  )
}

/** A meal still to come. */
export function ComingMeal({ slot }: { slot: MealSlot }) {
  return (
    <li className={styles.meal} data-testid="meal" aria-busy>
      <Bone className={styles.bone} />
      <div>
        <p className={classNames(text.small, text.muted)}>
          {mealTypeLabel(slot)}
          <span className={text.srOnly}>, on its way</span>
        </p>
        <BoneLines widths={['80%', '55%']} />
      </div>
    </li>
  )
}

/** A meal that is eaten out or skipped: what is set aside for it, and the way to note what it was. */
export function MealAwayRow({ meal, date }: { meal: AwayMeal; date: string }) {
  const isToCome = date > useToday(date)
  const isOut = meal.kind === 'out'
  return (
    <li className={classNames(styles.meal, styles.noMeal)} data-testid="meal-away">
      <div>
        <p className={classNames(text.small, text.muted)}>{mealTypeLabel(meal.slot)}</p>
        <p>{isOut ? 'Eaten out' : 'Skipped'}</p>
        {isOut && (
          <>
            <p className={classNames(text.small, text.muted)}>
              About {Math.round(meal.share * 100)} % of the day is set aside for it (
              <span className={text.num}>{formatKcal(meal.kcal)} kcal</span>, an estimate).
            </p>
            {isToCome ? (
              <p className={classNames(layout.noPrint, text.small, text.muted)}>
                What you ate can be noted on the day.
              </p>
            ) : (
              <Link to={caloriesAddress(date)} className={classNames(layout.noPrint, text.small)}>
                Note what you ate →
              </Link>
            )}
          </>
        )}
      </div>
    </li>
  )
}

/** A slot that stayed empty. */
export function OpenSlot({ slot }: { slot: MealSlot }) {
  return (
    <li className={classNames(styles.meal, styles.noMeal)} data-testid="meal">
      <div>
        <p className={classNames(text.small, text.muted)}>{mealTypeLabel(slot)}</p>
        <p>No meal yet</p>
      </div>
    </li>
  )
}

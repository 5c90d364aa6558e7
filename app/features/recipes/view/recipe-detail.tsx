import CalendarPlus from 'lucide-react/icons/calendar-plus'
import CookingPot from 'lucide-react/icons/cooking-pot'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import Printer from 'lucide-react/icons/printer'
import Share2 from 'lucide-react/icons/share-2'
import Soup from 'lucide-react/icons/soup'
import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router'
import { useEnergy } from '#app/features/page/energy.tsx'
import type { InPantry } from '#app/domain/shopping/in-pantry.ts'
import { waitingMinOf } from '#app/domain/recipe/waiting-time.ts'
import type { MeasureSystem } from '#app/domain/recipe/measure-systems.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Dial } from '#app/ui/dial.tsx'
import { opensDialog } from '#app/ui/invokers.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import { CookMode } from './cook-mode.tsx'
import { DietPanel } from './diet-panel.tsx'
import { formatKcal, formatMinutes, macroShares } from './figures.ts'
import { IngredientList } from './ingredient-list.tsx'
import { KcalDoubtsNote } from './kcal-doubts-note.tsx'
import { NutritionPanel } from './nutrition-panel.tsx'
import type { RecipeDetailData } from '#app/features/recipes/present-recipe.server.ts'
import styles from './recipe-detail.module.css'
import { RecipeFacts } from './recipe-facts.tsx'
import { SHARE_DIALOG } from '#app/features/recipes/saved/share-parts.tsx'
import { RecipeNotesPanel } from './recipe-notes.tsx'
import { ShopForMissing } from './shop-for-recipe.tsx'
import { StockLine } from './stock-line.tsx'
import { StepText } from './step-text.tsx'
import { RunningTimers, TimerButtons } from './timer-parts.tsx'
import { useCookHistory } from './use-cook-history.ts'
import { useRecipeView, useTicks } from './use-recipe-view.ts'
import { useStepTimers } from './use-step-timers.ts'

type RecipeDetailProps = {
  recipe: RecipeDetailData
  initial: { servings: number; system: MeasureSystem }
  /** Where "Back to Recipes" and the like lead. */
  back: { label: string; href: string }
  /** Under the facts: "Shared by anna". */
  byline?: ReactNode
  /** For whom it is cooked differently; said before the ingredients, also while cooking. */
  variations?: ReactNode
  /** Whoever looks has a shopping list. */
  canShop?: boolean
  /** The owner may share it and has not yet. */
  canShare: boolean
  /** Where it is written down as cooked; left out for visitors. */
  cookedHref?: string | undefined
  /** Where what was eaten of it is written down; for members with a diary. */
  logHref?: string | undefined
  /** Id of the dialog that puts it in a plan; for its owner. */
  planDialog?: string | undefined
  /** Of a plan: how many meals are cooked at once of what is portioned for one. */
  portionsCooked?: number
  /** How much of it the member has; null for visitors. */
  stock?: InPantry | null
  /** Edit, duplicate, download, delete. */
  menu?: ReactNode
  /** Offered under the drawn plate: to have a picture made. */
  pictureAction?: ReactNode
  /** What went wrong with the last thing done here. */
  failure?: string | undefined
  /** Below the nutrition: comments. */
  children?: ReactNode
  /** Sharing, recipes like this one. */
  aside: ReactNode
}

/** A recipe on its own page, to read, to cook from and to print. */
export function RecipeDetail({
  recipe,
  initial,
  back,
  byline,
  variations,
  canShop = false,
  canShare,
  cookedHref,
  logHref,
  planDialog,
  portionsCooked = 1,
  stock = null,
  menu,
  pictureAction,
  failure,
  children,
  aside,
}: RecipeDetailProps) {
  const energy = useEnergy()
  const view = useRecipeView(recipe, initial)
  const ticks = useTicks(recipe.id)
  const timers = useStepTimers(recipe.id)
  const cooking = useCookHistory(recipe.id, view.steps.length)
  const isCooking = cooking.step !== null
  const { picture } = recipe
  return (
    <>
      <div className={styles.head} style={{ '--backdrop': `var(--${recipe.backdrop})` } as CSSProperties}>
        <div className={classNames(layout.wrap, styles.headInner)}>
          <div>
            <Link to={back.href} className={classNames(layout.noPrint, text.small, styles.back)}>
              {back.label}
            </Link>
            <h1 className={styles.name}>{recipe.name}</h1>
            <KeyFigures recipe={recipe} />
            <KcalDoubtsNote {...recipe.kcalDoubts} className={styles.doubts} />
            {recipe.description && (
              <p className={classNames(text.lede, styles.description)}>{recipe.description}</p>
            )}
            <RecipeFacts
              difficulty={recipe.difficulty}
              cuisineType={recipe.cuisineType}
              className={styles.facts}
            />
            {byline && <p className={classNames(text.small, styles.byline)}>{byline}</p>}
            <div className={classNames(layout.row, layout.noPrint, styles.actions)}>
              {view.steps.length > 0 && (
                <Button className={layout.needsScript} onClick={cooking.open}>
                  <CookingPot className={text.icon} aria-hidden />
                  Start cooking
                </Button>
              )}
              {cookedHref && (
                <LinkButton
                  as={Link}
                  variant="secondary"
                  className={styles.withSymbol}
                  to={`${cookedHref}&servings=${view.servings * portionsCooked}`}
                >
                  <Soup className={text.icon} aria-hidden />
                  Cooked
                </LinkButton>
              )}
              {logHref && (
                <LinkButton as={Link} variant="secondary" className={styles.withSymbol} to={logHref}>
                  <NotebookPen className={text.icon} aria-hidden />
                  Log it
                </LinkButton>
              )}
              {planDialog && (
                <Button variant="secondary" className={styles.withSymbol} {...opensDialog(planDialog)}>
                  <CalendarPlus className={text.icon} aria-hidden />
                  Add to plan
                </Button>
              )}
              {canShare && (
                <Button variant="secondary" className={styles.withSymbol} {...opensDialog(SHARE_DIALOG)}>
                  <Share2 className={text.icon} aria-hidden />
                  Share Recipe
                </Button>
              )}
              <Button
                variant="quiet"
                isIcon
                className={classNames(layout.needsScript, styles.back)}
                aria-label="Print"
                onClick={() => window.print()}
              >
                <Printer className={text.icon} aria-hidden />
              </Button>
              {menu}
            </div>
            {stock && (
              <div className={classNames(layout.row, layout.noPrint, styles.stock)}>
                <StockLine stock={stock} />
                {stock.missing.length + stock.short.length > 0 && (
                  <ShopForMissing
                    recipeKey={recipe.id}
                    name={recipe.name}
                    lines={view.lines.map(({ whole }) => whole)}
                  />
                )}
              </div>
            )}
            {failure && (
              <Notice tone="error" className={styles.failure}>
                {failure}
              </Notice>
            )}
          </div>
          <div>
            {picture.isPhoto ? (
              <img src={picture.src} alt={picture.alt} width="520" height="390" className={styles.photo} />
            ) : (
              <Dial
                label="Share of calories"
                shares={macroShares(recipe.nutrition.perServing)}
                energy={energy.words(recipe.nutrition.perServing.kcal)}
                picture={{ src: picture.src, alt: picture.alt }}
                className={styles.dial}
              />
            )}
            <p className={classNames(layout.noPrint, text.small, styles.caption)}>{recipe.pictureNote}</p>
            {!picture.isPhoto && pictureAction}
          </div>
        </div>
      </div>
      <div className={classNames(layout.wrap, styles.body)}>
        <div className={styles.main}>
          {variations}
          <div className={styles.pair}>
            <IngredientList
              view={view}
              ticks={ticks}
              uncounted={recipe.nutrition.uncounted}
              inPantry={stock && pantryMarks(recipe, stock)}
              shopping={canShop ? { recipeKey: recipe.id, name: recipe.name } : null}
            />
            <section aria-label="Instructions">
              <h2 className={text.heading3}>Instructions</h2>
              {view.timesNote && view.steps.length > 0 && (
                <p className={classNames(text.small, text.muted, styles.timesNote)}>{view.timesNote}</p>
              )}
              {view.steps.length === 0 ? (
                <p className={classNames(text.muted, styles.noSteps)}>This recipe has no steps yet.</p>
              ) : (
                <ol className={styles.method}>
                  {view.steps.map((step, index) => (
                    <li key={index}>
                      {step.heading && <h3 className={text.heading4}>{step.heading}</h3>}
                      <div>
                        <StepText parts={step.parts} />
                        <TimerButtons
                          stepText={step.said}
                          step={index + 1}
                          lines={view.lines}
                          timers={timers}
                        />
                      </div>
                    </li>
                  ))}
                </ol>
              )}
            </section>
          </div>
          {recipe.notes && <RecipeNotesPanel notes={recipe.notes} />}
          <NutritionPanel nutrition={recipe.nutrition} />
          <DietPanel {...recipe} />
          <p className={classNames(text.small, text.muted)}>Written by {recipe.writtenBy}.</p>
          {children}
        </div>
        <aside className={classNames(layout.noPrint, styles.aside)}>{aside}</aside>
      </div>
      {!isCooking && <RunningTimers timers={timers} />}
      <CookMode
        name={recipe.name}
        view={view}
        ticks={ticks}
        timers={timers}
        cooking={cooking}
        variations={variations}
        cookedHref={cookedHref && `${cookedHref}&servings=${view.servings * portionsCooked}`}
      />
    </>
  )
}

/** What one wants to know first: energy, protein and time, before the words. */
function KeyFigures({ recipe }: { recipe: RecipeDetailData }) {
  const energy = useEnergy()
  const { nutrition, cookingTimeMin, servings, instructions } = recipe
  const waitingMin = waitingMinOf(instructions)
  const waiting =
    waitingMin > 0 && waitingMin < cookingTimeMin ? `${formatMinutes(waitingMin)} of it waiting` : ''
  const { kcal, proteinG } = nutrition.perServing
  const figures = [
    [servings === 1 ? 'Energy' : 'Energy a serving', energy.figure(kcal), energy.unit],
    ['Protein', formatKcal(proteinG), 'g'],
    ['Time', formatMinutes(cookingTimeMin), waiting],
  ]
  return (
    <dl className={styles.keyFigures}>
      {figures.map(([label, figure, unit]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className={text.num}>{figure}</span> {unit && <small>{unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Lines whose food is in the pantry, by their text: all of it, or not enough. */
function pantryMarks({ nutrition }: RecipeDetailData, { missing, short }: InPantry) {
  return new Map(
    nutrition.counted.flatMap(({ text: line, foodName }) =>
      missing.includes(foodName) ? [] : [[line, short.includes(foodName) ? 'short' : 'enough'] as const],
    ),
  )
}

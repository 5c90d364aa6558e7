import CookingPot from 'lucide-react/icons/cooking-pot'
import Printer from 'lucide-react/icons/printer'
import Share2 from 'lucide-react/icons/share-2'
import Soup from 'lucide-react/icons/soup'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { InPantry } from '#app/domain/shopping/in-pantry.ts'
import type { MeasureSystem } from '#app/domain/recipe/measure-systems.ts'
import { unbrokenFigures } from '#app/domain/recipe/unbroken-figures.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Dial } from '#app/ui/dial.tsx'
import { opensDialog } from '#app/ui/invokers.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import { CookMode } from './cook-mode.tsx'
import { DietPanel } from './diet-panel.tsx'
import { formatKcal, macroShares } from './figures.ts'
import { IngredientList } from './ingredient-list.tsx'
import { NutritionPanel } from './nutrition-panel.tsx'
import type { RecipeDetailData } from '#app/features/recipes/present-recipe.server.ts'
import styles from './recipe-detail.module.css'
import { RecipeFacts } from './recipe-facts.tsx'
import { SHARE_DIALOG } from '#app/features/recipes/saved/share-parts.tsx'
import { RecipeNotesPanel } from './recipe-notes.tsx'
import { ShopForMissing } from './shop-for-recipe.tsx'
import { StockLine } from './stock-line.tsx'
import { RunningTimers, TimerButtons } from './timer-parts.tsx'
import { useRecipeView, useTicks } from './use-recipe-view.ts'
import { useStepTimers } from './use-step-timers.ts'

type RecipeDetailProps = {
  recipe: RecipeDetailData
  initial: { servings: number; system: MeasureSystem }
  /** Where "Back to Recipes" and the like lead. */
  back: { label: string; href: string }
  /** Under the facts: "Shared by anna". */
  byline?: ReactNode
  /** Whoever looks has a shopping list. */
  canShop?: boolean
  /** The owner may share it and has not yet. */
  canShare: boolean
  /** Where it is written down as cooked; left out for visitors. */
  cookedHref?: string | undefined
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
  canShop = false,
  canShare,
  cookedHref,
  portionsCooked = 1,
  stock = null,
  menu,
  pictureAction,
  failure,
  children,
  aside,
}: RecipeDetailProps) {
  const view = useRecipeView(recipe, initial)
  const ticks = useTicks(recipe.id)
  const timers = useStepTimers()
  const [isCooking, setIsCooking] = useState(false)
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
            {recipe.description && (
              <p className={classNames(text.lede, styles.description)}>{recipe.description}</p>
            )}
            <RecipeFacts
              cookingTimeMin={recipe.cookingTimeMin}
              difficulty={recipe.difficulty}
              cuisineType={recipe.cuisineType}
              instructions={recipe.instructions}
              className={styles.facts}
            />
            {byline && <p className={classNames(text.small, styles.byline)}>{byline}</p>}
            <div className={classNames(layout.row, layout.noPrint, styles.actions)}>
              {view.steps.length > 0 && (
                <Button className={layout.needsScript} onClick={() => setIsCooking(true)}>
                  <CookingPot className={text.icon} aria-hidden />
                  Start cooking
                </Button>
              )}
              {cookedHref && (
                <LinkButton
                  as={Link}
                  variant="secondary"
                  to={`${cookedHref}&servings=${view.servings * portionsCooked}`}
                >
                  <Soup className={text.icon} aria-hidden />
                  Cooked
                </LinkButton>
              )}
              {canShare && (
                <Button variant="secondary" {...opensDialog(SHARE_DIALOG)}>
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
                kcal={formatKcal(recipe.nutrition.perServing.kcal)}
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
          <div className={styles.pair}>
            <IngredientList
              view={view}
              ticks={ticks}
              uncounted={recipe.nutrition.uncounted}
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
                      <div>
                        {unbrokenFigures(step)}
                        <TimerButtons stepText={step} step={index + 1} timers={timers} />
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
        isOpen={isCooking}
        cookedHref={cookedHref && `${cookedHref}&servings=${view.servings * portionsCooked}`}
        onClose={() => setIsCooking(false)}
      />
    </>
  )
}

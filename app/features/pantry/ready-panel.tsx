import { FoodPreferencesLine } from '#app/features/account/food-preferences-line.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { opensDialog } from '#app/ui/invokers.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import card from '#app/ui/card.module.css'

type ReadyPanelProps = {
  hasIngredients: boolean
  /** The dialog in which a plan is asked for. */
  dialogId: string
  /** The member's food preferences in words; empty without any, null where they cannot be read. */
  dietaryPreferences: string | null
}

/** The way from the pantry to a plan. */
export function ReadyPanel({ hasIngredients, dialogId, dietaryPreferences }: ReadyPanelProps) {
  return (
    <section className={classNames(card.card, card.pad, layout.stack)} aria-labelledby="ready-heading">
      <h2 id="ready-heading" className={text.heading3}>
        Ready to Plan Your Meals?
      </h2>
      <p className={text.muted}>
        Meals for your days that meet your targets, made of what you have. What expires first is used first,
        what has expired is left out.
      </p>
      {dietaryPreferences !== null && <FoodPreferencesLine dietaryPreferences={dietaryPreferences} />}
      {hasIngredients ? (
        <Button isBlock {...opensDialog(dialogId)}>
          Start Planning
        </Button>
      ) : (
        <Button isBlock disabledReason="Add some ingredients first to get started">
          Start Planning
        </Button>
      )}
    </section>
  )
}

import { Link } from 'react-router'
import { FoodPreferencesLine } from '#app/features/account/food-preferences-line.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { opensDialog } from '#app/ui/invokers.ts'
import field from '#app/ui/field.module.css'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import card from '#app/ui/card.module.css'

type ReadyPanelProps = {
  hasIngredients: boolean
  /** The dialog in which a plan is asked for. */
  dialogId: string
  /** The member's food preferences in words; empty without any, null where they cannot be read. */
  dietaryPreferences: string | null
  /** Names of the others in the household, who are planned for; empty without any. */
  table: readonly string[]
}

/** The way from the pantry to a plan. */
export function ReadyPanel({ hasIngredients, dialogId, dietaryPreferences, table }: ReadyPanelProps) {
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
      <p className={field.hint}>
        {table.length === 0 ? 'Do others eat with you? ' : `At your table: you, ${table.join(', ')}. `}
        <Link to="/household">{table.length === 0 ? 'Enter your household' : 'Change who'}</Link>
      </p>
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

import { MAX_RECIPES_PER_GENERATION, type Tier } from '#app/domain/allowance.ts'
import { CUISINES, DIETARY_RESTRICTIONS, SERVINGS, SKILL_LEVELS } from '#app/domain/recipe/recipe.ts'
import { FoodPreferencesLine } from '#app/features/account/food-preferences-line.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { SelectField } from '#app/ui/field.tsx'
import { Segmented } from '#app/ui/segmented.tsx'
import text from '#app/ui/text.module.css'
import styles from './recipe-generator.module.css'
import field from '#app/ui/field.module.css'

const RECIPE_COUNTS = [1, 2, 3]

export type Preferences = Record<'cuisine' | 'dietaryRestriction' | 'servings' | 'skillLevel', string>

/** The specification's. */
const DEFAULTS: Preferences = {
  cuisine: 'Any',
  dietaryRestriction: 'None',
  servings: '2',
  skillLevel: 'Beginner',
}

/** What of a form or an address is a preference; the server checks every value again. */
export function preferencesIn(values: Iterable<readonly [string, unknown]>): Partial<Preferences> {
  const offered: Record<keyof Preferences, readonly string[]> = {
    cuisine: CUISINES,
    dietaryRestriction: DIETARY_RESTRICTIONS,
    servings: SERVINGS.map(String),
    skillLevel: SKILL_LEVELS,
  }
  const known = Object.entries(offered)
  return Object.fromEntries(
    [...values].filter(([name, value]) =>
      known.some(([own, options]) => own === name && options.some((option) => option === value)),
    ),
  )
}

type PreferenceFieldsProps = {
  tier: Tier | null
  dietaryPreferences: string
  /** Chosen before, where the form comes back. */
  chosen: Partial<Preferences>
}

/** How one wants to eat. */
export function PreferenceFields({ tier, dietaryPreferences, chosen }: PreferenceFieldsProps) {
  const first = { ...DEFAULTS, ...chosen }
  const most = MAX_RECIPES_PER_GENERATION[tier ?? 'free']
  return (
    <fieldset className={styles.preferences}>
      <legend className={text.srOnly}>Preferences</legend>
      <SelectField label="Cuisine" name="cuisine" defaultValue={first.cuisine} options={CUISINES} />
      <SelectField
        label="Dietary restriction"
        name="dietaryRestriction"
        defaultValue={first.dietaryRestriction}
        options={DIETARY_RESTRICTIONS}
      />
      {tier !== null && (
        <FoodPreferencesLine
          dietaryPreferences={dietaryPreferences}
          className={classNames(field.hint, styles.whole)}
        />
      )}
      <div className={styles.whole}>
        <Segmented
          legend="Servings"
          name="servings"
          defaultValue={first.servings}
          options={SERVINGS.map(String)}
        />
      </div>
      <div className={styles.whole}>
        <Segmented
          legend="Skill level"
          name="skillLevel"
          defaultValue={first.skillLevel}
          options={SKILL_LEVELS}
        />
      </div>
      <div className={styles.whole}>
        {most === 1 ? (
          <SelectField
            label="Recipes"
            name="numRecipes"
            options={['1']}
            disabled
            hint="With Premium up to 3 recipes at once."
          />
        ) : (
          <Segmented
            legend="Recipes"
            name="numRecipes"
            defaultValue="1"
            options={RECIPE_COUNTS.map(String)}
          />
        )}
      </div>
    </fieldset>
  )
}

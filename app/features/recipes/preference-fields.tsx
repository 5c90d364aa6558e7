import { MAX_RECIPES_PER_GENERATION, type Tier } from '#app/domain/allowance.ts'
import { CUISINES, DIETARY_RESTRICTIONS, SERVINGS, SKILL_LEVELS } from '#app/domain/recipe/recipe.ts'
import { FoodPreferencesLine } from '#app/features/account/food-preferences-line.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { Segmented } from '#app/ui/segmented.tsx'

const RECIPE_COUNTS = [1, 2, 3]

/** How one wants to eat. The defaults are the specification's; the server checks every value again. */
export function PreferenceFields({ tier, wishes }: { tier: Tier | null; wishes: string }) {
  const most = MAX_RECIPES_PER_GENERATION[tier ?? 'free']
  return (
    <fieldset className="prefs">
      <legend className="sr-only">Preferences</legend>
      <SelectField label="Cuisine" name="cuisine" defaultValue="Any" options={CUISINES} />
      <SelectField
        label="Dietary restriction"
        name="dietaryRestriction"
        defaultValue="None"
        options={DIETARY_RESTRICTIONS}
      />
      {tier !== null && <FoodPreferencesLine wishes={wishes} className="prefs-whole hint" />}
      <div className="prefs-whole">
        <Segmented legend="Servings" name="servings" defaultValue="2" options={SERVINGS.map(String)} />
      </div>
      <div className="prefs-whole">
        <Segmented legend="Skill level" name="skillLevel" defaultValue="Beginner" options={SKILL_LEVELS} />
      </div>
      <div className="prefs-whole">
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

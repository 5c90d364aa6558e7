import { Tag } from '#app/ui/tag.tsx'
import type { RecipeDetailData } from '#app/features/recipes/present-recipe.server.ts'

type DietPanelProps = Pick<RecipeDetailData, 'allergens' | 'unknownFoods' | 'diets'>

/** Which of the 14 allergens are in it and which diets it keeps, with the foods that decide. */
export function DietPanel({ allergens, unknownFoods, diets }: DietPanelProps) {
  const kept = diets.filter(({ verdict }) => verdict === 'fits')
  const rest = diets.filter(({ verdict }) => verdict !== 'fits')
  return (
    <section className="card card-pad stack" aria-label="Allergens and diets">
      <h2 className="text-xl">Allergens and diets</h2>
      {allergens.length > 0 ? (
        <dl className="grid gap-2">
          {allergens.map(({ allergen, foods }) => (
            <div key={allergen} className="allergen">
              <dt>{allergen}</dt>
              <dd>{foods.join(', ')}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>None of the 14 allergens is in the ingredients we know.</p>
      )}
      {kept.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="Diets it keeps">
          {kept.map(({ diet }) => (
            <li key={diet}>
              <Tag tone="ok">{diet}</Tag>
            </li>
          ))}
        </ul>
      )}
      {rest.map(({ diet, verdict, because }) => (
        <p key={diet} className="text-sm text-ink-2">
          {verdict === 'breaks' ? `Not ${diet.toLowerCase()}` : `${diet}: not known`} (
          {because.slice(0, 5).join(', ')})
        </p>
      ))}
      {unknownFoods.length > 0 && (
        <p className="text-sm">
          <b>Not known to us:</b> {unknownFoods.join(', ')}. Check the label.
        </p>
      )}
      <p className="text-sm text-ink-2">
        Worked out from the ingredient names. Brands differ: with an allergy, read the label.
      </p>
    </section>
  )
}

import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'

type ShopForRecipeProps = {
  /** The same key again takes the place of what it gave the list before. */
  recipeKey: string
  name: string
  /** For as many servings as are shown. */
  lines: readonly string[]
}

/** Puts what a recipe needs beyond the pantry on the shopping list. */
export function ShopForRecipe({ recipeKey, name, lines }: ShopForRecipeProps) {
  return (
    <Form method="post" action="/shopping" className={layout.noPrint}>
      <input type="hidden" name="intent" value="add-recipe" />
      <input type="hidden" name="recipeKey" value={recipeKey} />
      <input type="hidden" name="label" value={name} />
      {lines.map((line, index) => (
        <input key={index} type="hidden" name="lines[]" value={line} />
      ))}
      <Button type="submit" variant="secondary" isSmall>
        <ShoppingBasket className={text.icon} aria-hidden />
        Add to shopping list
      </Button>
    </Form>
  )
}

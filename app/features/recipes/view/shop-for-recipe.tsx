import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { Form, useFetcher, useNavigate } from 'react-router'
import type { FormResult } from '#app/domain/errors.ts'
import { Button } from '#app/ui/button.tsx'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import { showToast } from '#app/ui/toasts.ts'

type ShopForRecipeProps = {
  /** The same key again takes the place of what it gave the list before. */
  recipeKey: string
  name: string
  /** For as many servings as are shown. */
  lines: readonly string[]
}

const ADDRESS = '/shopping'

/** Puts what a recipe needs beyond the pantry on the shopping list, and goes there. */
export function ShopForRecipe(recipe: ShopForRecipeProps) {
  return (
    <Form method="post" action={ADDRESS} className={layout.noPrint}>
      <RecipeFields intent="add-recipe" {...recipe} />
      <Button type="submit" variant="secondary" isSmall>
        <ShoppingBasket className={text.icon} aria-hidden />
        Add to shopping list
      </Button>
    </Form>
  )
}

type ShopAnswer = { result: FormResult<{ said?: string }> }

/** Puts only the foods on the list that the pantry lacks or has too little of. The page stays; without scripts the list opens. */
export function ShopForMissing(recipe: ShopForRecipeProps) {
  const fetcher = useFetcher<ShopAnswer>()
  const navigate = useNavigate()
  const isUnread = useRef(false)
  const { data, state } = fetcher
  useEffect(() => {
    if (!isUnread.current || state !== 'idle' || !data) return
    isUnread.current = false
    const { result } = data
    if (!result.ok) showToast(result.message)
    else
      showToast(result.value.said ?? 'On your shopping list.', {
        action: { label: 'Show list', onPress: () => void navigate(ADDRESS) },
      })
  }, [data, state, navigate])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isUnread.current) return
    isUnread.current = true
    const form = new FormData(event.currentTarget)
    form.set('stay', '1')
    void fetcher.submit(form, { method: 'post', action: ADDRESS })
  }
  return (
    <fetcher.Form method="post" action={ADDRESS} onSubmit={submit}>
      <RecipeFields intent="add-missing" {...recipe} />
      <Button type="submit" variant="secondary" isSmall>
        <ShoppingBasket className={text.icon} aria-hidden />
        Put what is missing on the list
      </Button>
    </fetcher.Form>
  )
}

function RecipeFields({ intent, recipeKey, name, lines }: ShopForRecipeProps & { intent: string }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="recipeKey" value={recipeKey} />
      <input type="hidden" name="label" value={name} />
      {lines.map((line, index) => (
        <input key={index} type="hidden" name="lines[]" value={line} />
      ))}
    </>
  )
}

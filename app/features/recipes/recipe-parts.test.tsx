import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { RecipeNutrition } from '#app/domain/food/nutrition.ts'
import type { GeneratedRecipe } from '#app/domain/recipe/generation.ts'
import { formatAmount, formatMinutes, macroShares } from './view/figures.ts'
import { IngredientChips } from '#app/features/foods/ingredient-chips.tsx'
import { NutritionPanel } from './view/nutrition-panel.tsx'
import { RecipeCard } from './saved/recipe-card.tsx'
import { RecipeDraftResult } from './generate/recipe-draft-result.tsx'
import { RecipeResult } from './generate/recipe-result.tsx'

const render = (node: ReactNode) => renderToStaticMarkup(<MemoryRouter>{node}</MemoryRouter>)
const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')

const NUTRITION: RecipeNutrition = {
  perServing: {
    kcal: 612,
    proteinG: 29,
    carbsG: 70,
    fatG: 24,
    fiberG: null,
    sugarG: 8,
    sodiumMg: 690,
    saturatedFatG: 8.1,
    cholesterolMg: null,
    vitaminCMg: 48,
    calciumMg: 372,
    ironMg: 7.4,
    alcoholG: 0,
  },
  servings: 2,
  counted: [
    {
      text: '280 g chickpeas',
      foodId: 'chickpeas',
      foodName: 'chickpeas, cooked',
      grams: 280,
      kcal: 1224,
      confidence: 1,
      assumptions: ['drained weight'],
    },
  ],
  uncounted: ['1 tbsp amba sauce'],
  coverage: 0.95,
  kcalRange: { low: 575, high: 655 },
  isVegan: null,
  isVegetarian: true,
}

const RECIPE: GeneratedRecipe = {
  name: 'Lemon chickpeas <b>',
  description: 'Warm and sharp.',
  cookingTimeMin: 30,
  difficulty: 'Beginner',
  cuisineType: 'Mediterranean',
  servings: 2,
  ingredients: [
    { text: '280 g chickpeas', isExtra: false },
    { text: '1 garlic clove', isExtra: true },
    { text: '1 tbsp amba sauce', isExtra: false },
  ],
  instructions: ['Warm the oil.', 'Add the chickpeas.'],
  dishTemplate: 'bowl',
  nutrition: NUTRITION,
  writtenBy: 'the Mealwright kitchen',
  tag: 'Trial Recipe',
  plateUrl: '/plates/x.svg',
  backdrop: 'cloth-sea',
  id: null,
  path: null,
  leftOut: [{ ingredient: 'banana', reason: 'does not fit the dish' }],
}

test('[GEN-26] a result carries the tag of its tier', () => {
  expect(render(<RecipeResult recipe={RECIPE} />)).toContain('>Trial Recipe</span>')
  expect(render(<RecipeResult recipe={{ ...RECIPE, tag: 'Premium Recipe' }} />)).toContain(
    '>Premium Recipe</span>',
  )
})

test('a result says its facts, its figures and what was not counted', () => {
  const html = render(<RecipeResult recipe={RECIPE} />)
  const text = words(html)
  expect(text).toContain(
    '612 kcal a serving. 29 g protein, 70 g carbs, 24 g fat. 1 of 2 ingredients counted.',
  )
  expect(text).toContain('30 minBeginnerMediterranean')
  expect(text).toContain('Ingredientsfor 2 servings')
  expect(html).toMatch(/1 garlic clove<span[^>]*> extra<\/span>/)
  expect(html).toMatch(/1 tbsp amba sauce<span[^>]*> not counted<\/span>/)
  expect(html).toMatch(/<ol[^>]*><li>Warm the oil\.<\/li><li>Add the chickpeas\.<\/li><\/ol>/)
  expect(text).toContain('Left out: banana (does not fit the dish)')
  expect(text).toContain('Written by the Mealwright kitchen')
})

test('how a recipe keeps is told, and variations are announced only where there are any', () => {
  const notes = { storage: 'Keeps 2 days.', variations: [{ name: 'Hot', text: 'With a chilli.' }] }
  const result = words(render(<RecipeResult recipe={{ ...RECIPE, notes }} />))
  expect(result).toContain('Keeping and variations')
  expect(result).toContain('Hot. With a chilli.')
  const plain = render(<RecipeResult recipe={{ ...RECIPE, notes: { ...notes, variations: [] } }} />)
  expect(words(plain)).toContain('Keeping itKeeps 2 days.')
  expect(words(plain)).not.toContain('ariations')
  expect(words(render(<RecipeResult recipe={RECIPE} />))).not.toContain('Keeping')
  const varied = words(render(<RecipeResult recipe={{ ...RECIPE, notes: { ...notes, storage: '' } }} />))
  expect(varied).toContain('VariationsHot. With a chilli.')
  expect(varied).not.toContain('Keeping')
})

test('the notes of a chef are shown as text', () => {
  const notes = {
    storage: '<script>alert(1)</script>',
    variations: [{ name: '<b>Hot</b>', text: '<img src=x onerror=alert(1)>' }],
  }
  const html = render(<RecipeResult recipe={{ ...RECIPE, notes }} />)
  expect(html).not.toMatch(/<script|<img src=x|<b>Hot/)
  expect(html).toContain('&lt;script&gt;')
})

test('a result leads to its page only when it is kept', () => {
  expect(render(<RecipeResult recipe={RECIPE} />)).not.toContain('View Recipe')
  expect(render(<RecipeResult recipe={{ ...RECIPE, path: '/recipe/1/lemon' }} />)).toMatch(
    /href="\/recipe\/1\/lemon"[^>]*>View Recipe</,
  )
})

test('what a chef wrote is shown as text', () => {
  expect(render(<RecipeResult recipe={RECIPE} />)).toContain('Lemon chickpeas &lt;b&gt;')
})

test('[GEN-27] while a picture is made the drawn plate stands in, and the card says so', () => {
  const html = render(<RecipeResult recipe={RECIPE} pictureState="visualizing" />)
  expect(html).toContain('src="/plates/x.svg"')
  expect(html).toMatch(/<output[^>]*>.*Drawing the dish<\/output>/)
})

test('[GEN-29] a failed picture says so over the card, and the drawn plate stays', () => {
  const html = render(<RecipeResult recipe={RECIPE} pictureState="failed" onRetryPicture={() => {}} />)
  expect(html).toMatch(/role="alert">.*Failed to generate image\. Please try again\.<\/p>/)
  expect(html).toContain('src="/plates/x.svg"')
  expect(html).toContain('Try the picture again')
})

test('a draft shows the words that are there and bones where they are missing', () => {
  const empty = render(<RecipeDraftResult recipe={{}} backdrop="cloth-sea" stage="Choosing a dish" />)
  expect(empty).toContain('aria-busy="true"')
  expect(empty).toMatch(/<output[^>]*>Choosing a dish<\/output>/)
  expect(empty).toContain('Picture follows when the text is done')
  const half = render(
    <RecipeDraftResult
      recipe={{ name: 'Dal', instructions: ['Rinse the lentils.'] }}
      backdrop="cloth-sea"
      stage="Writing"
    />,
  )
  expect(half).toContain('<h3>Dal</h3>')
  expect(half).toMatch(/<li>Rinse the lentils\.<span[^>]*aria-hidden="true"[^>]*><\/span><\/li>/)
  const bones = (html: string) => html.match(/<span[^>]*aria-hidden="true"[^>]*><\/span>/g)?.length ?? 0
  expect(bones(half)).toBeLessThan(bones(empty))
})

test('the nutrition panel shows every figure, and says what is not known', () => {
  const text = words(render(<NutritionPanel nutrition={NUTRITION} />))
  expect(text).toContain('Nutrition per serving1 of 2 ingredients counted')
  expect(text).toContain('612 kcallikely 575 to 655')
  expect(text).toContain('Protein29 g 19 %Carbs70 g 46 %Fat24 g 35 %Fibernot known')
  expect(text).toContain('Sugar8 gSaturated fat8.1 gSodium690 mgCholesterolnot known')
  expect(text).toContain('Vitamin C48 mgCalcium372 mgIron7.4 mg')
})

test('the nutrition panel opens into its rows: food, assumptions, grams, and what was left out', () => {
  const text = words(render(<NutritionPanel nutrition={NUTRITION} />))
  expect(text).toContain('280 g chickpeasas chickpeas, cooked; drained weight280 g1,224')
  expect(text).toContain('1 tbsp amba saucenot counted')
  expect(text).toContain('Together, for 2 servings1,224 kcal')
  expect(text).toContain('Not in the food table and not counted: 1 tbsp amba sauce.')
})

test('alcohol has its share of the energy where there is some', () => {
  const shares = macroShares({ ...NUTRITION.perServing, alcoholG: 10 })
  expect(shares.map((share) => [share.label, share.amount])).toEqual([
    ['Protein', 116],
    ['Carbs', 280],
    ['Fat', 216],
    ['Alcohol', 70],
  ])
})

test('figures are written as a cook reads them', () => {
  expect(formatMinutes(25)).toBe('25 min')
  expect(formatMinutes(60)).toBe('1 h')
  expect(formatMinutes(95)).toBe('1 h 35 min')
  expect(formatAmount(8.14, 'g')).toBe('8.1 g')
  expect(formatAmount(1204.4, 'mg')).toBe('1,204 mg')
  expect(formatAmount(0, 'g')).toBe('0 g')
  expect(formatAmount(null, 'mg')).toBe('not known')
})

test('a card leads to its recipe and shows three tags, then how many more', () => {
  const html = render(
    <RecipeCard
      recipe={{
        href: '/recipe/1',
        name: 'Dal',
        cookingTimeMin: 35,
        difficulty: 'Beginner',
        servings: 2,
        kcal: 1540.4,
        proteinG: 21.6,
        backdrop: 'cloth-sea',
        tags: ['a', 'b', 'c', 'd', 'e'],
      }}
      mark={{ text: 'Premium Recipe', tone: 'premium' }}
      by="ben"
    />,
  )
  expect(html).toMatch(/<h3[^>]*><a href="\/recipe\/1"[^>]*>Dal<\/a><\/h3>/)
  expect(words(html)).toContain('1,540 kcal, 22 g protein, serves 2')
  expect(words(html)).toContain('abc+2 more')
  expect(words(html)).toContain('by ben')
})

test('[GEN-03] each ingredient is a chip that can be taken away, and a value of the form', () => {
  const html = render(
    <IngredientChips
      ingredients={[
        { text: 'feta', isDetected: true },
        { text: 'amba sauce', isUnknown: true },
        { text: 'lemon' },
      ]}
      onAdd={() => {}}
      onRemove={() => {}}
      onRename={() => {}}
      onConfirm={() => {}}
      name="ingredients[]"
    />,
  )
  for (const name of ['feta', 'amba sauce', 'lemon']) {
    expect(html).toContain(`aria-label="Remove ${name}"`)
    expect(html).toContain(`<input type="hidden" name="ingredients[]" value="${name}"/>`)
  }
  expect(html).toContain('Green labels come from your photo')
  expect(html).toMatch(/amba sauce<\/button><small> not counted<\/small>/)
})

test('[GEN-17] what is wrong with the ingredients stands at their field', () => {
  const html = render(
    <IngredientChips
      ingredients={[]}
      onAdd={() => {}}
      onRemove={() => {}}
      onRename={() => {}}
      onConfirm={() => {}}
      error="Please add at least one ingredient"
    />,
  )
  const id = /<p[^>]* id="([^"]+-error)">/.exec(html)?.[1]
  expect(html).toContain('<span>Please add at least one ingredient</span>')
  expect(html).toContain(`aria-describedby="${id}"`)
})

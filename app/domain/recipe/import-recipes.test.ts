import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { MAX_IMPORTED_RECIPES, MAX_NAME_LENGTH } from './imported-recipe.ts'
import { readImport } from './import-recipes.ts'
import { readRecipeText } from './read-recipe-text.ts'
import type { Recipe } from './recipe.ts'
import { BETWEEN_RECIPES, recipeText } from './recipe-text.ts'
import { isoDuration, minutesOfIso, schemaOrgRecipe } from './schema-org.ts'

const LINES = ['280 g chickpeas', '120 g spinach', '2 tbsp olive oil', '1 zorblax']
const RECIPE: Recipe = {
  name: 'Lemon chickpeas',
  description: 'Warm chickpeas, sharpened with lemon.',
  cookingTimeMin: 80,
  difficulty: 'Intermediate',
  cuisineType: 'Mediterranean',
  servings: 3,
  ingredients: LINES.map((text) => ({ text, isExtra: false })),
  instructions: ['Warm the oil.', 'Add the chickpeas and cook for 6 minutes.'],
  dishTemplate: 'stew',
  nutrition: nutritionOf(LINES, 3),
  writtenBy: 'the Mealwright kitchen',
}
const { nutrition: _nutrition, writtenBy: _writtenBy, ...DRAFT } = RECIPE
const READ = { said: { servings: 3, cookingTimeMin: 80 }, source: { url: null, tags: [], notes: '' } }

test('what is exported as JSON comes back the same', () => {
  const json = JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [schemaOrgRecipe(RECIPE, { isForExport: true })],
  })
  expect(readImport(json)).toEqual([{ draft: DRAFT, author: RECIPE.writtenBy, notes: [], ...READ }])
})

test('what is exported as text comes back the same, several at once', () => {
  const other = { ...RECIPE, name: 'Second', description: '' }
  const text = [recipeText(RECIPE), recipeText(other)].join(`\n${BETWEEN_RECIPES}\n`)
  const [first, second] = readImport(text)
  const draft = { ...DRAFT, dishTemplate: 'plate' }
  expect(first).toEqual({ draft, author: RECIPE.writtenBy, notes: [], ...READ })
  expect(second?.draft).toMatchObject({ name: 'Second', description: '' })
})

test('[DATA-04] structured data names nutrition per serving, and leaves out what is not known', () => {
  const json = schemaOrgRecipe({
    ...RECIPE,
    nutrition: { ...RECIPE.nutrition, perServing: { ...RECIPE.nutrition.perServing, sugarG: null } },
  })
  expect(json['nutrition']).toMatchObject({ '@type': 'NutritionInformation', servingSize: '1 serving' })
  expect((json['nutrition'] as Record<string, string>)['calories']).toMatch(/^\d+ kcal$/)
  expect(json['nutrition']).not.toHaveProperty('sugarContent')
  expect(json).toMatchObject({ totalTime: 'PT1H20M', recipeYield: '3 servings' })
  expect(JSON.stringify(json)).not.toContain('null')
})

test('a saved page gives the recipe of its structured data, whatever its shape', () => {
  const page = (json: unknown) =>
    `<!doctype html><html><head><script>var x = "</p>"</script>
     <script type='application/ld+json' data-a>${JSON.stringify(json)}</script></head><body>…</body></html>`
  const recipe = {
    '@type': ['Recipe', 'NewsArticle'],
    name: 'Mac &amp; cheese',
    description: '<p>Best <b>ever</b></p>',
    recipeYield: ['4', '4 servings'],
    prepTime: 'PT10M',
    cookTime: 'P0DT0H25M',
    recipeCuisine: ['American'],
    author: [{ '@type': 'Person', name: 'Ann' }],
    recipeIngredient: ['250 g macaroni', '&frac12; cup milk', '<a href="//x">100 g cheddar</a>'],
    recipeInstructions: [
      {
        '@type': 'HowToSection',
        name: 'Sauce',
        itemListElement: [
          { '@type': 'HowToStep', text: 'Melt.' },
          { '@type': 'HowToStep', name: 'Stir.' },
        ],
      },
      'Bake.',
    ],
  }
  for (const shape of [
    recipe,
    [recipe],
    { '@graph': [{ '@type': 'WebPage' }, recipe] },
    { mainEntity: recipe },
  ]) {
    expect(readImport(page(shape))[0]).toMatchObject({
      author: 'Ann',
      notes: [],
      draft: {
        name: 'Mac & cheese',
        description: 'Best ever',
        servings: 4,
        cookingTimeMin: 35,
        cuisineType: 'American',
        ingredients: [{ text: '250 g macaroni' }, { text: '½ cup milk' }, { text: '100 g cheddar' }],
        instructions: ['Sauce:', 'Melt.', 'Stir.', 'Bake.'],
      },
    })
  }
})

test('steps in one piece of HTML become steps, line breaks inside JSON strings are forgiven', () => {
  const source = `{"@type":"Recipe","name":"Soup","recipeIngredient":"2 leeks\n1 l stock",
    "recipeInstructions":"<ol><li>1. Chop.</li><li>2. Boil for\t20 minutes.</li></ol>"}`
  expect(readImport(source)[0]?.draft).toMatchObject({
    name: 'Soup',
    instructions: ['Chop.', 'Boil for 20 minutes.'],
  })
})

test('text as people write it is read, with headings and without', () => {
  const [headed] = readImport(`# Nan's pancakes
Serves 4 | a Sunday thing
Ready in 1 hour 10 minutes

Ingredients:
• 200g plain flour
• 2 eggs
* 300 ml milk

Method:
1) Whisk it all.
2) Fry.
Notes
Freeze well.`)
  expect(headed?.draft).toMatchObject({
    name: "Nan's pancakes",
    servings: 4,
    cookingTimeMin: 70,
    ingredients: [{ text: '200g plain flour' }, { text: '2 eggs' }, { text: '300 ml milk' }],
    instructions: ['Whisk it all.', 'Fry.'],
  })
  const [bare] = readImport('Omelette\n3 eggs\n10 g butter\nBeat the eggs and fry them in the butter.')
  expect(bare).toMatchObject({
    notes: ['No servings are given, so 4 is assumed.', 'No time is given, so 30 minutes is assumed.'],
    draft: {
      ingredients: [{ text: '3 eggs' }, { text: '10 g butter' }],
      instructions: [/Beat/.source + ' the eggs and fry them in the butter.'],
    },
  })
})

test('a name that is too long is shortened between words, and the import says so', () => {
  const name = 'Slow chickpea stew with lemon '.repeat(6).trim()
  const [asText] = readImport(recipeText({ ...RECIPE, name }))
  const [asJson] = readImport(JSON.stringify(schemaOrgRecipe({ ...RECIPE, name }, { isForExport: true })))
  for (const read of [asText, asJson]) {
    expect(read?.draft.name).toMatch(/^Slow chickpea .* (stew|with|lemon|Slow|chickpea)…$/)
    expect(read?.draft.name.length).toBeLessThanOrEqual(MAX_NAME_LENGTH)
    expect(read?.notes).toContain('Its name is shortened to 120 characters.')
  }
})

test('what holds no recipe is refused in words that help', () => {
  for (const [source, message] of [
    ['hello', /Begin with a name/],
    ['{"@type":"Recipe","name":"x"}', /at least one ingredient/],
    ['{"@type":"Rec', /cut off/],
    ['<!doctype html><html><p>Soup</p></html>', /paste it here/],
  ] as const)
    expect(() => readImport(source)).toThrow(message)
  const many = Array.from({ length: MAX_IMPORTED_RECIPES + 1 }, () => ({
    '@type': 'Recipe',
    name: 'a',
    recipeIngredient: ['1 egg'],
  }))
  expect(() => readImport(JSON.stringify(many))).toThrow(/at most 200/)
})

test('nothing in a file makes markup, hidden marks or an endless read', () => {
  const nasty = readImport(
    JSON.stringify({
      '@type': 'Recipe',
      name: 'Cake<script>alert(1)</script>\u202E\u0000',
      recipeIngredient: ['1 egg <img src=x onerror=alert(1)>'],
      recipeInstructions: ['Bake </script><!-- now'],
      recipeYield: '999999999',
      totalTime: 'P999D',
      __proto__: { isPublic: true },
    }),
  )[0]!
  expect(nasty.draft.name).toBe('Cake')
  expect(nasty.draft.ingredients[0]!.text).toBe('1 egg')
  expect(nasty.draft.servings).toBeLessThanOrEqual(100)
  expect(Object.keys(nasty.draft).sort()).toEqual(Object.keys(DRAFT).sort())

  let deep: unknown = { '@type': 'Recipe', name: 'a', recipeIngredient: ['1 egg'] }
  for (let depth = 0; depth < 500; depth++) deep = [deep]
  expect(() => readImport(JSON.stringify(deep))).toThrow(/nested too deep/)
  for (const piece of ['<script', '<', '&#', '<script type="application/ld+json">{', '- 1 cup\n'])
    try {
      readImport(`<html>${piece.repeat(800_000 / piece.length)}`)
    } catch {
      continue
    }
  readRecipeText('- 1 cup\n'.repeat(50_000))
}, 30_000)

test('no text whatever makes reading fail in another way than by a refusal', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.string().map((text) => `<html>${text}`),
      ),
      (source) => {
        try {
          for (const { draft } of readImport(source)) expect(draft.ingredients.length).toBeGreaterThan(0)
        } catch (error) {
          expect(error).toMatchObject({ name: 'AppError' })
        }
      },
    ),
    { numRuns: 300 },
  )
})

test('durations are written and read', () => {
  for (const minutes of [0, 1, 59, 60, 80, 600]) expect(minutesOfIso(isoDuration(minutes))).toBe(minutes)
  expect(minutesOfIso('half an hour')).toBeNull()
})

test('microdata is read as a browser would, where a page has no JSON-LD', () => {
  const [recipe] = readImport(`<div itemscope itemtype="https://schema.org/Recipe">
    <h1 itemprop="name">Leek   tart</h1><img itemprop="image" src="/x.jpg">
    <span itemprop="author" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Ann</b></span>
    <meta itemprop="recipeYield" content="6"><time itemprop="totalTime" datetime="PT1H">an hour</time>
    <ul><li itemprop="recipeIngredient">2
      <a href="/leeks">leeks</a></li><li itemprop="recipeIngredient"><a href="/eggs">3 eggs</a></li></ul>
    <div itemprop="recipeInstructions"><p>Slice<br>the leeks.</p><script>bad()</script><p>Bake.</p></div></div>`)
  expect(recipe).toMatchObject({
    author: 'Ann',
    said: { servings: 6, cookingTimeMin: 60 },
    draft: {
      name: 'Leek tart',
      ingredients: [{ text: '2 leeks' }, { text: '3 eggs' }],
      instructions: ['Slice', 'the leeks.', 'Bake.'],
    },
  })
})

test('the address, tags and notes of a recipe come along; addresses that are none of the web do not', () => {
  const of = (more: object) =>
    readImport(JSON.stringify({ '@type': 'Recipe', name: 'a', recipeIngredient: ['1 egg'], ...more }))[0]!
      .source
  expect(of({ url: 'https://me:pw@example.org/a', keywords: 'Soup, quick,soup' })).toEqual({
    url: 'https://example.org/a',
    tags: ['Soup', 'quick'],
    notes: '',
  })
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '//x', 'ftp://a.b/c'])
    expect(of({ url }).url).toBeNull()
})

test('pasted text may have bare titles, facts in one line and wrapped steps', () => {
  const [recipe] = readImport(
    [
      'Pear tart (serves 6)',
      '*45 min · from my gran*',
      'BATTER',
      '1 cup flour',
      '2 eggs',
      'Topping',
      '3 pears',
      'INSTRUCTIONS',
      'Mix the flour with the eggs and',
      'beat until smooth.',
      'Add the pears.',
    ].join('\n'),
  )
  expect(recipe?.draft.name).toBe('Pear tart')
  expect(recipe?.said).toEqual({ servings: 6, cookingTimeMin: 45 })
  expect(recipe?.draft.ingredients.map(({ text }) => text)).toEqual([
    'BATTER:',
    '1 cup flour',
    '2 eggs',
    'Topping:',
    '3 pears',
  ])
  expect(recipe?.draft.instructions).toEqual([
    'Mix the flour with the eggs and beat until smooth.',
    'Add the pears.',
  ])
})

import { describe, expect, test } from 'vitest'
import { readImport } from './import-recipes.ts'

/** Shapes of recipes found on real pages and in real programs: each row is one kind, in our own words. */

type Read = { ingredients?: string[]; steps?: string[]; servings?: number | null; minutes?: number | null }

const page = (json: unknown) =>
  `<!doctype html><html><head><script type="application/ld+json">${JSON.stringify(json)}</script></head></html>`
const dish = (more: object) =>
  page({ '@type': 'Recipe', name: 'Dish', recipeIngredient: ['1 leek'], ...more })

function readOf(source: string): Read {
  const [recipe] = readImport(source)
  return {
    ingredients: recipe!.draft.ingredients.map(({ text }) => text),
    steps: [...recipe!.draft.instructions],
    servings: recipe!.said.servings,
    minutes: recipe!.said.cookingTimeMin,
  }
}

describe('ingredients one level deeper', () => {
  const NESTED: readonly [string, unknown, string[]][] = [
    [
      'lists in lists',
      [
        ['300 g lamb', '1 onion'],
        [['2 carrots'], '1 bay leaf'],
      ],
      ['300 g lamb', '1 onion', '2 carrots', '1 bay leaf'],
    ],
    [
      'sections of an ItemList',
      [
        { '@type': 'ItemList', name: 'For the dough', itemListElement: ['200 g flour', '1 egg'] },
        {
          '@type': 'HowToSection',
          name: 'Sauce',
          itemListElement: [{ '@type': 'ListItem', item: '3 tomatoes' }],
        },
      ],
      ['For the dough:', '200 g flour', '1 egg', 'Sauce:', '3 tomatoes'],
    ],
    [
      'sections with ingredients of their own',
      [{ name: 'Filling', ingredients: ['2 pears'] }],
      ['Filling:', '2 pears'],
    ],
    [
      'supplies with a quantity',
      [
        {
          '@type': 'HowToSupply',
          name: 'butter',
          requiredQuantity: { '@type': 'QuantitativeValue', value: 50, unitText: 'g' },
        },
        { '@type': 'HowToSupply', name: 'yeast', requiredQuantity: '7 g' },
        { name: 'milk', amount: '200', unit: 'ml' },
      ],
      ['50 g butter', '7 g yeast', '200 ml milk'],
    ],
    ['a list that PHP made an object', { 0: '1 egg', 1: '2 figs' }, ['1 egg', '2 figs']],
    ['a list of JSON-LD', { '@list': ['1 egg', { '@value': '2 figs' }] }, ['1 egg', '2 figs']],
    ['lines in one text', '1 egg\n2 figs<br>3 plums', ['1 egg', '2 figs', '3 plums']],
    [
      'headings in brackets',
      ['[For the batter]', '1 egg', '[Topping]', '2 figs'],
      ['For the batter:', '1 egg', 'Topping:', '2 figs'],
    ],
    ['a heading without a colon', ['For the crumble', '50 g oats'], ['For the crumble:', '50 g oats']],
  ]
  test.each(NESTED)('%s', (_kind, recipeIngredient, lines) => {
    expect(readOf(dish({ recipeIngredient })).ingredients).toEqual(lines)
  })

  test('lines under the old and new property names are combined, each once', () => {
    const more = { recipeIngredient: ['1 egg', '2 figs'], ingredients: ['2 figs', '3 plums'] }
    expect(readOf(dish(more)).ingredients).toEqual(['1 egg', '2 figs', '3 plums'])
  })

  test('a line that is too long is shortened, and the import says so', () => {
    const [recipe] = readImport(dish({ recipeIngredient: [`1 kg ${'very '.repeat(90)}ripe figs`] }))
    expect(recipe!.draft.ingredients[0]!.text.length).toBeLessThanOrEqual(300)
    expect(recipe!.notes).toContain('An ingredient is shortened to 300 characters.')
  })
})

describe('steps one level deeper', () => {
  const step = (text: string) => ({ '@type': 'HowToStep', text })
  const NESTED: readonly [string, unknown, string[]][] = [
    [
      'sections keep their names, under either name of their list',
      [
        { '@type': 'HowToSection', name: 'Dough', itemListElement: [step('Knead.'), step('Rest.')] },
        { '@type': 'HowToSection', name: 'Filling', steps: [step('Fry.')] },
      ],
      ['Dough:', 'Knead.', 'Rest.', 'Filling:', 'Fry.'],
    ],
    [
      'a section named as every method says nothing',
      [{ '@type': 'HowToSection', name: 'Instructions', itemListElement: step('Knead.') }],
      ['Knead.'],
    ],
    [
      'items of a list hold their step',
      {
        '@type': 'ItemList',
        itemListElement: [
          { '@type': 'ListItem', name: 'a', item: step('Knead.') },
          { '@type': 'ListItem', name: 'Rest.' },
        ],
      },
      ['Knead.', 'Rest.'],
    ],
    [
      'directions and tips of a step',
      [
        {
          '@type': 'HowToStep',
          itemListElement: [
            { '@type': 'HowToDirection', text: 'Knead.' },
            { '@type': 'HowToTip', text: 'Flour the board.' },
          ],
        },
      ],
      ['Knead.', 'Flour the board.'],
    ],
    ['lists in lists', [['Knead.', ['Rest.']], [step('Bake.')]], ['Knead.', 'Rest.', 'Bake.']],
    ['several texts of one step', [{ '@type': 'HowToStep', text: ['Knead.', 'Rest.'] }], ['Knead.', 'Rest.']],
    ['paragraphs of one step', [step('<p>Knead.</p><p>Rest.</p>')], ['Knead.', 'Rest.']],
    [
      'numbers in one step',
      [step('1. Knead.2. Rest for 1.5 hours.3. Bake')],
      ['Knead.', 'Rest for 1.5 hours.', 'Bake'],
    ],
    ['numbers in one text', 'Step 1: Knead. Step 2: Rest.', ['Knead.', 'Rest.']],
    ['numbers on lines of their own', '1.\nKnead.\n2.\nRest.', ['Knead.', 'Rest.']],
    [
      'figures that number nothing',
      'Bake at 180. 20 minutes is enough.',
      ['Bake at 180. 20 minutes is enough.'],
    ],
    ['headings in brackets', [step('[Batter]'), step('Whisk.')], ['Batter:', 'Whisk.']],
  ]
  test.each(NESTED)('%s', (_kind, recipeInstructions, steps) => {
    expect(readOf(dish({ recipeInstructions })).steps).toEqual(steps)
  })

  test('a text longer than a step may be is split at its sentences, and nothing is lost', () => {
    const method = 'Stir the pot slowly and taste it now and then. '.repeat(60).trim()
    const { steps } = readOf(dish({ recipeInstructions: method }))
    expect(steps!.length).toBe(2)
    expect(steps!.join(' ')).toBe(method)
  })
})

describe('yields and times', () => {
  const YIELDS: readonly [unknown, number | null][] = [
    ['About 4 dozen', 48],
    [{ '@type': 'QuantitativeValue', value: 6 }, 6],
    [{ '@type': 'QuantitativeValue', value: '9', unitText: 'servings' }, 9],
    [{ '@type': 'QuantitativeValue', minValue: 3, maxValue: 5 }, 3],
    [{ '@type': 'QuantitativeValue', value: 2, unitText: 'litres' }, null],
    [['1 loaf', '14 servings'], 14],
    [['5', '5 servings'], 5],
    [7, 7],
    ['Serves six', 6],
    ['3 cups', null],
    ['1 9x13-inch pan', null],
  ]
  test.each(YIELDS)('a yield of %j', (recipeYield, servings) => {
    const [recipe] = readImport(dish({ recipeYield }))
    expect(recipe!.said.servings).toBe(servings)
    expect(recipe!.notes.includes('No servings are given, so 4 is assumed.')).toBe(servings === null)
  })

  const TIMES: readonly [string, object, number | null][] = [
    ['a whole', { totalTime: 'PT75M', cookTime: 'PT5M' }, 75],
    ['seconds', { totalTime: 'PT5400S' }, 90],
    ['days and zeros', { totalTime: 'P0Y0M1DT2H0M0.000S' }, 1560],
    ['weeks', { totalTime: 'P1W' }, 10_080],
    ['decimals', { totalTime: 'PT1,5H' }, 90],
    ['spaces', { totalTime: 'PT 1H 10M' }, 70],
    ['not quite a duration', { totalTime: 'PT30MIN' }, 30],
    ['words', { totalTime: 'one hour and a half' }, 90],
    ['a Duration', { totalTime: { '@type': 'Duration', value: 'PT20M' } }, 20],
    ['a number', { totalTime: 25 }, 25],
    ['parts', { prepTime: 'PT10M', cookTime: 'PT20M' }, 30],
    ['the time of performing', { prepTime: 'PT10M', performTime: 'PT1H' }, 70],
    ['performing alone', { performTime: 'PT45M' }, 45],
    ['nothing', { totalTime: 'PT0S' }, null],
  ]
  test.each(TIMES)('a time as %s', (_kind, more, minutes) => {
    expect(readOf(dish(more)).minutes).toBe(minutes)
  })
})

describe('pages with small faults', () => {
  const JSON_TEXT =
    '{"@type":"Recipe","name":"Sm&oslash;rrebr&oslash;d &amp; &AElig;g","recipeIngredient":["&frac12; cup butter",],"recipeInstructions":"Mum\\\'s way: spread."}'
  test.each([
    ['as it is', JSON_TEXT],
    ['in CDATA', `//<![CDATA[\n${JSON_TEXT}\n//]]>`],
    ['in a comment', `<!-- ${JSON_TEXT} -->`],
    ['beside another object', `{"@type":"WebSite",,"name":"x"}\n${JSON_TEXT}`],
    ['deep in a graph', `{"@graph":[{"@graph":[[${JSON_TEXT}]]}]}`],
  ])('%s', (_kind, script) => {
    const [recipe] = readImport(`<html><script type="application/ld+json">${script}</script></html>`)
    expect(recipe!.draft).toMatchObject({
      name: 'Smørrebrød & Æg',
      ingredients: [{ text: '½ cup butter' }],
      instructions: ["Mum's way: spread."],
    })
  })

  test('what the page says about a serving is kept, unless it is our own export', () => {
    const nutrition = {
      calories: '320 kcal',
      proteinContent: '11 g',
      carbohydrateContent: 30,
      fatContent: '',
    }
    expect(readImport(dish({ nutrition }))[0]!.source.nutrition).toEqual({
      kcal: 320,
      proteinG: 11,
      carbsG: 30,
      fatG: null,
    })
    const dishForm = [{ '@type': 'PropertyValue', name: 'dishForm', value: 'soup' }]
    expect(readImport(dish({ nutrition, additionalProperty: dishForm }))[0]!.source).not.toHaveProperty(
      'nutrition',
    )
  })
})

describe('recipes marked up in elements', () => {
  const MARKED: readonly [string, string][] = [
    [
      'h-recipe',
      '<div class="h-recipe"><h1 class="p-name">Leek pie</h1><span class="p-yield">4 servings</span><time class="dt-duration" datetime="PT1H">1 h</time><ul><li class="p-ingredient">2 leeks</li></ul><div class="e-instructions"><ol><li>Slice.</li><li>Bake.</li></ol></div></div>',
    ],
    [
      'hRecipe',
      '<div class="hrecipe"><span class="fn">Leek pie</span> for <span class="yield">4</span><span class="duration">1 hour</span><p class="ingredient"><b class="value">2</b> <i>leeks</i></p><div class="instructions"><p>Slice.</p><p>Bake.</p></div></div>',
    ],
    [
      'RDFa',
      '<div vocab="https://schema.org/" typeof="Recipe"><h1 property="name">Leek pie</h1><span property="recipeYield">4</span><meta property="totalTime" content="PT1H"><i property="recipeIngredient">2 leeks</i><div property="recipeInstructions">Slice.<br>Bake.</div></div>',
    ],
    [
      'the recipe plugin that most blogs have',
      '<div class="wprm-recipe-container"><h2 class="wprm-recipe-name wprm-block-text">Leek pie</h2><span class="wprm-recipe-servings">4</span><meta itemprop="totalTime" content="PT1H"><li class="wprm-recipe-ingredient"><span>2</span> <span>leeks</span></li><div class="wprm-recipe-instruction-text">Slice.</div><div class="wprm-recipe-instruction-text">Bake.</div></div>',
    ],
  ]
  test.each(MARKED)('%s', (_kind, html) => {
    const read = { ingredients: ['2 leeks'], steps: ['Slice.', 'Bake.'], servings: 4, minutes: 60 }
    expect(readOf(`<html><body>${html}</body></html>`)).toEqual(read)
    expect(readOf(html)).toEqual(read)
  })

  test('data in a comment is read where the page has no other', () => {
    const hidden = `<html><body><!-- ${dish({}).slice(15)} --></body></html>`
    expect(readOf(hidden).ingredients).toEqual(['1 leek'])
  })
})

describe('pasted text', () => {
  test('groups without a colon, facts beside each other and broken lines', () => {
    const text = `Pear cake
Prep: 15 mins | Cook: 45 mins
Makes about 2 dozen squares

INGREDIENTS
For the batter
1 cup flour
2 eggs
For the topping
2 pears

METHOD
For the batter:
Whisk the flour and the eggs in a large bowl until no lumps
are left in it.
Spread over a tray.
`
    expect(readOf(text)).toEqual({
      ingredients: ['For the batter:', '1 cup flour', '2 eggs', 'For the topping:', '2 pears'],
      steps: [
        'For the batter:',
        'Whisk the flour and the eggs in a large bowl until no lumps are left in it.',
        'Spread over a tray.',
      ],
      servings: 24,
      minutes: 60,
    })
  })

  test('facts need no colon above the ingredients, and the ingredients heading may give the servings', () => {
    const text =
      'Soup\nPrep 10 mins · Cook 25 mins\n\nIngredients (serves 3):\n2 leeks\n\nMethod\nCook 5 minutes.'
    expect(readOf(text)).toEqual({
      ingredients: ['2 leeks'],
      steps: ['Cook 5 minutes.'],
      servings: 3,
      minutes: 35,
    })
    expect(readOf('Soup\n2 leeks\nCook 5 minutes\nServe.').steps).toEqual(['Cook 5 minutes', 'Serve.'])
  })

  test('short lower-case lines are separate steps; numbered steps run on to the next number', () => {
    const text = 'Toast\n\nIngredients\n- 2 slices bread\n\nMethod\ncut the bread\ntoast it\nbutter it'
    expect(readOf(text).steps).toEqual(['cut the bread', 'toast it', 'butter it'])
    const numbered =
      'Toast\n\nIngredients\n- 2 slices bread\n\nMethod\n1. Cut the bread into\n2 slices and\n2. Toast it.'
    expect(readOf(numbered).steps).toEqual(['Cut the bread into 2 slices and', 'Toast it.'])
  })

  test('in a bulleted list, a line without a bullet is a heading', () => {
    const text =
      'Tart\n\nIngredients\nCrust\n• 200 g flour\n• 100 g butter\nFilling\n• 3 pears\n\nMethod\nBake.'
    expect(readOf(text).ingredients).toEqual(['Crust:', '200 g flour', '100 g butter', 'Filling:', '3 pears'])
  })
})

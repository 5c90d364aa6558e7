/** What people have reported of recipes that other programs read wrongly, and what has to come out of them. */

export type ImportCase = {
  source: string
  behaviour: string
  /** A page, a file's text or pasted text. */
  input: string
  ingredients?: readonly string[]
  steps?: readonly string[]
  name?: string
  servings?: number | null
  minutes?: number | null
}

const STEW = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Stew',
  recipeIngredient: ['500 g beef', '2 onions'],
  recipeInstructions: ['Fry.', 'Stew.'],
}
const scripted = (source: string) =>
  `<html><head><script type="application/ld+json">${source}</script></head><body></body></html>`
const page = (fields: object) => scripted(JSON.stringify({ ...STEW, ...fields }))
const shown = (body: string) => `<!doctype html><html><body>${body}</body></html>`
const paprika = (fields: object) =>
  JSON.stringify([
    { name: 'Stew', ingredients: '500 g beef\n2 onions', directions: 'Fry.\nStew.', ...fields },
  ])

const step = (text: string) => ({ '@type': 'HowToStep', text })
const section = (name: string, key: string, texts: readonly string[]) => ({
  '@type': 'HowToSection',
  name,
  [key]: texts.map(step),
})
const IN_SECTIONS = ['Dough:', 'Mix.', 'Knead.', 'Filling:', 'Fry.']

const STEPS: readonly ImportCase[] = [
  ...['itemListElement', 'steps', 'step'].map((key) => ({
    source: key === 'itemListElement' ? 'mealie #73' : 'nextcloud/cookbook #1165',
    behaviour: `steps of sections under “${key}” keep their sections`,
    input: page({
      recipeInstructions: [section('Dough', key, ['Mix.', 'Knead.']), section('Filling', key, ['Fry.'])],
    }),
    steps: IN_SECTIONS,
  })),
  ...[
    '1. Drain it. 2. Set it on. 3. Add 1.5 cups. 4. Serve.',
    '1. Drain it.2. Set it on.3. Add 1.5 cups.4. Serve.',
    '1) Drain it. 2) Set it on. 3) Add 1.5 cups. 4) Serve.',
    '1.- Drain it. 2.- Set it on. 3.- Add 1.5 cups. 4.- Serve.',
    'Step 1: Drain it. Step 2: Set it on. Step 3: Add 1.5 cups. Step 4: Serve.',
    '<ol><li>Drain it.</li><li>Set it on.</li><li>Add 1.5 cups.</li><li>Serve.</li></ol>',
    '<p>Drain it.<br>Set it on.</p><p>Add 1.5 cups.</p><p>Serve.</p>',
  ].map((text) => ({
    source: 'maincourse #37',
    behaviour: 'numbered steps in one are taken apart',
    input: page({ recipeInstructions: [step(text)] }),
    steps: ['Drain it.', 'Set it on.', 'Add 1.5 cups.', 'Serve.'],
  })),
  ...['Batter:\nMix.\nCook:\nFry.', '**Batter**\nMix.\n**Cook**\nFry.', '[Batter]\nMix.\n[Cook]\nFry.'].map(
    (directions) => ({
      source: 'norish #217',
      behaviour: 'headings among the directions of Paprika are headings',
      input: paprika({ directions }),
      steps: ['Batter:', 'Mix.', 'Cook:', 'Fry.'],
    }),
  ),
]

const LISTS: readonly ImportCase[] = [
  [['500 g beef', '2 onions'], ['1 carrot']],
  [[['500 g beef'], ['2 onions']], '1 carrot'],
  [{ name: '500 g beef' }, { text: '2 onions' }, { '@value': '1 carrot' }],
  '500 g beef\n2 onions\n1 carrot',
].map((recipeIngredient) => ({
  source: 'nextcloud/cookbook #2844',
  behaviour: `ingredients in another shape: ${JSON.stringify(recipeIngredient)}`,
  input: page({ recipeIngredient }),
  ingredients: ['500 g beef', '2 onions', '1 carrot'],
}))

const yields = (source: string, rows: readonly (readonly [unknown, number | null])[]): ImportCase[] =>
  rows.map(([recipeYield, servings]) => ({
    source,
    behaviour: `the yield ${JSON.stringify(recipeYield)}`,
    input: page({ recipeYield }),
    servings,
  }))
const YIELDS: readonly ImportCase[] = [
  ...yields('nextcloud/cookbook #96', [['4 (2 small tacos each)', 4]]),
  ...yields('recipe-scrapers #960', [
    ['About 3 dozen', 36],
    ['2 dozen cookies', 24],
    ['one dozen muffins', 12],
    ['1½ dozen', 18],
    ['3 dozen (36 cookies)', 36],
  ]),
  ...yields('nextcloud/cookbook #1111', [
    [['1 loaf', '12 servings'], 12],
    [['6', '6 servings'], 6],
    ['Serves 4 to 6', 4],
    ['für 4 Personen', 4],
  ]),
  ...yields('recipe-scrapers #879', [
    [{ '@type': 'QuantitativeValue', value: 8 }, 8],
    ['Serves four', 4],
    ['1 (9-inch) pie', null],
  ]),
  {
    source: 'recipe-scrapers #960',
    behaviour: 'dozens in Paprika',
    input: paprika({ servings: 'Makes 2 dozen' }),
    servings: 24,
  },
  {
    source: 'Tandoor #1485',
    behaviour: 'a range of servings in Paprika',
    input: paprika({ servings: 'Serves 4-6' }),
    servings: 4,
  },
]

const times = (source: string, rows: readonly (readonly [object, number])[]): ImportCase[] =>
  rows.map(([fields, minutes]) => ({
    source,
    behaviour: `the time ${JSON.stringify(fields)}`,
    input: page(fields),
    minutes,
  }))
const TIMES: readonly ImportCase[] = [
  ...times('recipe-scrapers #606', [[{ totalTime: 'PT4200S' }, 70]]),
  ...times('mealie #689', [
    [{ totalTime: 'P0DT1H20M' }, 80],
    [{ prepTime: 'PT15M', performTime: 'PT90M' }, 105],
    [{ performTime: 'PT1H' }, 60],
    [{ totalTime: 'PT0M', prepTime: 'PT15M', cookTime: 'PT20M' }, 35],
  ]),
  {
    source: 'Tandoor #1485',
    behaviour: 'a time in words in Paprika',
    input: paprika({ total_time: '1 hr 15 min' }),
    minutes: 75,
  },
]

const NAMES: readonly ImportCase[] = (
  [
    [
      'nextcloud/cookbook #466',
      'Fish &#0039;n&#39; chips &frac12; &deg; &#8211; &rsquo;',
      "Fish 'n' chips ½ ° – ’",
    ],
    ['norish #37', 'Sm&oslash;rbr&oslash;d', 'Smørbrød'],
    ['norish #37', 'sm&#248;rgr&aring;s', 'smørgrås'],
    ['norish #37', '&AElig;ble', 'Æble'],
    ['norish #37', 'Cr&egrave;me br&ucirc;l&eacute;e', 'Crème brûlée'],
  ] as const
).map(([source, written, name]) => ({
  source,
  behaviour: `the characters of “${written}”`,
  input: page({ name: written }),
  name,
}))

const json = JSON.stringify(STEW)
const WRAPPED: readonly ImportCase[] = (
  [
    ['html-metadata #79', 'CDATA', `//<![CDATA[\n${json}\n//]]>`],
    ['html-metadata #79', 'CDATA in a comment', `/* <![CDATA[ */${json}/* ]]> */`],
    ['html-metadata #79', 'an HTML comment', `<!--\n${json}\n-->`],
    ['homechart #66', 'a comma too many', `${json.slice(0, -1)},}`],
    ['homechart #66', 'two commas', json.replace('"500 g beef",', '"500 g beef",,')],
    ['homechart #66', 'an apostrophe with a backslash', json.replace('"Stew"', '"Mum\\\'s stew"')],
    ['recipya #224', 'a list', JSON.stringify([{ '@type': 'WebSite' }, STEW])],
    ['recipya #224', 'a graph', JSON.stringify({ '@graph': [STEW] })],
    ['recipya #224', 'a list of types', JSON.stringify({ ...STEW, '@type': ['Recipe', 'Article'] })],
    ['recipya #224', 'the main entity of a page', JSON.stringify({ '@type': 'WebPage', mainEntity: STEW })],
    ['recipya #224', 'what a review is of', JSON.stringify({ '@type': 'Review', itemReviewed: STEW })],
    [
      'Nextcloud-Cookbook-iOS #24',
      'calories as a number',
      JSON.stringify({ ...STEW, nutrition: { calories: 205 } }),
    ],
    ['Nextcloud-Cookbook-iOS #24', 'an empty nutrition', JSON.stringify({ ...STEW, nutrition: [] })],
  ] as const
).map(([source, behaviour, script]) => ({
  source,
  behaviour: `data in ${behaviour}`,
  input: scripted(script),
  ingredients: STEW.recipeIngredient,
  steps: STEW.recipeInstructions,
}))

const MARKED_UP: readonly ImportCase[] = (
  [
    [
      'recipe-scrapers #561',
      'microdata with a review inside',
      '<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Stew</h1><div itemprop="review" itemscope itemtype="http://schema.org/Review"><span itemprop="name">Great</span></div><li itemprop="ingredients">500 g beef</li><li itemprop="ingredients">2 onions</li><div itemprop="recipeInstructions"><p>Fry.</p><p>Stew.</p></div></div>',
    ],
    [
      'recipya-rs #307',
      'h-recipe',
      '<div class="h-recipe"><h1 class="p-name">Stew</h1><ul><li class="p-ingredient">500 g beef</li><li class="p-ingredient">2 onions</li></ul><div class="e-instructions"><p>Fry.</p><p>Stew.</p></div></div>',
    ],
    [
      'recipya-rs #307',
      'WP Recipe Maker',
      '<div class="wprm-recipe-container"><h2 class="wprm-recipe-name">Stew</h2><li class="wprm-recipe-ingredient">500 g beef</li><li class="wprm-recipe-ingredient">2 onions</li><div class="wprm-recipe-instruction-text">Fry.</div><div class="wprm-recipe-instruction-text">Stew.</div></div>',
    ],
    [
      'recipya-rs #307',
      'headings alone',
      '<h1>Stew</h1><h2>Ingredients</h2><ul><li>500 g beef</li><li>2 onions</li></ul><h2>Method</h2><ol><li>Fry.</li><li>Stew.</li></ol><h2>Comments</h2><p>Nice</p>',
    ],
    [
      'Tandoor #2161',
      'Recipe Keeper',
      '<div class="recipe-details"><h2 itemprop="name">Stew</h2><div itemprop="recipeIngredients"><p>500 g beef</p><p>2 onions</p></div><div itemprop="recipeDirections"><p>Fry.</p><p>Stew.</p></div></div>',
    ],
  ] as const
).map(([source, behaviour, body]) => ({
  source,
  behaviour: `a page with ${behaviour}`,
  input: shown(body),
  name: 'Stew',
  ingredients: STEW.recipeIngredient,
  steps: STEW.recipeInstructions,
}))

const EXPORTS: readonly ImportCase[] = [
  {
    source: 'norish #217',
    behaviour: 'headings among the ingredients of Paprika',
    input: paprika({ ingredients: 'Main Ingredients:\n500 g beef\nSauce:\n2 onions', photo: null }),
    ingredients: ['Main Ingredients:', '500 g beef', 'Sauce:', '2 onions'],
  },
  {
    source: 'norish #151',
    behaviour: 'parsed ingredients of Mealie',
    input: JSON.stringify({
      name: 'Soup',
      recipe_ingredient: [
        { quantity: 900, unit: { name: 'gram' }, food: { name: 'beetroot' }, note: 'peeled' },
        { quantity: 0.333, unit: { name: 'cup' }, food: { name: 'cream' }, note: '' },
      ],
      recipe_instructions: [{ text: 'Boil.' }],
    }),
    ingredients: ['900 gram beetroot, peeled', '0.33 cup cream'],
  },
  {
    source: 'Tandoor #2460',
    behaviour: 'sections of RecipeSage',
    input: JSON.stringify([
      {
        ...STEW,
        name: 'Doughnuts',
        recipeYield: '12 pieces',
        totalTime: 'PT60M',
        recipeIngredient: ['[For the batter]', '200 g flour', '[Glaze]', '100 g icing sugar'],
        recipeInstructions: [step('[Batter]'), step('Mix.')],
      },
    ]),
    ingredients: ['For the batter:', '200 g flour', 'Glaze:', '100 g icing sugar'],
    steps: ['Batter:', 'Mix.'],
    servings: 12,
    minutes: 60,
  },
  {
    source: 'cooklang-chef #46',
    behaviour: 'Cooklang with a section, a spoon and a food without an amount',
    input: '== Dough ==\nAdd @flour{200%g} and @milk{1.5%tsp}. Wait ~{4-5%minutes}.\n\nServe with @rice',
    ingredients: ['Dough:', '200 g flour', '1.5 tsp milk', 'rice'],
  },
]

const PASTED: readonly ImportCase[] = [
  {
    source: 'mealie #1399',
    behaviour: 'groups, facts in one line and a wrapped step',
    input:
      'Pear tart\nServes 6\nPrep: 10 mins | Cook: 20 mins\n\nINGREDIENTS\nFor the batter\n1 cup flour\n2 eggs\nFor the topping\n3 pears\n\nMETHOD\n1. Mix the flour with\nthe eggs until smooth.\n2. Add the pears.',
    ingredients: ['For the batter:', '1 cup flour', '2 eggs', 'For the topping:', '3 pears'],
    steps: ['Mix the flour with the eggs until smooth.', 'Add the pears.'],
    servings: 6,
    minutes: 30,
  },
  {
    source: 'mealie #126',
    behaviour: 'bare titles and no heading for the ingredients',
    input:
      'Pear tart (serves 4)\nBATTER\n1 cup flour\n2 eggs\nTopping\n3 pears\nInstructions\nMix the flour and\nthe eggs.\nAdd the pears.',
    name: 'Pear tart',
    ingredients: ['BATTER:', '1 cup flour', '2 eggs', 'Topping:', '3 pears'],
    steps: ['Mix the flour and the eggs.', 'Add the pears.'],
    servings: 4,
  },
]

export const IMPORT_CASES: readonly ImportCase[] = [
  ...STEPS,
  ...LISTS,
  ...YIELDS,
  ...TIMES,
  ...NAMES,
  ...WRAPPED,
  ...MARKED_UP,
  ...EXPORTS,
  ...PASTED,
]

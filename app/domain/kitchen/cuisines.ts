import type { Cuisine } from '#app/domain/recipe/recipe.ts'

/** What stands in the cupboard of a cuisine: food ids, most typical first. The first one a diet allows is taken. */
export type CuisineProfile = {
  name: Exclude<Cuisine, 'Any'>
  oil: readonly string[]
  allium: readonly string[]
  garlic: readonly string[]
  rice: readonly string[]
  grain: readonly string[]
  noodles: readonly string[]
  pasta: readonly string[]
  bread: readonly string[]
  roll: readonly string[]
  herb: readonly string[]
  acid: readonly string[]
  vegetable: readonly string[]
  saladLeaf: readonly string[]
  pulse: readonly string[]
  cheese: readonly string[]
  creamy: readonly string[]
  nut: readonly string[]
  stock: readonly string[]
  /** How names say where it is from, used sparingly. */
  adjective: string
}

const OLIVE = ['olive-oil']
const NEUTRAL = ['sunflower-oil', 'vegetable-oil', 'rapeseed-oil', 'olive-oil']
const VEGETABLE_STOCK = ['vegetable-stock']

export const CUISINE_PROFILES: Readonly<Record<Exclude<Cuisine, 'Any'>, CuisineProfile>> = {
  Italian: {
    name: 'Italian',
    oil: OLIVE,
    allium: ['onion', 'shallot', 'red-onion'],
    garlic: ['garlic'],
    rice: ['risotto-rice', 'white-rice'],
    grain: ['pearl-barley', 'spelt', 'quinoa'],
    noodles: ['spaghetti', 'rice-noodles'],
    pasta: ['spaghetti', 'pasta', 'pasta', 'gluten-free-pasta', 'rice-noodles'],
    bread: ['ciabatta', 'sourdough-bread', 'white-bread', 'gluten-free-bread'],
    roll: ['ciabatta', 'bread-roll', 'burger-bun', 'gluten-free-bread'],
    herb: ['basil', 'parsley'],
    acid: ['lemon', 'balsamic-vinegar', 'red-wine-vinegar'],
    vegetable: ['courgette', 'red-pepper', 'tomato', 'spinach', 'mushroom'],
    saladLeaf: ['rocket', 'lettuce', 'spinach'],
    pulse: ['cannellini-beans-canned', 'chickpeas-canned'],
    cheese: ['parmesan', 'mozzarella', 'nutritional-yeast'],
    creamy: ['mascarpone', 'double-cream', 'plant-cream'],
    nut: ['pine-nuts', 'walnuts', 'almonds'],
    stock: VEGETABLE_STOCK,
    adjective: 'Italian',
  },
  Mexican: {
    name: 'Mexican',
    oil: NEUTRAL,
    allium: ['red-onion', 'onion'],
    garlic: ['garlic'],
    rice: ['white-rice', 'basmati-rice'],
    grain: ['quinoa', 'white-rice'],
    noodles: ['rice-noodles'],
    pasta: ['pasta', 'spaghetti', 'pasta'],
    bread: ['corn-tortilla', 'flour-tortilla'],
    roll: ['bread-roll', 'burger-bun'],
    herb: ['coriander', 'parsley'],
    acid: ['lime', 'lemon'],
    vegetable: ['red-pepper', 'sweetcorn', 'tomato', 'courgette'],
    saladLeaf: ['romaine-lettuce', 'lettuce'],
    pulse: ['black-beans-canned', 'red-kidney-beans-canned'],
    cheese: ['queso-fresco', 'cheddar', 'feta', 'avocado'],
    creamy: ['soured-cream', 'creme-fraiche', 'avocado'],
    nut: ['pumpkin-seeds'],
    stock: VEGETABLE_STOCK,
    adjective: 'Mexican',
  },
  Chinese: {
    name: 'Chinese',
    oil: NEUTRAL,
    allium: ['spring-onion', 'onion'],
    garlic: ['garlic'],
    rice: ['jasmine-rice', 'white-rice'],
    grain: ['jasmine-rice', 'white-rice'],
    noodles: ['egg-noodles', 'rice-noodles'],
    pasta: ['egg-noodles', 'rice-noodles'],
    bread: ['flour-tortilla', 'white-bread'],
    roll: ['bread-roll', 'burger-bun'],
    herb: ['spring-onion', 'coriander'],
    acid: ['rice-vinegar', 'lime'],
    vegetable: ['pak-choi', 'broccoli', 'red-pepper', 'carrot'],
    saladLeaf: ['chinese-cabbage', 'lettuce'],
    pulse: ['tofu', 'edamame'],
    cheese: ['tofu'],
    creamy: ['coconut-milk'],
    nut: ['peanuts', 'cashews'],
    stock: VEGETABLE_STOCK,
    adjective: 'Chinese',
  },
  Japanese: {
    name: 'Japanese',
    oil: NEUTRAL,
    allium: ['spring-onion', 'onion'],
    garlic: ['garlic'],
    rice: ['sushi-rice', 'jasmine-rice', 'white-rice'],
    grain: ['sushi-rice', 'brown-rice', 'white-rice'],
    noodles: ['udon-noodles', 'soba-noodles', 'ramen-noodles', 'egg-noodles', 'rice-noodles'],
    pasta: ['udon-noodles', 'rice-noodles'],
    bread: ['white-bread', 'gluten-free-bread'],
    roll: ['burger-bun', 'bread-roll'],
    herb: ['spring-onion', 'chives'],
    acid: ['rice-vinegar', 'lime', 'lemon'],
    vegetable: ['mushroom', 'shiitake-mushroom', 'carrot', 'pak-choi', 'broccoli'],
    saladLeaf: ['chinese-cabbage', 'lettuce'],
    pulse: ['edamame', 'tofu'],
    cheese: ['tofu'],
    creamy: ['soya-milk', 'coconut-milk'],
    nut: ['sesame-seeds'],
    stock: VEGETABLE_STOCK,
    adjective: 'Japanese',
  },
  Indian: {
    name: 'Indian',
    oil: ['sunflower-oil', 'vegetable-oil', 'rapeseed-oil', 'ghee'],
    allium: ['onion', 'red-onion'],
    garlic: ['garlic', 'ginger'],
    rice: ['basmati-rice', 'white-rice'],
    grain: ['basmati-rice', 'bulgur', 'quinoa'],
    noodles: ['rice-noodles'],
    pasta: ['rice-noodles'],
    bread: ['naan', 'chapati', 'corn-tortilla'],
    roll: ['bread-roll', 'burger-bun'],
    herb: ['coriander', 'mint'],
    acid: ['lemon', 'lime'],
    vegetable: ['spinach', 'cauliflower', 'tomato', 'potato'],
    saladLeaf: ['spinach', 'lettuce'],
    pulse: ['chickpeas-canned', 'red-lentils'],
    cheese: ['paneer', 'tofu'],
    creamy: ['natural-yoghurt', 'greek-yoghurt', 'coconut-milk'],
    nut: ['cashews', 'almonds'],
    stock: VEGETABLE_STOCK,
    adjective: 'Indian',
  },
  Mediterranean: {
    name: 'Mediterranean',
    oil: OLIVE,
    allium: ['red-onion', 'onion'],
    garlic: ['garlic'],
    rice: ['white-rice', 'basmati-rice'],
    grain: ['bulgur', 'couscous', 'quinoa'],
    noodles: ['spaghetti', 'rice-noodles'],
    pasta: ['pasta', 'orzo', 'spaghetti', 'pasta', 'rice-noodles'],
    bread: ['pitta-bread', 'flatbread', 'sourdough-bread', 'gluten-free-bread'],
    roll: ['pitta-bread', 'bread-roll', 'burger-bun'],
    herb: ['parsley', 'mint', 'dill'],
    acid: ['lemon', 'red-wine-vinegar'],
    vegetable: ['courgette', 'red-pepper', 'tomato', 'aubergine', 'cucumber'],
    saladLeaf: ['rocket', 'lettuce', 'spinach'],
    pulse: ['chickpeas-canned'],
    cheese: ['feta', 'halloumi', 'olives'],
    creamy: ['greek-yoghurt', 'natural-yoghurt', 'tahini', 'hummus'],
    nut: ['almonds', 'pine-nuts', 'walnuts'],
    stock: VEGETABLE_STOCK,
    adjective: 'Mediterranean',
  },
  American: {
    name: 'American',
    oil: NEUTRAL,
    allium: ['onion', 'red-onion'],
    garlic: ['garlic'],
    rice: ['white-rice', 'brown-rice'],
    grain: ['quinoa', 'brown-rice', 'wild-rice'],
    noodles: ['spaghetti', 'rice-noodles'],
    pasta: ['macaroni', 'pasta', 'spaghetti', 'pasta', 'rice-noodles'],
    bread: ['wholemeal-bread', 'white-bread', 'sourdough-bread', 'gluten-free-bread'],
    roll: ['burger-bun', 'bread-roll'],
    herb: ['parsley', 'chives'],
    acid: ['lemon', 'cider-vinegar', 'white-wine-vinegar'],
    vegetable: ['carrot', 'broccoli', 'green-beans', 'sweetcorn', 'red-pepper'],
    saladLeaf: ['lettuce', 'romaine-lettuce', 'spinach'],
    pulse: ['red-kidney-beans-canned', 'black-beans-canned'],
    cheese: ['cheddar', 'avocado'],
    creamy: ['soured-cream', 'creme-fraiche', 'greek-yoghurt', 'mayonnaise', 'vegan-mayonnaise'],
    nut: ['pecans', 'walnuts'],
    stock: VEGETABLE_STOCK,
    adjective: 'American',
  },
}

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

const OLIVE = ['olive-oil', 'extra-virgin-olive-oil']
const NEUTRAL = ['sunflower-oil', 'vegetable-oil', 'rapeseed-oil', 'olive-oil']
const VEGETABLE_STOCK = ['vegetable-stock', 'vegetable-broth', 'vegetable-stock-cube']

export const CUISINE_PROFILES: Readonly<Record<Exclude<Cuisine, 'Any'>, CuisineProfile>> = {
  Italian: {
    name: 'Italian',
    oil: OLIVE,
    allium: ['onion', 'shallot', 'red-onion'],
    garlic: ['garlic'],
    rice: ['arborio-rice', 'risotto-rice', 'white-rice', 'long-grain-rice'],
    grain: ['pearl-barley', 'farro', 'quinoa'],
    noodles: ['spaghetti', 'rice-noodles'],
    pasta: ['spaghetti', 'penne', 'pasta', 'gluten-free-pasta', 'rice-noodles'],
    bread: ['ciabatta', 'sourdough-bread', 'white-bread', 'gluten-free-bread'],
    roll: ['ciabatta', 'bread-roll', 'burger-bun', 'gluten-free-bread'],
    herb: ['basil', 'flat-leaf-parsley', 'parsley'],
    acid: ['lemon', 'balsamic-vinegar', 'red-wine-vinegar'],
    vegetable: ['courgette', 'red-pepper', 'tomato', 'spinach', 'mushroom'],
    saladLeaf: ['rocket', 'lettuce', 'spinach'],
    pulse: [
      'cannellini-beans-canned',
      'canned-cannellini-beans',
      'cannellini-beans',
      'chickpeas-canned',
      'canned-chickpeas',
      'chickpeas',
    ],
    cheese: ['parmesan', 'mozzarella', 'nutritional-yeast'],
    creamy: ['mascarpone', 'double-cream', 'soya-cream', 'oat-cream'],
    nut: ['pine-nuts', 'walnuts', 'almonds'],
    stock: VEGETABLE_STOCK,
    adjective: 'Italian',
  },
  Mexican: {
    name: 'Mexican',
    oil: NEUTRAL,
    allium: ['red-onion', 'onion', 'white-onion'],
    garlic: ['garlic'],
    rice: ['long-grain-rice', 'white-rice', 'basmati-rice', 'brown-rice'],
    grain: ['quinoa', 'long-grain-rice'],
    noodles: ['rice-noodles'],
    pasta: ['penne', 'spaghetti', 'pasta'],
    bread: ['corn-tortilla', 'flour-tortilla'],
    roll: ['bread-roll', 'burger-bun'],
    herb: ['coriander', 'coriander-leaves', 'fresh-coriander', 'parsley'],
    acid: ['lime', 'lemon'],
    vegetable: ['red-pepper', 'sweetcorn', 'tomato', 'courgette'],
    saladLeaf: ['lettuce', 'cos-lettuce', 'romaine-lettuce', 'iceberg-lettuce'],
    pulse: [
      'black-beans-canned',
      'canned-black-beans',
      'black-beans',
      'kidney-beans-canned',
      'canned-kidney-beans',
      'kidney-beans',
    ],
    cheese: ['queso-fresco', 'cheddar', 'feta', 'avocado'],
    creamy: ['soured-cream', 'sour-cream', 'avocado'],
    nut: ['pumpkin-seeds'],
    stock: VEGETABLE_STOCK,
    adjective: 'Mexican',
  },
  Chinese: {
    name: 'Chinese',
    oil: NEUTRAL,
    allium: ['spring-onion', 'onion'],
    garlic: ['garlic'],
    rice: ['jasmine-rice', 'long-grain-rice', 'white-rice', 'basmati-rice'],
    grain: ['jasmine-rice', 'long-grain-rice', 'white-rice'],
    noodles: ['egg-noodles', 'wheat-noodles', 'rice-noodles'],
    pasta: ['egg-noodles', 'rice-noodles'],
    bread: ['flour-tortilla', 'white-bread'],
    roll: ['bread-roll', 'burger-bun'],
    herb: ['spring-onion', 'coriander', 'coriander-leaves'],
    acid: ['rice-vinegar', 'lime'],
    vegetable: ['pak-choi', 'broccoli', 'red-pepper', 'carrot'],
    saladLeaf: ['chinese-cabbage', 'chinese-leaf', 'lettuce'],
    pulse: ['firm-tofu', 'tofu', 'edamame'],
    cheese: ['firm-tofu', 'tofu'],
    creamy: ['coconut-milk'],
    nut: ['peanuts', 'cashews', 'cashew-nuts'],
    stock: VEGETABLE_STOCK,
    adjective: 'Chinese',
  },
  Japanese: {
    name: 'Japanese',
    oil: NEUTRAL,
    allium: ['spring-onion', 'onion'],
    garlic: ['garlic'],
    rice: ['sushi-rice', 'jasmine-rice', 'short-grain-rice', 'white-rice', 'long-grain-rice'],
    grain: ['sushi-rice', 'brown-rice', 'white-rice'],
    noodles: ['udon-noodles', 'soba-noodles', 'ramen-noodles', 'egg-noodles', 'rice-noodles'],
    pasta: ['udon-noodles', 'rice-noodles'],
    bread: ['white-bread', 'gluten-free-bread'],
    roll: ['burger-bun', 'bread-roll'],
    herb: ['spring-onion', 'chives'],
    acid: ['rice-vinegar', 'lime', 'lemon'],
    vegetable: ['mushroom', 'shiitake-mushroom', 'carrot', 'pak-choi', 'broccoli'],
    saladLeaf: ['chinese-cabbage', 'chinese-leaf', 'lettuce'],
    pulse: ['edamame', 'firm-tofu', 'tofu'],
    cheese: ['firm-tofu', 'tofu'],
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
    rice: ['basmati-rice', 'long-grain-rice', 'white-rice'],
    grain: ['basmati-rice', 'bulgur-wheat', 'quinoa'],
    noodles: ['rice-noodles'],
    pasta: ['rice-noodles'],
    bread: ['naan', 'naan-bread', 'chapati', 'flour-tortilla'],
    roll: ['bread-roll', 'burger-bun'],
    herb: ['coriander', 'coriander-leaves', 'fresh-coriander', 'mint'],
    acid: ['lemon', 'lime'],
    vegetable: ['spinach', 'cauliflower', 'tomato', 'potato'],
    saladLeaf: ['spinach', 'lettuce'],
    pulse: ['chickpeas-canned', 'canned-chickpeas', 'chickpeas', 'red-lentils'],
    cheese: ['paneer', 'firm-tofu', 'tofu'],
    creamy: ['plain-yoghurt', 'natural-yoghurt', 'greek-yoghurt', 'coconut-milk'],
    nut: ['cashews', 'cashew-nuts', 'almonds'],
    stock: VEGETABLE_STOCK,
    adjective: 'Indian',
  },
  Mediterranean: {
    name: 'Mediterranean',
    oil: OLIVE,
    allium: ['red-onion', 'onion'],
    garlic: ['garlic'],
    rice: ['long-grain-rice', 'basmati-rice', 'white-rice'],
    grain: ['bulgur-wheat', 'bulgur', 'couscous', 'quinoa'],
    noodles: ['spaghetti', 'rice-noodles'],
    pasta: ['penne', 'orzo', 'spaghetti', 'pasta', 'rice-noodles'],
    bread: ['pitta', 'pitta-bread', 'pita-bread', 'flatbread', 'sourdough-bread', 'gluten-free-bread'],
    roll: ['pitta', 'pitta-bread', 'bread-roll', 'burger-bun'],
    herb: ['flat-leaf-parsley', 'parsley', 'mint', 'dill'],
    acid: ['lemon', 'red-wine-vinegar'],
    vegetable: ['courgette', 'red-pepper', 'tomato', 'aubergine', 'cucumber'],
    saladLeaf: ['rocket', 'lettuce', 'spinach'],
    pulse: ['chickpeas-canned', 'canned-chickpeas', 'chickpeas'],
    cheese: ['feta', 'halloumi', 'olives', 'black-olives'],
    creamy: ['greek-yoghurt', 'plain-yoghurt', 'natural-yoghurt', 'tahini', 'hummus'],
    nut: ['almonds', 'pine-nuts', 'walnuts'],
    stock: VEGETABLE_STOCK,
    adjective: 'Mediterranean',
  },
  American: {
    name: 'American',
    oil: NEUTRAL,
    allium: ['onion', 'red-onion'],
    garlic: ['garlic'],
    rice: ['long-grain-rice', 'white-rice', 'brown-rice'],
    grain: ['quinoa', 'brown-rice', 'wild-rice'],
    noodles: ['spaghetti', 'rice-noodles'],
    pasta: ['macaroni', 'penne', 'spaghetti', 'pasta', 'rice-noodles'],
    bread: ['wholemeal-bread', 'white-bread', 'sourdough-bread', 'gluten-free-bread'],
    roll: ['burger-bun', 'bread-roll'],
    herb: ['parsley', 'flat-leaf-parsley', 'chives'],
    acid: ['lemon', 'cider-vinegar', 'apple-cider-vinegar', 'white-wine-vinegar'],
    vegetable: ['carrot', 'broccoli', 'green-beans', 'sweetcorn', 'red-pepper'],
    saladLeaf: ['lettuce', 'cos-lettuce', 'romaine-lettuce', 'spinach'],
    pulse: [
      'kidney-beans-canned',
      'canned-kidney-beans',
      'kidney-beans',
      'black-beans-canned',
      'canned-black-beans',
      'black-beans',
    ],
    cheese: ['cheddar', 'avocado'],
    creamy: ['soured-cream', 'sour-cream', 'greek-yoghurt', 'mayonnaise', 'vegan-mayonnaise'],
    nut: ['pecans', 'pecan-nuts', 'walnuts'],
    stock: VEGETABLE_STOCK,
    adjective: 'American',
  },
}

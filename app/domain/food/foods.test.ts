import { expect, test } from 'vitest'
import { FOOD_GROUPS, ROLES } from '#app/domain/food/food.ts'
import { FOODS, findFood, foodById } from '#app/domain/food/foods.ts'

test('the table holds at least 2,200 foods, of every group and every role', () => {
  expect(FOODS.length).toBeGreaterThanOrEqual(2_200)
  for (const group of FOOD_GROUPS)
    expect(
      FOODS.some((food) => food.group === group),
      group,
    ).toBe(true)
  for (const role of ROLES)
    expect(
      FOODS.some((food) => food.roles.includes(role)),
      role,
    ).toBe(true)
})

test('at least 450 of them are dishes and drinks as they are eaten', () => {
  const eaten = FOODS.filter((food) => food.group === 'dishes' || food.group === 'drinks')
  expect(eaten.length).toBeGreaterThanOrEqual(450)
})

test('a food is found by its id; an unknown id is null, or an error that names it', () => {
  expect(foodById('courgette').name).toBe('courgette')
  expect(findFood('courgette')).toBe(foodById('courgette'))
  expect(findFood('unobtainium')).toBeNull()
  expect(() => foodById('unobtainium')).toThrow('No food "unobtainium"')
})

test('no id occurs twice', () => {
  expect(new Set(FOODS.map((food) => food.id)).size).toBe(FOODS.length)
})

test('no name belongs to two foods', () => {
  const owners = new Map<string, string>()
  const claimed: string[] = []
  for (const food of FOODS) {
    for (const name of new Set([food.name, food.plural, ...food.otherNames])) {
      const owner = owners.get(name.toLowerCase())
      if (owner !== undefined && owner !== food.id) claimed.push(`${name}: ${owner}, ${food.id}`)
      owners.set(name.toLowerCase(), food.id)
    }
  }
  expect(claimed).toEqual([])
})

test('other names are lower case, trimmed, and do not repeat the name', () => {
  const wrong = FOODS.filter((food) => {
    const isMalformed = food.otherNames.some((name) => name === '' || name !== name.trim().toLowerCase())
    return isMalformed || new Set([food.name, ...food.otherNames]).size !== food.otherNames.length + 1
  })
  expect(wrong.map((food) => food.id)).toEqual([])
})

test('cooks find foods by their British and their American names', () => {
  const americanNames: Record<string, string> = {
    courgette: 'zucchini',
    aubergine: 'eggplant',
    coriander: 'cilantro',
    rocket: 'arugula',
    swede: 'rutabaga',
    'plain-flour': 'all-purpose flour',
    'double-cream': 'heavy cream',
    'bicarbonate-of-soda': 'baking soda',
    prawns: 'shrimp',
    'beef-mince': 'ground beef',
    'spring-onion': 'scallion',
    'chicken-stock': 'chicken broth',
    beetroot: 'beet',
    sugar: 'caster sugar',
    cornflour: 'cornstarch',
    'olive-oil': 'evoo',
    parmesan: 'parmigiano reggiano',
    'pak-choi': 'bok choy',
    'gram-flour': 'besan',
    bacon: 'rashers',
    'natural-yoghurt': 'yogurt',
    'icing-sugar': 'powdered sugar',
    treacle: 'molasses',
    gherkin: 'dill pickle',
    'sugar-snap-peas': 'sugar snaps',
  }
  for (const [id, name] of Object.entries(americanNames)) expect(foodById(id).otherNames, id).toContain(name)
})

const STAPLES: Record<string, string> = {
  British:
    'potato peas pork-sausage baked-beans cheddar oats marmite gammon swede suet golden-syrup double-cream',
  Italian:
    'pasta risotto-rice parmesan mozzarella basil olive-oil chopped-tomatoes pancetta polenta pesto capers',
  Mexican:
    'corn-tortilla masa-harina black-beans-canned jalapeno queso-fresco avocado tomatillo ancho-chilli lime',
  Chinese:
    'soy-sauce egg-noodles tofu pak-choi ginger oyster-sauce shaoxing-wine chinese-five-spice hoisin-sauce',
  Japanese: 'sushi-rice miso dashi nori mirin sake wasabi-paste soba-noodles udon-noodles edamame panko',
  Korean: 'gochujang kimchi doenjang sesame-oil glass-noodles tteok',
  Indian:
    'basmati-rice ghee paneer red-lentils toor-dal urad-dal chana-dal gram-flour wholemeal-flour garam-masala turmeric curry-leaves naan asafoetida',
  Thai: 'jasmine-rice fish-sauce coconut-milk lemongrass galangal lime-leaves thai-green-curry-paste rice-noodles',
  'Middle Eastern':
    'tahini hummus zaatar sumac bulgur couscous harissa pomegranate-molasses halloumi flatbread',
  'West African and Caribbean':
    'plantain cassava yam okra scotch-bonnet black-eyed-beans-dried palm-oil ackee salt-cod',
  Ethiopian: 'injera teff berbere lentils',
  American:
    'burger-bun grits sweet-potato bacon maple-syrup peanut-butter pecans corn-on-the-cob ranch-dressing',
  Mediterranean:
    'feta olives aubergine chickpeas-canned lemon greek-yoghurt oregano anchovies sardines-canned',
  'Eastern European': 'beetroot sauerkraut buckwheat rye-bread soured-cream dill pierogi kielbasa',
  'what every kitchen has':
    'water salt black-pepper sugar plain-flour butter egg whole-milk onion garlic vegetable-oil vinegar vegetable-stock',
}

test('the staples of every kitchen are there', () => {
  for (const [cuisine, ids] of Object.entries(STAPLES)) {
    for (const id of ids.split(' ')) {
      const isThere = findFood(id) !== null || FOODS.some((food) => food.name === id)
      expect(isThere, `${cuisine}: ${id}`).toBe(true)
    }
  }
})

test('the first role is what the food usually does', () => {
  const usual: Record<string, string> = {
    'chicken-thigh': 'protein',
    'basmati-rice': 'starch',
    spinach: 'leaf',
    'natural-yoghurt': 'dairy',
    lemon: 'acid',
    onion: 'aromatic',
    ginger: 'aromatic',
    'olive-oil': 'fat',
    basil: 'herb',
    cumin: 'spice',
    'soy-sauce': 'sauce',
    water: 'liquid',
    'coconut-milk': 'liquid',
    honey: 'sweet',
    'baking-powder': 'baking',
    walnuts: 'nut',
    'whole-milk': 'dairy',
    apple: 'fruit',
    carrot: 'vegetable',
    lasagne: 'dish',
    cola: 'drink',
  }
  for (const [id, role] of Object.entries(usual)) expect(foodById(id).roles[0], id).toBe(role)
})

test('raw meat, poultry and fish do not keep on the shelf, and fresh fish and poultry keep for days only', () => {
  const perishable = FOODS.filter(
    (food) =>
      ['meat', 'poultry', 'fish'].includes(food.group) && food.state === 'raw' && food.roles[0] === 'protein',
  )
  expect(perishable.length).toBeGreaterThan(100)
  expect(perishable.filter((food) => food.keepsDays.pantry !== null).map((food) => food.id)).toEqual([])
  const fresh = perishable.filter((food) => food.group !== 'meat')
  expect(fresh.filter((food) => (food.keepsDays.fridge ?? 99) > 4).map((food) => food.id)).toEqual([])
})

test('every food keeps somewhere, frozen food in the freezer, and a freezer outlasts a fridge', () => {
  const wrong = FOODS.filter(({ state, keepsDays: { pantry, fridge, freezer } }) => {
    const keepsNowhere = pantry === null && fridge === null && freezer === null
    const keepsLongerInTheFridge = pantry === null && fridge !== null && freezer !== null && fridge > freezer
    return keepsNowhere || keepsLongerInTheFridge || (state === 'frozen' && freezer === null)
  })
  expect(wrong.map((food) => food.id)).toEqual([])
})

test('where the figures are of another food, that is said, and is not the food itself', () => {
  const standIns = FOODS.filter((food) => food.standIn !== undefined)
  expect(standIns.length).toBeGreaterThan(100)
  expect(standIns.filter((food) => food.standIn === food.name || food.standIn === food.plural)).toEqual([])
})

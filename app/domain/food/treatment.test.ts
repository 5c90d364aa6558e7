import { expect, test } from 'vitest'
import { FOODS } from './foods.ts'
import { readIngredientLine } from './ingredient-line.ts'
import { foodOfLine } from './line-food.ts'
import { judgeIngredient } from './only-food.ts'
import { neverEaten, treatmentOf, verdictsOfLine } from './treatment.ts'
import { TREATMENTS, type Treatment } from './treatments.ts'

const list = (text: string) => text.split(';').map((one) => one.trim().replace(/\s+/g, ' '))

/** Eaten raw for ever. */
const EATEN_RAW = new Set(['mushroom', 'chestnut-mushroom', 'portobello-mushroom', 'truffle'])

test('every treatment is some food’s, or one that only a name tells', () => {
  const used = new Set(FOODS.map(({ treatmentId }) => treatmentId))
  const ofNames = [
    'bitter-lupin',
    'cassava-leaf',
    'bamboo-shoot',
    'fresh-olive',
    'live-shellfish',
    'raw-milk',
  ]
  expect(Object.keys(TREATMENTS).filter((id) => !used.has(id as never) && !ofNames.includes(id))).toEqual([])
})

test('every mushroom, wild plant, sprout, poisonous root and strong spice has one', () => {
  const isHazard =
    /mushroom|chanterelle|morel|porcini|truffle|sprout(?!s?-(?:frozen|roasted)|.*brussels)|cassava$|^taro|fiddlehead|nettle|elderberr|bamboo|(?:lima|hyacinth|winged|runner|yardlong|broad|green)-beans|nutmeg|^mace|^cloves|saffron|asafoetida|-flour$|tongue$|tripe$|octopus$|cheek$|shin$|shank$|brisket$|short-ribs$/
  const exempt =
    /brussels|-cooked|-canned|-fried|-in-oil|buttered|cassava-flour|corn|oat-flour|rice-flour|(?:barley|millet|sorghum|teff)-flour|sprouts-roasted/
  const missing = FOODS.filter(
    (food) =>
      isHazard.test(food.id) &&
      !exempt.test(food.id) &&
      ['raw', 'dry', 'frozen'].includes(food.state) &&
      food.treatmentId === null &&
      !EATEN_RAW.has(food.id),
  )
  expect(missing.map(({ id }) => id)).toEqual([])
})

test('what is cooked, tinned or ready to eat needs nothing but, where it is strong, a measure', () => {
  const odd = FOODS.filter((food) => {
    const treatment = treatmentOf(food)
    if (treatment === null || !['cooked', 'canned', 'ready'].includes(food.state)) return false
    return treatment.before !== undefined || (treatment.leastMin ?? 0) > 5
  })
  expect(odd.map(({ id }) => id)).toEqual([])
})

test('every treatment tells why in a sentence, and a pre-step says how long and what it weighs then', () => {
  for (const [id, treatment] of Object.entries<Treatment>(TREATMENTS)) {
    expect(treatment.why, id).toMatch(/^[A-Z].{15,}\.$/)
    if (treatment.before) {
      expect(treatment.before.waitMin + treatment.before.cookMin, id).toBeGreaterThan(0)
      expect(treatment.before.gains, id).toBeGreaterThan(0.4)
    }
  }
})

test('how a food stands is read wherever it is said', () => {
  const said: Readonly<Record<string, string>> = {
    'red-kidney-beans-dried': `kidney beans (uncooked); kidney beans (dried); uncooked kidney beans; raw kidney beans; dried kidney beans; kidney beans, raw; 200 g kidney beans, dry; kidney beans - dried;
      kidney beans: uncooked; kidney beans, soaked overnight; dried kidney beans, soaked and cooked; rajma`,
    'red-kidney-beans-canned': `kidney beans; tinned kidney beans; kidney beans (tinned); kidney beans, canned; 1 can kidney beans; 1 tin of kidney beans, drained; 2 x 400 g tins kidney beans; kidney beans from a jar`,
    'red-kidney-beans-cooked': 'cooked kidney beans; kidney beans, cooked; kidney beans, boiled',
    'chickpeas-dried':
      'chickpeas (raw); uncooked chickpeas; dry chickpeas; 250 g chickpeas, soaked overnight',
    'chickpeas-canned': 'chickpeas; chickpeas, drained and rinsed; tinned chickpeas',
    'butter-beans-dried': 'lima beans (dried); butter beans, uncooked',
    lentils: 'lentils; green lentils (dried); dried lentils',
    'lentils-cooked': 'cooked lentils; lentils, cooked',
  }
  for (const [id, lines] of Object.entries(said))
    for (const line of list(lines)) expect(foodOfLine(readIngredientLine(line))?.food.id, line).toBe(id)
})

test('all wordings of one food get one verdict', () => {
  const same: Readonly<Record<string, string>> = {
    cassava: 'cassava; raw cassava; yuca; cassava (raw); manioc; 500 g cassava, peeled',
    'taro-leaf': 'taro leaves; taro leaf; leaves of taro; dasheen leaves; gabi leaves',
    'cassava-leaf': 'cassava leaves; yuca leaves; manioc leaves; leaves of cassava',
    'textured-soya':
      'soya mince; tvp; soya chunks; dried soya mince; textured vegetable protein; textured soya',
    'sprouted-seed': 'bean sprouts; beansprouts; alfalfa sprouts; broccoli sprouts; sprouted mung beans',
    elderberry: 'elderberries; raw elderberries; elderberries (fresh)',
    'raw-milk': 'raw milk; milk (raw); unpasteurised milk; milk, unpasteurized',
    'bamboo-shoot': 'fresh bamboo shoots; raw bamboo shoots; bamboo shoots (fresh)',
    'tough-180': 'oxtail; ox cheek; beef cheeks; beef shin; brisket',
    'salt-cod': 'salt cod; bacalao; baccalà; saltfish; salted cod',
  }
  for (const [id, lines] of Object.entries(same))
    for (const line of list(lines))
      expect(
        verdictsOfLine(line).map((one) => one.id),
        line,
      ).toEqual([id])
})

test('what is never eaten is told by any wording, with its reason, and nothing else is', () => {
  for (const line of list(`bitter almonds; almonds (bitter); 100 g almonds, bitter; ground bitter almonds; apricot kernels; kernels of apricots; cherry stones; apple pips; green potatoes; potatoes (green);
    potatoes that are green; potatoes gone green; sprouted potatoes; potatoes, sprouting; tomato leaves; rhubarb leaves; unknown mushrooms; mushrooms from the forest; foraged leaves; wild berries; some wild plants; false morels; blowfish`)) {
    const judged = judgeIngredient(line)
    expect(judged.verdict, line).toBe('unsafe')
    expect(judged.reason, line).toMatch(/\b(?:poisonous|not safe)\b/)
  }
  for (const line of list(`sweet almonds; 4 plums, stones removed; rhubarb, leaves removed; potatoes and green beans; potato, green beans; green potato salad; wild garlic; wild rice; wild salmon; wild strawberries; wild mushrooms; bitter chocolate;
    bitter gourd; green tomatoes; sweet potato leaves; brussels sprouts; apricot kernel oil; bitter almond extract; herbs from the garden; apples, cored; cherry tomatoes; elderflower cordial; raw milk cheese; stone fruit; pine kernels; mushroom stock`))
    expect(neverEaten(line), line).toBeNull()
})

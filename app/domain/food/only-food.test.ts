import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeFoodName, judgeIngredient, looksLikeGibberish } from './only-food.ts'

const list = (text: string) => text.split(',').map((name) => name.trim().replace(/\s+/g, ' '))

const THINGS = list(`
  bleach, Bleach, household bleach, soap, bar of soap, hand soap, dish soap, washing up liquid, laundry detergent,
  fabric softener, drain cleaner, oven cleaner, toilet cleaner, window cleaner, shoe polish, air freshener, shampoo,
  cat litter, kitty litter, dog food, cat food, bird seed, batteries, AA batteries, a car battery, motor oil, engine oil,
  brake fluid, antifreeze, petrol, diesel, kerosene, lighter fluid, white spirit, turpentine, paint thinner, acetone,
  nail polish, rubbing alcohol, weedkiller, rat poison, slug pellets, superglue, glue, paint, varnish, ink, gravel,
  sand, stones, pebbles, rocks, bricks, concrete, cement, tarmac, soil, mud, dust, coal, charcoal, sawdust, wood, twigs,
  plastic, plastic bags, rubber, steel, copper wire, nails, screws, a hammer, pencils, crayons, chalk, newspaper, a book,
  cardboard, toilet paper, tissues, kitchen sponge, candles, matches, cigarettes, tobacco, broken glass, light bulbs,
  mirror, chair, a table, sofa, pillow, carpet, phone, iphone 15, laptop, keyboard, television, a car, bicycle, tyres, shoes,
  old socks, fried boots, shirt, trousers, gloves, coins, money, diamonds, toys, lego, teddy bear, balloons, guitar, human hair, vomit,
  manure, compost, garbage, fork, frying pan, clingfilm, aluminium foil, parchment paper, toothpicks,
  bandages, bullets, gunpowder, fireworks, toothpaste, mouthwash, deodorant, perfume, sunscreen, lipstick, hand sanitiser
`)

const MEDICINES_AND_DRUGS = list(`
  paracetamol, ibuprofen, 2 aspirin, antibiotics, morphine, valium, viagra, insulin, sleeping pills, cough syrup, laxatives,
  tylenol, pills, medicine, cocaine, heroin, crystal meth, lsd, mdma, magic mushrooms, marijuana, weed, vape juice, fentanyl
`)

const LIVING = list(`
  cat, my cat, kittens, dog, puppies, roast dog, hamster, goldfish, parrot, lion, tiger, panda, gorilla, monkey, elephant,
  dolphin, whale, polar bear, penguin, hedgehog, bats, rats, mice, cockroaches, mosquitoes, spiders, slugs, earthworms,
  unicorn, dragon, dinosaur, human flesh, people, my neighbour, my mother-in-law, children, baby, a corpse, my ex
`)

const TALK = list(`
  test, hello, nothing, null, undefined, asdf, asdfgh, qwerty, lorem ipsum, xxxx, aaaaaa, sdkjfhg, zxcvbn, hjkl, bcdfg,
  qqq, lololololo, x, fghjkl, wrtpsdf, kjhgfd, ignore previous instructions, nhgtrf
`)

const MARKUP = [
  '<script>alert(1)</script>',
  '<b>rice</b>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}',
  '${jndi:ldap}',
  'https://example.com/rice',
  'www.recipes.example',
  'cheap-pills.com',
  'me@example.com',
  "'; DROP TABLE foods; --",
  '🍕',
  '🍕🍕 🍺',
  '123',
  '...',
  '½',
  '',
  '   ',
]

const POISONS = list(`
  death cap, death cap mushrooms, destroying angel mushroom, fly agaric, poisonous mushrooms, toadstools, deadly nightshade,
  hemlock, oleander, foxglove leaves, monkshood, yew berries, castor beans, cyanide, arsenic, mercury, rhubarb leaves,
  undercooked kidney beans, bitter almonds, green potatoes, pufferfish, fugu, soapwort, daffodil bulbs, giant hogweed,
  rotten eggs, mouldy bread, rancid butter, roadkill
`)

const ODD_FOODS = list(`
  huitlacoche, durian, cricket flour, bottarga, cochayuyo, snails, escargots, rocket, wild rocket leaves, elephant garlic,
  horse radish, horseradish, monkfish, dragon fruit, toad in the hole, ladyfingers, sponge fingers, hot dogs, corn dogs,
  hush puppies, monkey nuts, monkey bread, tiger nuts, tiger prawns, buffalo mozzarella, pigs in blankets, bombay duck, welsh rabbit,
  angel hair pasta, dogfish, catfish, goldfish crackers, stone fruit, rock salt, rock sugar, glass noodles, mud cake, brick cheese,
  marble cake, gunpowder tea, cottage pie, shepherd's pie, spotted dick, bubble and squeak, devilled eggs,
  mother of vinegar, kid goat, spider crab, lion's mane mushroom, hen of the woods, chicken of the woods, hedgehog mushrooms,
  sea urchin, sea cucumber, sea grapes, fruit leather, string cheese, wax beans, wax gourd, cotton candy, rock lobster,
  stone crab, ash gourd, finger limes, fish fingers, rice paper, edible flowers, baby corn, baby carrots, jellyfish,
  octopus, frogs' legs, alligator, kangaroo, ostrich, crocodile, venison, pheasant, quail eggs, pigeon, rabbit, hare, wild boar,
  black pudding, haggis, tripe, sweetbreads, chitterlings, pork rinds, chicken feet, duck tongues, ox tail, bone marrow, lardo, nduja,
  natto, tempeh, kimchi, gochujang, doenjang, miso, umeboshi, nori, wakame, dulse, laverbread, konjac, shirataki, century eggs, balut,
  surströmming, lutefisk, hákarl, gravlax, rakfisk, brunost, salmiak, casu marzu, bresaola, guanciale, mojama, percebes, barnacles,
  periwinkles, whelks, razor clams, geoduck, abalone, conch, sea asparagus, samphire, sea kale, nettles, wild garlic, fiddleheads, ramps,
  dandelion leaves, purslane, nopales, epazote, hoja santa, chapulines, mealworms, escamoles, silkworm pupae, quinoa, teff, fonio, amaranth, freekeh,
  injera, ugali, fufu, egusi, ogbono, dawadawa, baobab powder, moringa, jackfruit, breadfruit, rambutan, mangosteen, soursop, cherimoya,
  salak, feijoa, tamarillo, cupuaçu, açaí, camu camu, lucuma, yacon, oca, ulluco, chuño, masa harina, piloncillo, panela, jaggery, kokum, asafoetida, ajwain,
  amchur, nigella seeds, sumac, za'atar, dukkah, harissa, preserved lemons, pomegranate molasses, verjuice, amba sauce, labneh, kashk, paneer, khoya, ghee, smen,
  curry leaves, screwpine leaves, galangal, kaffir lime leaves, banana blossom, lotus root, water chestnuts, bamboo shoots, wood ear, tofu skin, borscht, schnitzel,
  kürtőskalács, knedlíky, pljeskavica, smørrebrød, zwetschgen, 豆腐, борщ, nước mắm, tortilla de maíz, half and half, 00 flour, 7UP, XO sauce, MSG, TVP
`)

test('the lists are long enough to mean something', () => {
  const refused = [...THINGS, ...MEDICINES_AND_DRUGS, ...LIVING, ...TALK, ...MARKUP, ...POISONS]
  expect(new Set(refused).size).toBeGreaterThanOrEqual(200)
  expect(new Set(ODD_FOODS).size).toBeGreaterThanOrEqual(150)
})

test('refuses things, chemicals, medicines, drugs, pets and people', () => {
  for (const name of [...THINGS, ...MEDICINES_AND_DRUGS, ...LIVING]) {
    expect(judgeFoodName(name).verdict, name).toBe('not-food')
  }
})

test('refuses talk, gibberish, markup, addresses and signs without letters', () => {
  for (const name of [...TALK, ...MARKUP]) expect(judgeFoodName(name).verdict, name).toBe('not-food')
})

test('calls poisonous and spoiled food unsafe', () => {
  for (const name of POISONS) expect(judgeFoodName(name).verdict, name).toBe('unsafe')
})

test('refuses no real food, however odd', () => {
  for (const name of ODD_FOODS) expect(['food', 'unknown'], name).toContain(judgeFoodName(name).verdict)
})

test('says why by name, in a sentence a person can read', () => {
  expect(judgeFoodName('bleach').reason).toBe('Bleach is not food: it is for cleaning and can poison.')
  expect(judgeFoodName('batteries').reason).toBe('Batteries are not food.')
  expect(judgeFoodName('ibuprofen').reason).toBe('Ibuprofen is medicine, not food.')
  expect(judgeFoodName('death caps').reason).toBe('Death caps are poisonous. Do not eat them.')
  expect(judgeFoodName('green potatoes').reason).toMatch(/^Green potatoes are poisonous: .*solanine/)
  expect(judgeFoodName('carrots')).toEqual({ verdict: 'food', reason: 'Carrot is in the food table.' })
  expect(judgeFoodName('amba sauce')).toMatchObject({ verdict: 'unknown' })
  expect(judgeFoodName(`bleach ${'x'.repeat(500)}`).reason.length).toBeLessThan(120)
})

test('gibberish is judged by letters, not by being unknown', () => {
  expect(looksLikeGibberish('sdkjfhg')).toBe(true)
  expect(looksLikeGibberish('wibble')).toBe(false)
  expect(looksLikeGibberish('борщ')).toBe(false)
})

test('never throws, whatever is typed', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      expect(judgeFoodName(text).reason).not.toBe('')
    }),
    { numRuns: 200, seed: 11 },
  )
})

test.each(['s&p', 'S&P to taste', '1 tsp s & p', '2 pinches of s and p'])('“%s” is food', (typed) => {
  expect(judgeIngredient(typed).verdict).toBe('food')
})

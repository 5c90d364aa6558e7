/**
 * How foods have to be treated before they may be eaten: what has to happen before they are cooked with, how long and how
 * hot they are cooked, how much of them one person may get, and what may never be eaten. Times and temperatures follow
 * the UK Food Standards Agency, the US FDA and USDA, Health Canada and FSANZ; where they differ, the stricter one.
 */

/** What has to be done with a food before it is cooked like others of its kind. */
export type PreStep = {
  /**
   * soak-and-boil: soak in cold water, drain, boil hard, simmer until soft, drain. boil: boil in plenty of water, throw the
   * water away. dry-fry: cook in a hot pan until its own water is gone. stew-fruit: simmer with a little water. hydrate: cover
   * with hot water or stock. desalt: soak in cold water that is changed. thaw: in the fridge.
   */
  way: 'soak-and-boil' | 'boil' | 'dry-fry' | 'stew-fruit' | 'hydrate' | 'desalt' | 'thaw'
  /** Minutes it stands by itself, in water or in the fridge. */
  waitMin: number
  /** Minutes on the heat. */
  cookMin: number
  /** Grams ready to cook with per gram as bought. */
  gains: number
}

export type Treatment = {
  /** Never in any recipe: the rest of the sentence after the food's name. */
  never?: string
  /** What the kitchen does not cook, for the person: the rest of the sentence after the food's name. */
  notHere?: string
  before?: PreStep
  /** Least minutes on the heat; in liquid or steam where `isMoist`. */
  leastMin?: number
  isMoist?: boolean
  /** The cooking water holds what makes it unsafe and is thrown away. */
  isDrained?: boolean
  /** A rolling boil of so many minutes: less heat leaves the poison whole. */
  hardBoilMin?: number
  /** Least temperature inside, °C. Food with one is never served pink, runny or rare. */
  leastC?: number
  /** Minutes of slow moist heat (or of a low oven) until it can be chewed. */
  tenderMin?: number
  /** Most grams for one person, as bought. */
  mostG?: number
  /** Frozen, it is thawed before it is cooked. */
  isThawed?: boolean
  /** Fish sold to be eaten raw, or cured in acid or salt, needs no heat. */
  isCurable?: boolean
  /** Why, for the person: a whole sentence. */
  why: string
}

const tough = (tenderMin: number): Treatment => ({
  tenderMin,
  leastMin: 2,
  isThawed: true,
  why: 'It is a working muscle full of gristle, which only slow cooking turns tender.',
})
const dose = (mostG: number, why: string): Treatment => ({ mostG, why })

export const TREATMENTS = {
  // Pulses
  'dried-bean': {
    before: { way: 'soak-and-boil', waitMin: 480, cookMin: 70, gains: 2.4 },
    leastMin: 40,
    isMoist: true,
    hardBoilMin: 10,
    isDrained: true,
    mostG: 125,
    why: 'Dried beans hold a poison (a lectin) that only soaking and 10 minutes of hard boiling destroy.',
  },
  'dried-chickpea': {
    before: { way: 'soak-and-boil', waitMin: 480, cookMin: 70, gains: 2.3 },
    leastMin: 40,
    isMoist: true,
    isDrained: true,
    mostG: 125,
    why: 'Dried chickpeas and their kin are soaked overnight and boiled until soft before anything else.',
  },
  'dried-soya-bean': {
    before: { way: 'soak-and-boil', waitMin: 600, cookMin: 180, gains: 2.3 },
    leastMin: 90,
    isMoist: true,
    hardBoilMin: 10,
    isDrained: true,
    mostG: 125,
    why: 'Raw soya beans cannot be digested and make ill: they are soaked, boiled hard and simmered until soft.',
  },
  'bitter-lupin': {
    notHere:
      'have to be boiled and then kept in fresh water for days until their poison is washed out; take lupin beans in brine from a jar',
    before: { way: 'desalt', waitMin: 4320, cookMin: 60, gains: 2 },
    isMoist: true,
    leastMin: 60,
    isDrained: true,
    why: 'Raw lupin beans hold a poison that only days in fresh water wash out.',
  },
  lentil: {
    leastMin: 10,
    isMoist: true,
    mostG: 150,
    why: 'Dried lentils and split peas have to be boiled until soft.',
  },
  'textured-soya': {
    before: { way: 'hydrate', waitMin: 10, cookMin: 0, gains: 3 },
    mostG: 50,
    why: 'Dried soya mince has to swell in hot stock or water before it can be eaten, and trebles in weight.',
  },
  'dry-protein': dose(60, 'It is a dry powder: more than a few spoonfuls cannot be eaten.'),
  'fresh-bean': {
    leastMin: 3,
    why: 'Raw green beans and their kin hold a lectin: they are cooked until tender.',
  },
  'fresh-toxic-bean': {
    before: { way: 'boil', waitMin: 0, cookMin: 20, gains: 1 },
    leastMin: 15,
    isMoist: true,
    isDrained: true,
    why: 'Fresh, these beans hold cyanide until they are boiled in plenty of water that is thrown away.',
  },
  // Roots, shoots and leaves
  cassava: {
    before: { way: 'boil', waitMin: 0, cookMin: 25, gains: 1 },
    leastMin: 25,
    isMoist: true,
    isDrained: true,
    why: 'Raw cassava releases cyanide: it is peeled, cut up and boiled in plenty of water that is thrown away.',
  },
  'cassava-leaf': {
    notHere:
      'release cyanide unless they are pounded and boiled for more than an hour; we have no dish that does so',
    leastMin: 60,
    isMoist: true,
    isDrained: true,
    why: 'Cassava leaves release cyanide unless they are pounded and boiled for more than an hour.',
  },
  taro: {
    before: { way: 'boil', waitMin: 0, cookMin: 20, gains: 1 },
    leastMin: 20,
    isMoist: true,
    why: 'Raw taro is full of needles of oxalate that make the throat swell: it is boiled until soft.',
  },
  'taro-leaf': {
    before: { way: 'boil', waitMin: 0, cookMin: 45, gains: 1 },
    leastMin: 45,
    isMoist: true,
    why: 'Taro leaves are full of needles of oxalate that make the throat swell: only long boiling softens them.',
  },
  'starchy-root': {
    leastMin: 8,
    why: 'It is bitter and hard to digest raw, and some kinds are poisonous: it is cooked until soft.',
  },
  fiddlehead: {
    before: { way: 'boil', waitMin: 0, cookMin: 15, gains: 1 },
    leastMin: 15,
    isMoist: true,
    isDrained: true,
    why: 'Fern shoots make ill unless they are boiled for 15 minutes in water that is thrown away.',
  },
  'bamboo-shoot': {
    notHere:
      'have to be boiled for half an hour in water that is thrown away, or they release cyanide; take tinned ones',
    leastMin: 20,
    isMoist: true,
    isDrained: true,
    why: 'Fresh bamboo shoots release cyanide until they are boiled in water that is thrown away.',
  },
  nettle: { leastMin: 2, why: 'Nettles sting until they have been cooked.' },
  'sprouted-seed': {
    leastMin: 2,
    why: 'Sprouted seeds grow in the warmth that bacteria like: they are cooked until steaming hot.',
  },
  elderberry: {
    before: { way: 'stew-fruit', waitMin: 0, cookMin: 15, gains: 1 },
    leastMin: 10,
    why: 'Raw elderberries release cyanide: they are simmered for 15 minutes before anything else.',
  },
  'seed-with-cyanide': { leastMin: 5, mostG: 10, why: 'Raw they are mildly poisonous: a few, and cooked.' },
  // Mushrooms
  morel: {
    before: { way: 'boil', waitMin: 0, cookMin: 10, gains: 1 },
    leastMin: 10,
    why: 'Morels are poisonous raw or underdone: they are boiled for 10 minutes in water that is thrown away.',
  },
  'wild-mushroom': {
    before: { way: 'dry-fry', waitMin: 0, cookMin: 10, gains: 1 },
    leastMin: 10,
    why: 'Wild mushrooms are cooked right through, and only those that a seller or an expert has named are eaten at all.',
  },
  'cooked-mushroom': {
    leastMin: 4,
    why: 'Raw, these mushrooms give a rash or an upset stomach: they are cooked through.',
  },
  'dried-mushroom': {
    before: { way: 'hydrate', waitMin: 30, cookMin: 0, gains: 5 },
    leastMin: 4,
    mostG: 20,
    why: 'Dried mushrooms have to soak in hot water until soft, and are then cooked; a few grams go a long way.',
  },
  // Meat
  poultry: {
    leastMin: 4,
    leastC: 70,
    isThawed: true,
    why: 'Poultry is cooked through: raw or pink it makes ill.',
  },
  'tough-poultry': {
    leastMin: 4,
    leastC: 70,
    tenderMin: 60,
    isThawed: true,
    why: 'Gizzards are hard muscle: an hour of simmering makes them tender.',
  },
  mince: {
    leastMin: 4,
    leastC: 70,
    isThawed: true,
    why: 'Mince is cooked through: what sat on the outside is now all through it.',
  },
  pork: { leastMin: 3, leastC: 63, isThawed: true, why: 'Pork is cooked through.' },
  offal: { leastMin: 3, leastC: 70, isThawed: true, why: 'Liver, kidneys and the like are cooked through.' },
  'whole-cut': { leastMin: 1, isThawed: true, why: 'The outside of meat has to be seared.' },
  'tough-60': tough(60),
  'tough-75': tough(75),
  'tough-90': tough(90),
  'tough-120': tough(120),
  'tough-150': tough(150),
  'tough-180': tough(180),
  tongue: {
    before: { way: 'boil', waitMin: 0, cookMin: 180, gains: 0.7 },
    leastMin: 120,
    isMoist: true,
    isThawed: true,
    why: 'Tongue is simmered for about 3 hours and peeled before it can be eaten.',
  },
  tripe: {
    before: { way: 'boil', waitMin: 0, cookMin: 120, gains: 0.7 },
    leastMin: 90,
    isMoist: true,
    isThawed: true,
    why: 'Tripe is simmered for about 2 hours before it can be chewed.',
  },
  // Fish and eggs
  fish: {
    leastMin: 2,
    isCurable: true,
    isThawed: true,
    why: 'Fish that was not sold to be eaten raw is cooked.',
  },
  shellfish: {
    leastMin: 1,
    isCurable: true,
    isThawed: true,
    why: 'Raw shellfish carries germs from the water it lived in: it is cooked.',
  },
  octopus: {
    before: { way: 'boil', waitMin: 0, cookMin: 60, gains: 0.6 },
    leastMin: 45,
    isMoist: true,
    isThawed: true,
    why: 'Octopus is simmered for about an hour before it can be chewed.',
  },
  'salt-cod': {
    before: { way: 'desalt', waitMin: 1440, cookMin: 0, gains: 1.25 },
    leastMin: 5,
    mostG: 200,
    why: 'Salt cod soaks for at least 24 hours in water that is changed often, or it is too salty to eat.',
  },
  'other-egg': {
    leastMin: 4,
    leastC: 71,
    why: 'Eggs of ducks, geese and quails are cooked until white and yolk are firm: they carry salmonella more often.',
  },
  // Flour and milk
  flour: { leastMin: 1, why: 'Raw flour can carry E. coli: dough and batter are cooked.' },
  'raw-milk': {
    notHere: 'can carry dangerous bacteria; take pasteurised milk',
    leastMin: 1,
    why: 'Raw milk can carry dangerous bacteria until it has been brought to the boil.',
  },
  // Spices of which little is enough
  nutmeg: dose(0.6, 'More than a pinch or two of nutmeg makes ill.'),
  cloves: dose(0.6, 'Cloves numb the mouth and drown every other taste: a few are enough.'),
  asafoetida: dose(0.5, 'Asafoetida is used by the pinch: more is bitter and upsets the stomach.'),
  saffron: dose(0.15, 'Saffron is used by the pinch: more is bitter and medicinal.'),
  'strong-spice': dose(3, 'It is so strong that a teaspoon for one person cannot be eaten.'),
  cinnamon: dose(5, 'Cinnamon holds coumarin, which in spoonfuls harms the liver.'),
  'hot-chilli': dose(20, 'It is among the hottest chillies there are.'),
  raising: dose(6, 'More than a teaspoon of it for one person burns the stomach.'),
} as const satisfies Readonly<Record<string, Treatment>>

export type TreatmentId = keyof typeof TREATMENTS

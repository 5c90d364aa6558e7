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

/**
 * Which food needs which treatment, by id; the state is in the food, since dried, raw, cooked and canned are rows of their own.
 * Of pulses, mushrooms, meat, poultry, fish and eggs every row that is not ready to eat stands here.
 */
export const TREATED_FOODS: Readonly<Partial<Record<TreatmentId, string>>> = {
  'dried-bean': `red-kidney-beans-dried black-beans-dried cannellini-beans-dried haricot-beans-dried
    butter-beans-dried pinto-beans-dried borlotti-beans-dried moth-beans`,
  'dried-chickpea': 'chickpeas-dried black-eyed-beans-dried adzuki-beans-dried broad-beans-dried',
  'dried-soya-bean': 'soya-beans-dried',
  lentil: `mung-beans-dried moong-dal urad-dal chana-dal toor-dal lentils red-lentils split-peas yellow-lentils soup-mix`,
  'textured-soya': 'soya-mince',
  'dry-protein': 'soya-protein-isolate vital-wheat-gluten',
  'fresh-bean': `green-beans runner-beans yardlong-beans winged-beans broad-beans green-beans-frozen broad-beans-frozen
    cowpeas-fresh`,
  'fresh-toxic-bean': 'lima-beans-fresh hyacinth-beans',
  cassava: 'cassava',
  taro: 'taro',
  'taro-leaf': 'taro-leaves',
  'starchy-root': 'yam ube arrowhead breadfruit plantain',
  fiddlehead: 'fiddleheads',
  nettle: 'nettles',
  'sprouted-seed': 'bean-sprouts alfalfa-sprouts lentil-sprouts',
  elderberry: 'elderberries',
  'seed-with-cyanide': 'ginkgo-nuts candlenuts',
  morel: 'morel',
  'wild-mushroom': 'chanterelle',
  'cooked-mushroom': `shiitake-mushroom oyster-mushroom enoki-mushroom king-oyster-mushroom maitake-mushroom`,
  'dried-mushroom': 'shiitake-dried porcini-dried wood-ear-mushroom',
  poultry: `chicken-breast chicken-breast-with-skin chicken-thigh chicken-thigh-with-skin chicken-drumstick chicken-leg
    chicken-wing whole-chicken chicken-liver chicken-heart chicken-skin turkey-breast turkey-thigh whole-turkey duck-breast
    duck-leg goose pheasant partridge quail pigeon turkey-crown turkey-leg chicken-carcass grouse cornish-hen emu frog-legs`,
  'tough-poultry': 'chicken-gizzard',
  mince: `chicken-mince turkey-mince beef-mince beef-mince-lean beef-mince-20 beef-burger veal-mince pork-mince lamb-mince
    venison-mince frozen-meatballs pork-sausage italian-sausage merguez chicken-sausage`,
  pork: `pork-loin pork-chop pork-fillet salt-pork gammon wild-boar bacon back-bacon bacon-lardons`,
  offal: `beef-liver beef-kidney calf-liver pork-liver lamb-liver lamb-kidney sweetbreads lamb-sweetbread-brain bone-marrow`,
  'whole-cut': `beef-steak ribeye-steak fillet-steak flank-steak skirt-steak veal-escalope lamb-chop venison bison horse-meat
    t-bone-steak flat-iron-steak rib-of-beef veal-chop elk kangaroo water-buffalo`,
  'tough-60': 'rabbit',
  'tough-75': 'pork-belly pork-leg-steak',
  'tough-90':
    'stewing-beef beef-joint lamb-shoulder lamb-leg goat pork-shoulder pork-ribs lamb-heart beef-heart',
  'tough-120': 'veal-shank pork-cheek lamb-breast hare',
  'tough-150': 'beef-short-ribs lamb-shank pork-knuckle',
  'tough-180': 'beef-brisket beef-shin beef-cheek pork-trotter chitterlings',
  tongue: 'beef-tongue',
  tripe: 'tripe',
  fish: `salmon wild-salmon cod black-cod haddock smoked-haddock pollock hake plaice halibut turbot monkfish sea-bass sea-bream
    snapper tilapia catfish trout mackerel king-mackerel sardine herring fresh-anchovy tuna-steak swordfish mahi-mahi grouper
    barramundi mullet carp pike eel whitebait milkfish skate-wing fish-fillet sea-trout yellowtail pompano pomfret-hilsa escolar
    gurnard rock-salmon barracuda bluefish whitefish sturgeon bluefin-tuna skipjack-tuna`,
  shellfish: `prawns lobster crayfish mussels clams scallops squid cuttlefish whelks abalone snails soft-shell-crab
    fish-pie-seafood-mix`,
  octopus: 'octopus',
  'salt-cod': 'salt-cod',
  'other-egg': 'duck-egg quail-egg goose-egg',
  flour: `plain-flour self-raising-flour strong-white-flour wholemeal-flour cake-flour rye-flour spelt-flour semolina
    gluten-free-flour gram-flour buckwheat-flour lupin-flour soya-flour cake-mix brownie-mix pancake-mix corn-muffin-mix
    puff-pastry all-butter-puff-pastry shortcrust-pastry filo-pastry sweet-pastry croissant-dough pizza-base`,
  nutmeg: 'nutmeg mace',
  cloves: 'cloves',
  asafoetida: 'asafoetida',
  saffron: 'saffron',
  'strong-spice': 'star-anise black-cardamom liquid-smoke juniper-berries annatto msg',
  cinnamon: 'cinnamon',
  'hot-chilli': 'scotch-bonnet',
  raising: 'bicarbonate-of-soda',
}

/** Foods that may be eaten as they are though their state says raw or dry: cured, dried or eaten so since ever. */
export const EATEN_AS_IT_IS = `chorizo parma-ham oysters fish-roe sea-urchin bottarga bonito-flakes dried-shrimp egg egg-white
  egg-yolk egg-powder liquid-egg-white egg-replacer suet mushroom chestnut-mushroom portobello-mushroom truffle`

/** The same pulse dried, cooked and canned: a word beside its name says which is meant. `-` where the table has no such row. */
export const PULSE_STATES = `
chickpeas-dried | chickpeas-cooked | chickpeas-canned
red-kidney-beans-dried | red-kidney-beans-cooked | red-kidney-beans-canned
black-beans-dried | black-beans-cooked | black-beans-canned
cannellini-beans-dried | cannellini-beans-cooked | cannellini-beans-canned
haricot-beans-dried | haricot-beans-cooked | haricot-beans-canned
butter-beans-dried | butter-beans-cooked | butter-beans-canned
pinto-beans-dried | pinto-beans-cooked | pinto-beans-canned
borlotti-beans-dried | borlotti-beans-cooked | borlotti-beans-canned
black-eyed-beans-dried | black-eyed-beans-cooked | black-eyed-beans-canned
adzuki-beans-dried | adzuki-beans-cooked | -
broad-beans-dried | broad-beans-dried-boiled | -
mung-beans-dried | mung-beans-cooked | -
soya-beans-dried | soya-beans-cooked | -
lentils | lentils-cooked | lentils-canned
split-peas | split-peas-cooked | -
urad-dal | urad-dal-cooked | -
toor-dal | toor-dal-cooked | -
`

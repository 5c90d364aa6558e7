import type { Item } from './dish.ts'

/** What a cook thinks of at once when certain foods lie side by side: a leaning, not a rule. */
type Classic = { have: readonly ReadonlySet<string>[]; forms: readonly string[]; pull: number }

/** Each of `have` is one food: any of these kinds or food ids. */
function classic(forms: string, pull: number, ...have: readonly string[]): Classic {
  return { have: have.map((words) => new Set(words.split(' '))), forms: forms.split(' '), pull }
}

const BREAD =
  'bread baguette ciabatta bagel toasted-bagel pitta-bread wholemeal-pitta bread-roll crusty-roll wholemeal-roll panini-roll flatbread'
const TORTILLA = 'flour-tortilla wholewheat-tortilla corn-wrap'
const PASTA =
  'pasta gnocchi pasta-cooked spaghetti-cooked wholewheat-pasta-cooked fresh-pasta fresh-pasta-cooked'
const RICE = 'rice cooked-rice risotto-rice wild-rice cauliflower-rice'
const BEANS =
  'red-kidney-beans-canned red-kidney-beans-cooked red-kidney-beans-dried black-beans-canned black-beans-cooked black-beans-dried pinto-beans-canned pinto-beans-cooked pinto-beans-dried kidney-beans-chilli-sauce'
const TOMATOES = 'tomato canned-tomato tomato-paste sun-dried-tomatoes sun-dried-tomatoes-in-oil'
const CHICKEN =
  'chicken-breast chicken-breast-with-skin chicken-thigh chicken-thigh-with-skin chicken-drumstick chicken-leg chicken-wing whole-chicken chicken-breast-cooked chicken-thigh-cooked whole-chicken-roasted'
const HAM = 'ham ham-hock parma-ham salami'
const COLD_MEAT =
  'chicken-breast-cooked chicken-thigh-cooked whole-chicken-roasted turkey-breast-cooked sliced-turkey'
const ROAST_BEEF = 'beef-roasted roast-beef-sliced'
const CHEESE = 'melting-cheese goats-cheese hard-goats-cheese blue-cheese cheshire-cheese'
const COCONUT_MILK = 'coconut-milk'
const MUSHROOM = 'mushroom mushroom-cooked mushroom-fried'
const SPINACH = 'spinach spinach-cooked spinach-frozen'
const CARROT = 'carrot baby-carrot carrot-cooked carrots-frozen'
const POTATO = 'potato sweet-potato potato-boiled potatoes-canned'
const PRAWNS = 'prawns prawns-cooked prawns-grilled'
const SALMON = 'salmon wild-salmon salmon-cooked smoked-salmon hot-smoked-salmon salmon-canned'
const TUNA = 'tuna-canned tuna-in-oil tuna-steak bluefin-tuna skipjack-tuna tuna-steak-cooked'
const COD = 'cod black-cod salt-cod cod-cooked'
const GRAIN = 'couscous bulgur quinoa freekeh pearl-barley'
const COOKED_GRAIN = 'couscous-cooked bulgur-cooked quinoa-cooked pearl-barley-cooked'
const CHICKPEAS = 'chickpeas-canned chickpeas-cooked chickpeas-dried'
const LENTILS = 'pulse-quick lentils-cooked lentils-canned urad-dal-cooked toor-dal-cooked'
const STOCK = 'stock stock-cube'
const BERRIES =
  'strawberries raspberries blueberries blackberries mixed-berries raspberries-frozen strawberries-frozen blueberries-frozen blackberries-frozen cranberries cranberries-frozen gooseberries'
const APPLES = 'apple granny-smith crab-apple apple-stewed pear asian-pear'

const CLASSICS: readonly Classic[] = [
  classic('pizza', 5, 'flour pizza-base', 'dried-yeast fresh-yeast mozzarella mozzarella-grated'),
  classic('muffins', 4, 'flour', 'sugar syrup', 'egg butter oil'),
  classic('sandwich', 3.5, BREAD, 'bacon', `lettuce iceberg-lettuce romaine-lettuce ${TOMATOES} egg avocado`),
  classic(
    'sweet-toast',
    3,
    BREAD,
    'peanut-butter almond-butter jam ricotta ricotta-part-skim honey',
    `banana ${BERRIES} ${APPLES} fig`,
  ),
  classic('sweet-toast', 2.5, BREAD, 'peanut-butter chocolate-spread jam'),
  classic('french-toast', 2.5, BREAD, 'egg', 'milk cream soured-cream'),
  classic('polenta-bowl', 2.5, 'polenta polenta-cooked'),
  classic(
    'braise',
    2,
    'pork-belly beef-short-ribs beef-brisket beef-shin lamb-shank veal-shank',
    'soy ginger star-anise',
  ),
  classic(
    'pan-main',
    1.6,
    'chicken-breast salmon beef-steak pork-chop cod haddock duck-breast sea-bass lamb-chop trout',
  ),
  classic('tray-bake', 1.6, 'chicken-thigh pork-sausage chicken-drumstick chicken-leg'),
  classic('frittata omelette scramble', 1.4, 'egg'),
  classic('grain-bowl', 2, GRAIN),
  classic('fried-rice', 2, 'kimchi vegan-kimchi', RICE),
  classic('soup', 3, 'leek leek-cooked', POTATO),
  classic(
    'soup',
    2,
    'butternut-squash pumpkin pumpkin-puree butternut-squash-frozen',
    'coconut-milk ginger cream',
  ),
  classic('soup', 2, CARROT, 'coriander coriander-seed ginger ground-ginger'),
  classic(
    'soup',
    2,
    'vegetable-stock chicken-stock vegetable-stock-cube chicken-stock-cube',
    `${CARROT} celery leek ${POTATO} lentils red-lentils yellow-lentils lentils-cooked lentils-canned`,
  ),
  classic('bake', 4.5, POTATO, 'cream soured-cream', `${CHEESE} parmesan`),
  classic('bake', 4.5, `broccoli cauliflower tenderstem-broccoli macaroni pasta`, CHEESE, 'milk cream'),
  classic('frittata', 2, 'egg', `${POTATO} ${SPINACH} courgette pepper`),
  classic('omelette', 1.5, 'egg', `${CHEESE} ham parma-ham ${MUSHROOM}`),
  classic('shakshuka', 3, 'egg', TOMATOES, 'pepper cumin feta onion red-onion sweet-onion spring-onion'),
  classic('toast', 2.5, BREAD, 'avocado'),
  classic('toast', 2, BREAD, 'egg', `avocado ${MUSHROOM} ${TOMATOES} ${SPINACH}`),
  classic(
    'sandwich',
    2.5,
    BREAD,
    'mayonnaise light-mayonnaise vegan-mayonnaise mustard',
    `${TUNA} ${HAM} ${CHICKEN} egg cheddar cheddar-reduced-fat turkey-breast ${COLD_MEAT}`,
  ),
  classic('sandwich', 2, BREAD, `${HAM} ${COLD_MEAT} ${ROAST_BEEF}`),
  classic('burger', 3, 'burger-bun hot-dog-bun bao-bun pretzel-bun', 'mince plant-mince'),
  classic('tacos', 2.5, TORTILLA, BEANS),
  classic(
    'tacos',
    2.5,
    TORTILLA,
    `mince plant-mince pork steak ${CHICKEN} ${PRAWNS} ${COD} fish-fillet sweet-potato pork-shoulder-cooked`,
  ),
  classic('quesadilla', 2.5, TORTILLA, CHEESE),
  classic('chilli', 3, 'mince plant-mince', BEANS),
  classic('chilli', 2, BEANS, TOMATOES),
  classic(
    'pasta',
    2.5,
    PASTA,
    `${TOMATOES} basil garlic pesto parmesan ${PRAWNS} bacon ${MUSHROOM} courgette`,
  ),
  classic('risotto', 3, 'risotto-rice'),
  classic('fried-rice', 3, 'cooked-rice', `egg peas peas-frozen peas-cooked ${PRAWNS} soy`),
  classic('stir-fry', 1.5, 'soy oyster-sauce hoisin-sauce', RICE),
  classic(
    'noodle-stir-fry',
    2,
    'noodles ready-noodles',
    'soy oyster-sauce hoisin-sauce peanut-butter peanuts',
  ),
  classic('noodle-soup', 2, 'noodles ready-noodles', `miso ${STOCK} pak-choi`),
  classic('rice-bowl', 2.5, `${SALMON} ${TUNA} ${PRAWNS} tofu silken-tofu`, RICE, 'avocado cucumber'),
  classic(
    'dal',
    3,
    LENTILS,
    `${SPINACH} ${COCONUT_MILK} cumin garam-masala turmeric ${TOMATOES} onion red-onion sweet-onion spring-onion`,
  ),
  classic(
    'curry',
    2,
    `${CHICKPEAS} paneer cauliflower ${CHICKEN} lamb-mince lamb-leg lamb-shoulder lamb-chop`,
    `garam-masala curry-powder curry-leaves turmeric curry-paste ${COCONUT_MILK}`,
  ),
  classic(
    'rice-pan',
    2,
    `${CHICKEN} ${PRAWNS} sausage`,
    'rice cooked-rice risotto-rice',
    `lemon pepper ${TOMATOES} ${SPINACH} yoghurt`,
  ),
  classic(
    'tray-bake',
    2,
    `${CHICKEN} sausage ${SALMON} pork pork-belly pork-shoulder`,
    `${POTATO} squash ${CARROT}`,
    `pepper courgette onion red-onion ${CARROT} lemon sage rosemary honey mustard asparagus`,
  ),
  classic(
    'stuffed-vegetables',
    2,
    'red-pepper green-pepper yellow-pepper banana-pepper aubergine courgette',
    'mince plant-mince',
    `feta quinoa couscous ${RICE}`,
  ),
  classic(
    'stew',
    3,
    'stewing-beef beef-shin beef-brisket lamb-shoulder',
    `${CARROT} ${POTATO} wine ${STOCK}`,
  ),
  classic(
    'salad',
    2,
    'lettuce iceberg-lettuce romaine-lettuce little-gem-lettuce leaf-lettuce rocket bagged-salad cucumber',
    `feta ${TOMATOES} avocado ${CHICKPEAS}`,
  ),
  classic(
    'grain-bowl',
    2,
    `${GRAIN} ${COOKED_GRAIN}`,
    `${CHICKPEAS} feta avocado halloumi sweet-potato ${SALMON}`,
  ),
  classic(
    'skewers',
    1.5,
    `halloumi ${CHICKEN} lamb-mince lamb-leg lamb-shoulder lamb-chop ${PRAWNS}`,
    'red-pepper green-pepper yellow-pepper',
    'courgette onion red-onion sweet-onion',
  ),
  classic(
    'dip',
    2.5,
    `${CHICKPEAS} butter-beans-canned butter-beans-cooked cannellini-beans-canned cannellini-beans-cooked`,
    `tahini ${CARROT} cucumber`,
  ),
  classic('hash', 2.5, POTATO, 'bacon sausage', 'egg'),
  classic(
    'pan-main',
    2,
    `steak pork ${SALMON} ${COD} duck-breast duck-leg`,
    `${POTATO} green-beans green-beans-frozen cream asparagus cabbage`,
  ),
  classic('porridge', 2, 'oats', 'milk coconut-milk'),
  classic('overnight-oats', 1.5, 'oats', 'yoghurt sweet-yoghurt'),
  classic('pancakes', 3, 'flour', 'egg', 'milk coconut-milk buttermilk'),
  classic('crumble', 3, `${APPLES} rhubarb plum ${BERRIES}`, 'butter', 'oats flour sugar'),
  classic('yoghurt-bowl', 2, 'yoghurt sweet-yoghurt', `${BERRIES} granola honey banana`),
  classic(
    'smoothie',
    2.5,
    `banana mango mango-frozen ${BERRIES}`,
    'milk yoghurt sweet-yoghurt coconut-milk',
    `${SPINACH} chia-seeds protein-powder peanut-butter`,
  ),
]

/** Every kind and food id the classics speak of. */
export function classicWords(): string[] {
  return CLASSICS.flatMap(({ have }) => have.flatMap((words) => [...words]))
}

/** How strongly these foods call for each form: form id to points. Only what was given counts. */
export function pullOf(items: readonly Item[]): ReadonlyMap<string, number> {
  const pull = new Map<string, number>()
  for (const { have, forms, pull: points } of CLASSICS) {
    if (!have.every((words) => items.some(({ key, kind }) => words.has(key) || words.has(kind)))) continue
    for (const form of forms) pull.set(form, Math.max(pull.get(form) ?? 0, points))
  }
  return pull
}

/**
 * The English of meals, as lists set by hand: words that tell and praise, words that measure, and spellings that mean
 * one thing. Names of foods and sentences of people are folded by the same lists.
 */
import { wordSet } from '#app/domain/food/line-words.ts'
import { wordTable } from '#app/domain/word-table.ts'

/** Tells that somebody ate, when, where and how it was; names no food. */
export const TELLING = wordSet(`
  i we my our me us myself he she they his her their him them you your it its this that these those there here
  had have has having ate eat eats eaten eating enjoyed enjoy enjoying enjoyable savored savoured savoring indulged indulging indulgence treated
  sipped sip sipping drank    drunk poured prepared  grabbed opted chose picked pick started began begin finished
  refreshed delighted relished relishing devoured munched munching nibbled snacked snacking feasted feasting consumed took tasted taste went
  made paired pair pairing complemented complementing complement accompanied accompanying combined combining balanced balancing dined got was were is are be
  just while during at to for as after before by into over from today tonight yesterday morning afternoon evening night
  midday noon   lunchtime  dinnertime supper brunch   snacktime   treat break time day
  start starting kick kicked choice selection selected consisted consisting consists included including includes featured featuring features contained
  containing followed  served   washed down also again few up both together second third first off which who because so
  way   feast side skipped usual usually touch boost hint hints work home office bed more else only mostly about around roughly approximately nearly almost bit
  decided simple keep kept keeping quick straight right weighing weighed totaling total amount consist delight pleasure comfort moment satisfy satisfied
  cravings craving hunger thirst energy-boost energized energize energizing hydrated hydrating quench quenching sweetness richness     flavorful flavourful
  enhanced enhance enhancing added adding add bursting burst providing provided provide provides bring bringing brought perfection perfectly
  mid-morning mid-afternoon mid another every each other then when whole-day later earlier early late once per same well
  get getting go going gone make makes making put using used use find found place   finish finishing ended end wind fuel fueled
  cook cooker been will would could did do done am not-so rest lovely nice one-pot new piping start-off opened open unwind relax relaxing
  helped help helping pack out back through between onto upon within mid-day lunchbox bought buy buying from-scratch wife husband friend friends kids son daughter mum mom dad partner everyone shared
  tooth spot hit chance along yet combination combo all industry courtesy street vendor movie pizzeria local memories sure line breath simplicity kitchen quite experience exact although contrast layer own routine often overall similar spirit mood brighten sweet-tooth couldn't couldnt resist always still intact overall didnt didn't measure course known called name named need needed needing want wanted love loved like liked lot plenty ok okay please think guess maybe probably sort kind nothing something anything stuff things thing
  monday tuesday wednesday thursday friday saturday sunday am pm hour oclock minutes minute gym workout run training  delivery takeaway takeout
`)

/** Praise and other words beside the food that do not change what it is. */
export const DECORATION = wordSet(`
  drink drinks light sweet crunch flavor flavors flavour flavours mix variety top pretty super very really so extra-large big-time plain-old
  readytoeat readytodrink readytoserve readytoheat plain regular normal natural nonspecific delicious tasty savory savoury refreshing crispy crunchy juicy fluffy hearty comforting  satisfying delightful wonderful
  perfect generous generously freshly expertly classic nutritious single tender succulent zesty tangy delectable scrumptious yummy
  steaming chilled cool warm warmed wholesome good great beautiful beautifully lightly gently exquisite mouthwatering indulgent
  decadent smooth velvety buttery nourishing real packed enjoyable traditional homemade favorite favourite famous beloved cozy crusty
  vibrant golden modest decent sizable healthy healthful soothing aromatic fragrant fresh rich creamy crisp moist soft-textured ripe colorful colourful
  deliciously simply comforted luscious smoky-flavored robust bold unique flavored-up gooey chewy hot fancy cheesy little tiny fun plump
  silky luxurious invigorating guilt-free guiltless filling loaded bite-sized convenient handy nice-sized sized size size-d portion portions order dish style variety type kind form
  seasoned garnished drizzled sprinkled slathered spread smothered crafted blended layered bursting brimming enriched made 
  prepackaged packaged store storebought purchased prepared individual satisfyingly hearty-sized amazing complete extra-tasty authentic premium artisan gourmet
  steamy toasty flaky spongy sticky pleasant texture textured tart-tasting sweetly lip-smacking irresistible wedge-cut sliced cut chopped diced
  nando nandos pret greggs dominos domino starbucks costa wetherspoons tesco sainsburys aldi lidl waitrose
  leon itsu wagamama kfc chipotle deliveroo
  entire whole large-sized standard average typical basic ordinary proper leftover leftovers balanced drained heated reheated
  beverage beverages snack treat dessert food foods item items product products meal
`)

/** Words beside food that are spelt right: no slips of the keyboard. */
export const ENGLISH = wordSet(
  'cold mother father sister brother lady baker street market corner table plate side',
)

/** Measures and containers. A container alone is no food. */
export const UNITS = wordSet(`
  cup tablespoon teaspoon slice piece bar bottle can glass bowl plate box bag packet package pouch container carton tub jar tube
  scoop handful pinch dash pat stick wedge strip ring cube chunk spear stalk sprig clove head leaf fillet link patty loaf
  ounce floz gram kilogram pound milliliter liter pint quart inch order mug shot jigger can bunch ear half quarter third bite spoonful
  dollop drizzle splash squeeze knob square sheet roll round portion serving helping pot tin rasher sachet stack bucket tray basket sip mouthful
`)

/** Sizes in words; what they weigh is the food's own matter. */
export const SIZES = wordSet(`
  small medium large big huge giant extra regular mini miniature jumbo king kid child senior individual personal thick thin bitesize value fun sharing
  snacksize xl xxl footlong
`)

/** Names of meals: they tell when ("for breakfast") or name a food ("a breakfast tart"). */
export const MEAL_NAMES = wordSet('breakfast lunch dinner supper snack snacks meal meals brunch')

/** Names of whole kinds of dishes: who says no more is asked which. */
export const VAGUE = wordSet(
  'salad soup stew sandwich curry pasta pudding cake meat sauce pie casserole dessert fish burger stirfry cereal smoothie noodle dumpling wrap snack takeaway pastry biscuit',
)

/** How it was cooked or kept. */
export const STATES = wordSet(`
  raw cooked boiled fried baked grilled roasted roast broiled steamed stewed braised sauteed toasted poached scrambled smoked dried canned frozen
  pickled mashed creamed breaded battered deepfried panfried stirfried microwaved barbecue rotisserie fresh dry instant brewed reconstituted coated
`)

/** Two or three words that mean one thing, written as one. */
export const COMPOUNDS: Readonly<Record<string, string>> = wordTable<string>({
  'peanut butter': 'peanutbutter',
  'ice cream': 'icecream',
  'soft drink': 'softdrink',
  'soda pop': 'softdrink',
  'hot dog': 'hotdog',
  'frozen dinner': 'frozendinner',
  'frozen meal': 'frozendinner',
  'tv dinner': 'frozendinner',
  'ready meal': 'frozendinner',
  'breakfast tart': 'poptart',
  'toaster pastry': 'poptart',
  'low fat': 'lowfat',
  'reduced fat': 'reducedfat',
  'lower fat': 'reducedfat',
  'half fat': 'reducedfat',
  'fat free': 'fatfree',
  'non fat': 'fatfree',
  'low calorie': 'diet',
  'reduced calorie': 'diet',
  'calorie free': 'diet',
  'zero sugar': 'diet',
  'low sodium': 'lowsodium',
  'reduced sodium': 'lowsodium',
  'lower sodium': 'lowsodium',
  'thin crust': 'thincrust',
  'thick crust': 'thickcrust',
  'medium crust': 'mediumcrust',
  'stuffed crust': 'stuffedcrust',
  'whole wheat': 'wholewheat',
  'whole grain': 'wholegrain',
  'whole meal': 'wholewheat',
  'french fry': 'frenchfry',
  'sweet potato': 'sweetpotato',
  'cream cheese': 'creamcheese',
  'cottage cheese': 'cottagecheese',
  'sour cream': 'sourcream',
  'whipped cream': 'whippedcream',
  'hot chocolate': 'hotchocolate',
  'hot cocoa': 'hotchocolate',
  'green bean': 'greenbean',
  'string bean': 'greenbean',
  'french bean': 'greenbean',
  'green pepper': 'greenpepper',
  'bell pepper': 'bellpepper',
  'sweet pepper': 'bellpepper',
  'egg white': 'eggwhite',
  'egg yolk': 'eggyolk',
  'egg roll': 'eggroll',
  'spring roll': 'springroll',
  'fruit juice': 'fruitjuice',
  'corn chip': 'cornchip',
  'tortilla chip': 'tortillachip',
  'potato chip': 'potatochip',
  'corn dog': 'corndog',
  'corn bread': 'cornbread',
  'corn flake': 'cornflake',
  'hash brown': 'hashbrown',
  'tater tot': 'tatertot',
  'english muffin': 'englishmuffin',
  'sports drink': 'sportsdrink',
  'sport drink': 'sportsdrink',
  'energy drink': 'energydrink',
  'fast food': 'fastfood',
  'ready to drink': 'readytodrink',
  'ready to eat': 'readytoeat',
  'ready to serve': 'readytoserve',
  'ready to heat': 'readytoheat',
  'ready serve': 'readytoserve',
  'pre cooked': 'precooked',
  'hard boiled': 'boiled',
  'soft boiled': 'boiled',
  'deep fried': 'deepfried',
  'pan fried': 'panfried',
  'stir fried': 'stirfried',
  'stir fry': 'stirfry',
  'beef mince': 'ground beef',
  'milk shake': 'milkshake',
  'hen egg': 'egg',
  'chicken egg': 'egg',
  'soy based': 'soybased',
  'philly steak': 'cheesesteak',
  'veggie burger': 'veggieburger',
  'hot pocket': 'hotpocket',
  'soft taco': 'taco flour tortilla',
  'hard taco': 'taco corn tortilla',
  'crispy taco': 'taco corn tortilla',
  'crunchy taco': 'taco corn tortilla',
  'cracked open': 'opened',
  'chicken tender': 'chickentender',
  'chicken strip': 'chickentender',
  'chicken finger': 'chickentender',
  'chicken nugget': 'chickennugget',

  'fish stick': 'fishstick',
  'fish finger': 'fishstick',
  'maple syrup': 'maplesyrup',
  'pancake syrup': 'pancakesyrup',
  'salad dressing': 'saladdressing',
  'soy sauce': 'soysauce',
  'soy milk': 'soymilk',
  'oat milk': 'oatmilk',
  'rice milk': 'ricemilk',
  'almond milk': 'almondmilk',
  'coconut milk': 'coconutmilk',
  'coconut water': 'coconutwater',
  'chocolate milk': 'chocolatemilk',
  'chocolate chip': 'chocolatechip',
  'milk chocolate': 'milkchocolate',
  'dark chocolate': 'darkchocolate',
  'trail mix': 'trailmix',
  'rice cake': 'ricecake',
  'pop tart': 'poptart',
  'capri sun': 'caprisun',
  'kool aid': 'koolaid',
  'red bull': 'redbull',
  'general mills': 'generalmills',
  'dr pepper': 'drpepper',
  'root beer': 'rootbeer',
  'ginger ale': 'gingerale',
  'beef jerky': 'beefjerky',
  'baby food': 'babyfood',
  'gluten free': 'glutenfree',
  'lactose free': 'lactosefree',
  'caffeine free': 'caffeinefree',
  'dairy free': 'nondairy',
  'non dairy': 'nondairy',
  'sugar free': 'sugarfree',
  'no sugar': 'sugarfree',
  'no sugar added': 'sugarfree',
  'no salt added': 'lowsodium',
  'alcohol free': 'nonalcoholic',
  'non alcoholic': 'nonalcoholic',
  'added sugar': 'addedsugar',
  'added fat': 'addedfat',
  'fat added': 'addedfat',
  'added salt': 'salted',
  'dark green': 'darkgreen',
  'dark meat': 'darkmeat',
  'light meat': 'lightmeat',
  'white meat': 'lightmeat',
  'butter bean': 'butterbean',
  'baked bean': 'bakedbean',
  'refried bean': 'refriedbean',
  'kidney bean': 'kidneybean',
  'black bean': 'blackbean',
  'pinto bean': 'pintobean',
  'lima bean': 'limabean',
  'black eyed pea': 'blackeyedpea',
  'snow pea': 'snowpea',
  'split pea': 'splitpea',
  'chick pea': 'chickpea',
  'garbanzo bean': 'chickpea',
  'water chestnut': 'waterchestnut',
  'spare rib': 'sparerib',
  'bread stick': 'breadstick',
  'pig in a blanket': 'pigblanket',
  'sub sandwich': 'submarine',
  'submarine sandwich': 'submarine',
  'meat ball': 'meatball',
  'meat loaf': 'meatloaf',
  'apple sauce': 'applesauce',
  'tomato sauce': 'tomatosauce',
  'tomato paste': 'tomatopaste',
  'cranberry sauce': 'cranberrysauce',
  'hot sauce': 'hotsauce',
  'half and half': 'halfandhalf',
  'fl oz': 'floz',
  'fluid ounce': 'floz',
  'bite size': 'bitesize',
  'bite sized': 'bitesize',
  'snack size': 'snacksize',
  'snack sized': 'snacksize',
  'single serving': 'singleserving',
  'single serve': 'singleserving',
  'pork rind': 'porkrind',
  'pita bread': 'pita',
  'olive oil': 'oliveoil',
  'vegetable oil': 'vegetableoil',
  'cooking spray': 'cookingspray',
  'brussels sprout': 'brusselssprout',
  'brussel sprout': 'brusselssprout',
  'mac and cheese': 'macaroni cheese',
  'mac n cheese': 'macaroni cheese',
  'mac cheese': 'macaroni cheese',
  'pb and j': 'peanutbutter jelly',
  'pb j': 'peanutbutter jelly',
  pbj: 'peanutbutter jelly',
  bbq: 'barbecue',
  mince: 'ground beef',
  blt: 'bacon lettuce tomato',
  'jacket potato': 'baked potato',
  'scotch egg': 'scotchegg',
  'cup cake': 'cupcake',
  'pot pie': 'potpie',
  'pot roast': 'potroast',
  'lady finger': 'ladyfinger',
  'graham cracker': 'grahamcracker',
  'rice krispie': 'ricekrispies',
  'not eaten': 'noteaten',
  'peel discarded': 'nopeel',
  'skin removed': 'noskin',
})

/** Other spellings and other words for the same; American, as USDA writes. */
export const SYNONYMS: Readonly<Record<string, string>> = wordTable<string>({
  yoghurt: 'yogurt',
  yoghourt: 'yogurt',
  soda: 'softdrink',
  pop: 'softdrink',
  coke: 'cola',
  pepsi: 'cola',
  omelette: 'omelet',
  donut: 'doughnut',
  wholewheat: 'wholewheat',
  wholemeal: 'wholewheat',
  wholegrain: 'wholegrain',
  nonfat: 'fatfree',
  fatfree: 'fatfree',
  skim: 'fatfree',
  skimmed: 'fatfree',
  lowfat: 'lowfat',
  lowcalorie: 'diet',
  zero: 'diet',
  catsup: 'ketchup',
  prawn: 'shrimp',
  courgette: 'zucchini',
  aubergine: 'eggplant',
  rocket: 'arugula',
  beetroot: 'beet',
  sweetcorn: 'corn',
  maize: 'corn',
  crisps: 'potatochip',
  mayo: 'mayonnaise',
  veggie: 'vegetable',
  veg: 'vegetable',
  frankfurter: 'hotdog',
  frank: 'hotdog',
  wiener: 'hotdog',
  weiner: 'hotdog',
  cornbread: 'cornbread',
  fries: 'frenchfry',
  fry: 'frenchfry',
  flavoured: 'flavored',
  coloured: 'colored',
  barbequed: 'barbecue',
  barbecued: 'barbecue',
  barbeque: 'barbecue',
  whisky: 'whiskey',
  porridge: 'oatmeal',
  minced: 'ground',
  stewed: 'stewed',
  decaf: 'decaffeinated',
  caffeinefree: 'decaffeinated',
  oz: 'ounce',
  ozs: 'ounce',
  lb: 'pound',
  tbsp: 'tablespoon',
  tbs: 'tablespoon',
  tsp: 'teaspoon',
  pkg: 'package',
  pack: 'package',
  pak: 'package',
  grams: 'gram',
  millilitre: 'milliliter',
  litre: 'liter',
  carton: 'carton',
  parmigiano: 'parmesan',
  cheeseburger: 'cheeseburger',
  homestyle: 'homemade',
  moccha: 'mocha',
  choc: 'chocolate',
  choco: 'chocolate',
  tatertot: 'tatertot',
  chilli: 'chili',
  chillies: 'chili',
  sub: 'submarine',
  hommus: 'hummus',
  houmous: 'hummus',
  tumeric: 'turmeric',
  cilantro: 'cilantro',
  biscuits: 'biscuit',
  juices: 'juice',
  granule: 'granulated',
  unsweet: 'unsweetened',
  artificially: 'artificial',
  mcdonald: 'mcdonalds',
  kellogg: 'kelloggs',
  hardee: 'hardees',
  wendy: 'wendys',
  reese: 'reeses',
  hersheys: 'hershey',
  bitesize: 'bitesize',
  snacksize: 'snacksize',
  liquor: 'liquor',
  smoothy: 'smoothie',
  lasagne: 'lasagna',
  linguini: 'linguine',
  fettucine: 'fettuccine',
  cappucino: 'cappuccino',
  expresso: 'espresso',
  avo: 'avocado',
  avocados: 'avocado',
  guac: 'guacamole',
  parm: 'parmesan',
  brekkie: 'breakfast',
  sammie: 'sandwich',
  sarnie: 'sandwich',
  sando: 'sandwich',
  butty: 'sandwich',
  burgers: 'burger',
  bacons: 'bacon',
  spud: 'potato',
  tomatoe: 'tomato',
  potatoe: 'potato',
  chick: 'chicken',
  cuppa: 'tea',
})

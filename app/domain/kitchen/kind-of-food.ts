import type { Food, FoodGroup } from '#app/domain/food/food.ts'
import { TREATMENTS } from '#app/domain/food/table/treatments.ts'
import { treatmentIdOf } from '#app/domain/food/treatment.ts'
import { exceptionalKind } from './kind-exceptions.ts'
import type { Kind } from './kinds.ts'
import { kindByTreatment } from './pre-steps.ts'

type KindRule = readonly [pattern: RegExp, kind: Kind]

/** Rules are tried in order on the id and the name; the last rule of a group takes whatever is left. */
const RULES: Readonly<Record<FoodGroup, readonly KindRule[]>> = {
  vegetables: [
    [
      /passata|tomato-?(?:sauce|puree-passata)|crushed tomato|chopped tomato|canned (?:plum |whole |cherry )?tomato|tinned tomato|tomato.*can\b|can.*tomato/,
      'canned-tomato',
    ],
    [/tomato (?:paste|puree|purée|concentrate)/, 'tomato-paste'],
    [/sun-?dried|olive|caper|roasted-peppers-jar|roasted peppers|artichoke heart|jarred|semi-dried/, 'briny'],
    [/pickle|gherkin|kimchi|sauerkraut|cornichon|pickled|jalapeños? in/, 'pickle'],
    [/cooked cabbage|cooked|boiled|steamed|roast(?:ed)? |mashed|fried onion|canned sweetcorn/, 'quick'],
    [/spring onion|scallion|chive/, 'spring-onion'],
    [/garlic/, 'garlic'],
    [/ginger|galangal|turmeric root|lemongrass/, 'ginger'],
    [/chilli|jalape|serrano|habanero|scotch bonnet/, 'fresh-chilli'],
    [/onion|shallot|leek/, 'allium'],
    [/pepper|poblano|capsicum|pimiento/, 'pepper'],
    [/tomatillo|tomato/, 'tomato'],
    [/aubergine|eggplant/, 'aubergine'],
    [
      /courgette|zucchini|yellow squash|marrow|chayote|luffa|bottle gourd|bitter gourd|winter melon|okra|drumstick pod|moringa pod/,
      'courgette',
    ],
    [/sweet potato|yam|cassava|taro|plantain|yuca|malanga|eddoe/, 'sweet-potato'],
    [/potato/, 'potato'],
    [/squash|pumpkin/, 'squash'],
    [/beetroot/, 'beetroot'],
    [
      /carrot|parsnip|swede|turnip|celeriac|kohlrabi|salsify|burdock|lotus root|daikon|mooli|jerusalem artichoke|parsley root/,
      'hard-root',
    ],
    [/celery|fennel/, 'celery'],
    [/mushroom|chanterelle|shiitake|portobello|porcini|enoki|morel|maitake/, 'mushroom'],
    [
      /kale|collard|cavolo|mustard greens|turnip greens|beet greens|dandelion|spring greens|vine leaves|amaranth|moringa|cabbage leaves/,
      'tough-leaf',
    ],
    [/chinese (?:cabbage|leaf)|cabbage|sprout(?!ed|ing)(?!.*bean)|brussels|savoy|coleslaw/, 'cabbage'],
    [/bean ?sprout|alfalfa|sprouts/, 'quick'],
    [
      /spinach|chard|pak choi|bok choy|choy sum|water spinach|sorrel|nettle|watercress soup|callaloo|malabar/,
      'leaf',
    ],
    [
      /lettuce|rocket|watercress|salad|radicchio|endive|chicory|mache|lamb's|cress|mesclun|romaine|purslane|mizuna|frisee|microgreen/,
      'salad-leaf',
    ],
    [/cucumber|radish|jicama/, 'raw-vegetable'],
    [/seaweed|nori|wakame|kombu|kelp|dulse|laver/, 'seaweed'],
    [
      /peas?\b|sweetcorn|corn|mangetout|sugar snap|edamame|mixed vegetable|baby corn|bamboo|water chestnut|hearts? of palm/,
      'quick',
    ],
    [
      /broccoli|cauliflower|asparagus|green bean|runner bean|romanesco|artichoke|broad bean|kai lan|rapini|samphire|beans?/,
      'firm',
    ],
    [/./, 'firm'],
  ],
  fruit: [
    [/juice/, 'citrus'],
    [/avocado/, 'avocado'],
    [/olive/, 'briny'],
    [/preserved lemon|umeboshi/, 'pickle'],
    [
      /dried|raisin|sultana|currants?$|prune|date\b|dates|goji|cranberries, dried|medjool|candied|sundried/,
      'dried-fruit',
    ],
    [/lemon|lime|yuzu|kaffir|calamansi/, 'citrus'],
    [/coconut/, 'coconut'],
    [/canned|in juice|in syrup|tinned|fruit cocktail|apple sauce|applesauce|compote/, 'canned-fruit'],
    [/plantain|breadfruit|green banana|jackfruit, green|ackee/, 'sweet-potato'],
    [/orange|grapefruit|clementine|mandarin|tangerine|satsuma|pomelo|kumquat/, 'sweet-citrus'],
    [/berr|currant|cherr|grape|pomegranate|acai|passion/, 'berry'],
    [/apple(?!.*pine)|pear\b|quince|rhubarb|asian pear|nashi/, 'firm-fruit'],
    [/./, 'soft-fruit'],
  ],
  grains: [
    [/breadcrumb|panko|crumbs/, 'crumbs'],
    [
      /cracker|crisp|tortilla chip|pretzel|oatcake|rice cake|popcorn|breadstick|crispbread|grissini|melba|nacho|matzo|poppadom|papad|prawn cracker/,
      'crackers',
    ],
    [
      /pastry|filo|phyllo|wonton|spring roll wrapper|rice paper|dumpling wrapper|pizza (?:base|dough)/,
      'pastry',
    ],
    [/corn ?tortilla|taco shell|tostada|arepa/, 'corn-wrap'],
    [/tortilla|wrap|chapati|roti|paratha|lavash|flatbread|injera|lefse|piadina|dosa/, 'wrap'],
    [
      /cooked.*(?:pasta|spaghetti|macaroni|noodle|penne|udon|soba)|(?:pasta|spaghetti|macaroni|noodle|penne|udon|soba).*cooked/,
      'ready-noodles',
    ],
    [/cooked.*rice|rice.*cooked/, 'cooked-rice'],
    [/cooked|boiled/, 'cooked-grain'],
    [
      /bun|roll|bagel|baguette|ciabatta|pitta|pita|naan|english muffin|focaccia|bap|brioche|croissant/,
      'roll',
    ],
    [/bread|toast|sourdough|rye loaf|loaf|pumpernickel|brioche/, 'bread'],
    [/starch|cornflour|arrowroot|tapioca|sago/, 'thickener'],
    [/flour|semolina|masa|besan|gram flour|cornmeal(?!.*polenta)|atta/, 'flour'],
    [/polenta|grits|cornmeal/, 'polenta'],
    [/gnocchi/, 'gnocchi'],
    [
      /fresh (?:egg )?noodle|fresh udon|udon.*fresh|ravioli|tortellini|fresh pasta|shirataki|konjac/,
      'ready-noodles',
    ],
    [/noodle|udon|soba|ramen|vermicelli|rice stick|somen/, 'noodles'],
    [
      /pasta|spaghetti|penne|macaroni|fusilli|linguine|tagliatelle|lasagne|orzo|farfalle|rigatoni|fettuccine|conchiglie|angel hair|ditalini|orecchiette|pappardelle/,
      'pasta',
    ],
    [/arborio|carnaroli|risotto|paella|bomba|vialone/, 'risotto-rice'],
    [/oat\b|oats|oatmeal/, 'oats'],
    [
      /granola|muesli|cornflakes|cereal|bran flakes|puffed|wheat biscuits|shredded wheat|rice krispies|weetabix|cheerios|wheat bran|oat bran|wheatgerm|wheat germ/,
      'cereal',
    ],
    [/quinoa|couscous|bulgur|millet|amaranth|teff|fonio|freekeh|buckwheat/, 'quick-grain'],
    [/barley|farro|spelt|wheat ?berr|rye|freekeh|sorghum|kamut|wild rice|hominy/, 'slow-grain'],
    [/rice/, 'rice'],
    [/./, 'slow-grain'],
  ],
  pulses: [
    [/silken/, 'silken-tofu'],
    [/tofu|beancurd|bean curd/, 'tofu'],
    [
      /tempeh|seitan|soya? (?:chunk|mince)|tvp|plant|veggie|vegan (?:burger|sausage|mince)|meat-?free|quorn|mycoprotein/,
      'tempeh',
    ],
    [/hummus|houmous|dip|refried/, 'hummus'],
    [/falafel/, 'tempeh'],
    [/milk/, 'milk'],
    [/flour/, 'flour'],
    [/peanut butter/, 'nut-butter'],
    [/peanut/, 'nut'],
    [/edamame|lupin/, 'pulse-cooked'],
    [/can|cooked|boiled|baked beans|tinned|ready|frozen|jar/, 'pulse-cooked'],
    [/lentil|moong|mung|masoor|toor|urad|split pea|chana dal|dal\b|dhal/, 'pulse-quick'],
    [/./, 'unknown'],
  ],
  meat: [
    [/bacon|pancetta|lardon|guanciale|chorizo|'nduja|nduja|gammon rasher/, 'bacon'],
    [/sausage|frankfurter|hot dog|bratwurst|merguez|black pudding|haggis|white pudding|wurst/, 'sausage'],
    [
      /ham\b|salami|prosciutto|pastrami|corned|bresaola|mortadella|pepperoni|jerky|luncheon|speck|serrano|pâté|pate\b|parma|biltong|spam|cold cuts|coppa|liver sausage/,
      'cured-meat',
    ],
    [/mince|ground|burger|meatball|patty/, 'mince'],
    [/cooked|roast (?:beef|lamb|pork)|pulled|grilled|braised|fried|stewed/, 'cooked-meat'],
    [
      /stewing|chuck|shin|brisket|shank|neck|oxtail|shoulder|diced|short rib|spare rib|ribs|belly|hock|braising|tripe|goat|mutton|silverside|topside|leg|trotter|tongue|joint/,
      'stewing-meat',
    ],
    [/pork|veal|gammon|wild boar/, 'pork'],
    [/./, 'steak'],
  ],
  poultry: [
    [/mince|ground|burger/, 'mince'],
    [/sausage/, 'sausage'],
    [/bacon/, 'bacon'],
    [
      /cooked|roast|rotisserie|leftover|deli|slices|grilled|nugget|smoked|canned|boiled|stewed|fried|breaded|goujon|pulled/,
      'cooked-meat',
    ],
    [/drumstick|wing|whole|leg|quarter|carcass|with skin and bone|bone-in/, 'poultry-bone'],
    [/./, 'poultry'],
  ],
  fish: [
    [/fish sauce/, 'fish-sauce'],
    [/anchov/, 'briny'],
    [/roe|caviar|bottarga|ikura|tobiko/, 'smoked-fish'],
    [/surimi|crab ?stick|crab meat|crab|lobster meat|cooked (?:prawn|lobster)/, 'prawns'],
    [/canned|tinned|in oil|in brine|in water|in tomato/, 'canned-fish'],
    [/fish (?:finger|cake|stick)|battered|breaded|cooked|baked|fried|grilled|steamed|poached/, 'smoked-fish'],
    [/smoked|gravlax|kipper|cured|jellied|pickled|rollmop/, 'smoked-fish'],
    [/prawn|shrimp|langoustine|crayfish|lobster|scallop|krill/, 'prawns'],
    [/squid|octopus|calamari|cuttlefish/, 'squid'],
    [/mussel|clam|oyster|cockle|whelk|winkle|abalone|conch|snail/, 'mussels'],
    [
      /salmon|trout|mackerel|sardine|herring|tuna|swordfish|eel|sprat|pilchard|char\b|bluefish|whitebait|marlin/,
      'oily-fish',
    ],
    [/./, 'white-fish'],
  ],
  eggs: [
    [/yolk|white|powder|omelette|scrambled|fried|poached|boiled|pickled/, 'egg'],
    [/substitute|replacer/, 'unknown'],
    [/./, 'egg'],
  ],
  dairy: [
    [/ghee|butter(?!milk)|margarine|spread(?!able cheese)/, 'butter'],
    [/halloumi|paneer|bread cheese|queso blanco|grilling/, 'frying-cheese'],
    [/parmesan|pecorino|grana|romano|parmigiano|manchego|aged|cotija|asiago/, 'hard-cheese'],
    [
      /feta|goat|blue|stilton|gorgonzola|roquefort|queso fresco|cotija|cheshire|wensleydale|caerphilly/,
      'crumbly-cheese',
    ],
    [
      /ricotta|cream cheese|mascarpone|cottage|quark|fromage frais|curd|labneh|boursin|soft cheese|neufch|fromage blanc/,
      'soft-cheese',
    ],
    [
      /ice cream|frozen yog|milkshake|custard|pudding|whipped topping|sorbet|gelato|condensed|dulce|eggnog|chocolate milk|dessert/,
      'treat',
    ],
    [/yog|kefir|skyr|labne|lassi|cr[eè]me fra[iî]che|sour(?:ed)? cream|buttermilk|crema/, 'yoghurt'],
    [/coconut (?:milk|cream)/, 'coconut-milk'],
    [/cream(?! cheese)|half-and-half|half and half/, 'cream'],
    [/protein powder|whey/, 'protein-powder'],
    [/milk|drink/, 'milk'],
    [/./, 'melting-cheese'],
  ],
  nuts: [
    [/butter|spread/, 'nut-butter'],
    [/tahini/, 'tahini'],
    [/coconut (?:milk|cream)/, 'coconut-milk'],
    [/milk/, 'milk'],
    [/coconut/, 'coconut'],
    [/flour|meal|ground almond/, 'flour'],
    [/marzipan|praline|nougat/, 'treat'],
    [/seed|linseed|flax|chia|hemp|sesame|pine ?nut/, 'seed'],
    [/chestnut/, 'quick'],
    [/./, 'nut'],
  ],
  fats: [
    [/sesame/, 'sesame-oil'],
    [/butter|ghee|margarine|lard|dripping|suet|goose fat|duck fat|schmaltz|shortening|spread/, 'butter'],
    [/mayonnaise|dressing|aioli|vinaigrette/, 'mayonnaise'],
    [/./, 'oil'],
  ],
  herbs: [
    [/^salt|\bsalt\b/, 'salt'],
    [/black pepper|white pepper|peppercorn|ground pepper/, 'black-pepper'],
    [/bay/, 'bay-leaf'],
    [/dried (?!chilli|chile|red chil|lime)|mixed herbs|italian seasoning|herbes|italian herbs/, 'dried-herb'],
    [/rosemary|thyme|sage|oregano|marjoram|curry leaves|lime leaves|kaffir|savory|epazote/, 'woody-herb'],
    [/\bmint\b/, 'mint'],
    [/vanilla/, 'vanilla'],
    [
      /garam|curry powder|masala|five.spice|ras el|za.atar|baharat|berbere|cajun|taco|fajita|jerk|seasoning|spice mix|mixed spice|pumpkin (?:pie )?spice|dukkah|shichimi|furikake|chaat|panch|rub|everything/,
      'spice-blend',
    ],
    [
      /cayenne|chilli|chili|chile|gochugaru|hot paprika|red pepper flakes|chipotle|ancho|aleppo|sichuan/,
      'hot-spice',
    ],
    [/cinnamon|nutmeg|cardamom|cloves?$|ground cloves|allspice|mace|anise|ginger/, 'sweet-spice'],
    [
      /basil|parsley|coriander(?! seed)(?! ground)(?!.*ground)|cilantro|dill(?! seed)|tarragon|chive|chervil|shiso|lemon balm|micro|fenugreek leaves|methi|lovage/,
      'soft-herb',
    ],
    [/lemongrass|lemon grass/, 'ginger'],
    [/garlic powder|onion powder|garlic granules|onion granules/, 'spice'],
    [/./, 'spice'],
  ],
  condiments: [
    [/^salt|\bsalt\b/, 'salt'],
    [/stock cube|bouillon|stock powder|stock pot|dashi powder|cube/, 'stock-cube'],
    [/stock|broth|dashi|consomm/, 'stock'],
    [/fish sauce|anchovy (?:paste|sauce)/, 'fish-sauce'],
    [/soy sauce|soya sauce|tamari|shoyu|coconut amino|ponzu/, 'soy'],
    [/miso|doenjang|fermented bean/, 'miso'],
    [
      /curry paste|tikka paste|balti|korma paste|tom yum|laksa|curry sauce|tikka masala sauce|simmer sauce/,
      'curry-paste',
    ],
    [/pesto|tapenade|chimichurri/, 'pesto'],
    [/tomato (?:puree|purée|paste|concentrate)/, 'tomato-paste'],
    [/passata|pasta sauce|marinara|tomato sauce|chopped tomatoes|canned tomato/, 'canned-tomato'],
    [/ketchup|barbecue|bbq|brown sauce|steak sauce|worcester/, 'ketchup'],
    [/mustard/, 'mustard'],
    [/mayo|aioli|ranch|caesar|salad cream|thousand|tartar|dressing|remoulade/, 'mayonnaise'],
    [/hummus|houmous|baba|guacamole|tzatziki|dip\b/, 'hummus'],
    [/salsa|pico|enchilada/, 'salsa'],
    [/olive|caper|sun-?dried|anchov/, 'briny'],
    [/kimchi|sauerkraut|pickle|gherkin|pickled|relish|piccalilli|giardiniera/, 'pickle'],
    [/tahini/, 'tahini'],
    [/peanut sauce|satay/, 'nut-butter'],
    [/vinegar|verjuice/, 'vinegar'],
    [/wine|mirin|sake|sherry|shaoxing|marsala|vermouth/, 'wine'],
    [
      /oyster|hoisin|teriyaki|black bean|plum sauce|sweet chilli|chilli bean|stir.?fry|xo sauce|eel sauce|okonomiyaki|tonkatsu|sweet and sour|duck sauce/,
      'asian-sauce',
    ],
    [
      /harissa|sriracha|tabasco|hot sauce|gochujang|sambal|chilli (?:sauce|paste|oil|crisp)|chili (?:sauce|paste|oil|crisp)|doubanjiang|peri|piri|chipotle|adobo|buffalo|horseradish|wasabi|zhug/,
      'hot-sauce',
    ],
    [/yeast|marmite|vegemite/, 'yeast-flakes'],
    [/coconut milk|coconut cream/, 'coconut-milk'],
    [/jam|marmalade|lemon curd|chutney/, 'condiment'],
    [/syrup|honey/, 'syrup'],
    [/tamarind|lemon juice|lime juice/, 'vinegar'],
    [/./, 'condiment'],
  ],
  baking: [
    [/nutritional yeast/, 'yeast-flakes'],
    [/baking|bicarb|yeast|cream of tartar|raising/, 'leavening'],
    [/cornflour|cornstarch|starch|arrowroot|xanthan|tapioca|custard powder|psyllium/, 'thickener'],
    [/gelatine|gelatin|agar|pectin/, 'setting'],
    [/cocoa|cacao/, 'cocoa'],
    [/vanilla|extract|essence/, 'vanilla'],
    [/chocolate chip|dark chocolate/, 'dark-chocolate'],
    [/sugar|sweetener|stevia|erythritol|xylitol|molasses/, 'sugar'],
    [/syrup|honey|treacle|nectar/, 'syrup'],
    [/coconut/, 'coconut'],
    [/flour|semolina|ground almonds/, 'flour'],
    [/protein/, 'protein-powder'],
    [/pastry|dough/, 'pastry'],
    [/breadcrumb|panko/, 'crumbs'],
    [/./, 'treat'],
  ],
  sweets: [
    [/syrup|honey|agave|nectar|treacle|molasses|date paste/, 'syrup'],
    [/sugar|jaggery|sweetener|stevia|erythritol|xylitol|piloncillo/, 'sugar'],
    [/jam|marmalade|conserve|fruit spread|curd|jelly(?! bean| bab)/, 'jam'],
    [
      /dark chocolate|chocolate chip|plain chocolate|baking chocolate|cooking chocolate|cacao nibs/,
      'dark-chocolate',
    ],
    [/cocoa|cacao/, 'cocoa'],
    [/hazelnut spread|nutella|chocolate spread/, 'nut-butter'],
    [/./, 'treat'],
  ],
  drinks: [
    [/^water|\bwater\b(?!melon)/, 'water'],
    [/coconut milk|coconut cream/, 'coconut-milk'],
    [/(?:lemon|lime) juice/, 'citrus'],
    [/(?:red|white|rosé|cooking) wine|sherry|sake|mirin|marsala/, 'wine'],
    [/tomato juice|vegetable juice/, 'canned-tomato'],
    [/juice|nectar|smoothie|coconut water/, 'juice'],
    [/protein (?:powder|shake)|whey/, 'protein-powder'],
    [/(?:almond|oat|soya?|rice|hemp|cashew|coconut|pea|hazelnut) (?:milk|drink)|^milk/, 'milk'],
    [/cocoa powder/, 'cocoa'],
    [/./, 'drink'],
  ],
  dishes: [
    [/hummus|houmous|guacamole|baba|tzatziki|taramasalata/, 'hummus'],
    [/salsa/, 'salsa'],
    [/falafel|fish cake/, 'tempeh'],
    [/./, 'dish'],
  ],
}

const known = new WeakMap<Food, Kind>()

/** How a food of the table behaves in cooking. Never throws: each group has a last resort. */
export function kindOfFood(food: Food): Kind {
  const cached = known.get(food)
  if (cached) return cached
  const text = `${food.name} ${food.state === 'canned' ? 'canned' : ''}`.toLowerCase()
  const byId = food.id.replaceAll('-', ' ')
  const rule = RULES[food.group].find(([pattern]) => pattern.test(text) || pattern.test(byId))
  const treatmentId = treatmentIdOf(food)
  const treated = treatmentId === null ? undefined : kindByTreatment(treatmentId, TREATMENTS[treatmentId])
  const kind = treated ?? exceptionalKind(food.name) ?? rule?.[1] ?? 'unknown'
  known.set(food, kind)
  return kind
}

const NAME_HINTS: readonly KindRule[] = [
  [/\b(?:curry paste)\b/, 'curry-paste'],
  [/\b(?:sauce|paste|chutney|relish|dressing|glaze|marinade|ketchup|jam|dip)\b/, 'condiment'],
  [/\b(?:pickle|pickles|pickled)\b/, 'pickle'],
  [/\b(?:cheese)\b/, 'crumbly-cheese'],
  [/\b(?:oil)\b/, 'oil'],
  [/\b(?:vinegar)\b/, 'vinegar'],
  [/\b(?:powder|spice|seasoning|masala|rub|mix)\b/, 'spice-blend'],
  [/\b(?:seeds?)\b/, 'seed'],
  [/\b(?:nuts?)\b/, 'nut'],
  [/\b(?:syrup)\b/, 'syrup'],
]

/** What an unknown food can be used as, by the last words of its name; null when nothing in the name says. */
export function kindOfUnknownName(name: string): Kind | null {
  const text = name.toLowerCase()
  return NAME_HINTS.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

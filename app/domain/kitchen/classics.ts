import type { Item } from './dish.ts'

/** What a cook thinks of at once when certain foods lie side by side: a leaning, not a rule. */
type Classic = { have: readonly RegExp[]; forms: readonly string[]; pull: number }

function classic(forms: string, pull: number, ...have: RegExp[]): Classic {
  return { have, forms: forms.split(' '), pull }
}

const EGGS = /^(?:egg|quail egg|duck egg)$/
const BREAD = /bread|ciabatta|baguette|bagel|roll$|toast/
const TORTILLA = /tortilla|taco shell/
const PASTA = /pasta|spaghetti|tagliatelle|macaroni|orzo|gnocchi/
const RICE = /rice(?! (?:noodle|paper|cake|vinegar))/
const BEANS = /kidney bean|black bean|pinto bean/
const TOMATOES = /tomato/

const CLASSICS: readonly Classic[] = [
  classic('pizza', 5, /flour|pizza base/, /yeast|mozzarella/),
  classic('muffins', 4, /flour/, /sugar|honey|syrup/, /egg|butter|oil/),
  classic('sandwich', 3.5, BREAD, /bacon/, /lettuce|tomato|egg|avocado/),
  classic(
    'sweet-toast',
    3,
    BREAD,
    /peanut butter|almond butter|jam|ricotta|honey/,
    /banana|berr|apple|fig|pear/,
  ),
  classic('sweet-toast', 2.5, BREAD, /peanut butter|jam$|chocolate spread/),
  classic('french-toast', 2.5, BREAD, EGGS, /milk|cream/),
  classic('polenta-bowl', 2.5, /polenta/),
  classic('braise', 2, /pork belly|short rib|brisket|shin|shank/, /soy|ginger|star anise/),
  classic(
    'pan-main',
    1.6,
    /^(?:chicken breast|salmon|beef steak|pork chop|cod|haddock|duck breast|sea bass|lamb chop|trout)$/,
  ),
  classic('tray-bake', 1.6, /^(?:chicken thigh|pork sausage|chicken drumstick|chicken leg)$/),
  classic('frittata omelette scramble', 1.4, EGGS),
  classic('grain-bowl', 2, /^(?:quinoa|couscous|bulgur|freekeh|pearl barley)$/),
  classic('fried-rice', 2, /kimchi/, RICE),
  classic('soup', 3, /leek/, /potato/),
  classic('soup', 2, /butternut|pumpkin/, /coconut milk|ginger|cream/),
  classic('soup', 2, /carrot/, /coriander|ginger/),
  classic('soup', 2, /vegetable stock|chicken stock/, /carrot|celery|leek|potato|lentil/),
  classic('bake', 4.5, /potato/, /cream/, /cheddar|gruy|cheese|parmesan|mozzarella/),
  classic('bake', 4.5, /cauliflower|broccoli|macaroni|pasta/, /cheddar|gruy|cheese/, /milk|cream/),
  classic('frittata', 2, EGGS, /potato|spinach|courgette|pepper/),
  classic('omelette', 1.5, EGGS, /cheddar|ham|mushroom|cheese/),
  classic('shakshuka', 3, EGGS, TOMATOES, /pepper|cumin|feta|onion/),
  classic('toast', 2.5, BREAD, /avocado/),
  classic('toast', 2, BREAD, EGGS, /avocado|mushroom|tomato|spinach/),
  classic('sandwich', 2.5, BREAD, /mayonnaise|mustard/, /tuna|ham|chicken|egg|cheddar|turkey/),
  classic('sandwich', 2, BREAD, /ham|salami|cooked chicken|roast beef/),
  classic('burger', 3, /bun$/, /mince/),
  classic('tacos', 2.5, TORTILLA, BEANS),
  classic('tacos', 2.5, TORTILLA, /mince|chicken|prawn|steak|pork|fish|cod|sweet potato/),
  classic('quesadilla', 2.5, TORTILLA, /cheddar|mozzarella|monterey|cheese/),
  classic('chilli', 3, /mince/, BEANS),
  classic('chilli', 2, BEANS, TOMATOES),
  classic('pasta', 2.5, PASTA, /tomato|basil|garlic|pesto|parmesan|prawn|bacon|mushroom|courgette/),
  classic('risotto', 3, /risotto rice/),
  classic('fried-rice', 3, /cooked .*rice/, /egg|pea|prawn|soy/),
  classic('stir-fry', 1.5, /soy sauce|oyster sauce|hoisin/, RICE),
  classic('noodle-stir-fry', 2, /noodle/, /soy sauce|oyster sauce|hoisin|peanut/),
  classic('noodle-soup', 2, /noodle/, /miso|stock|pak choi/),
  classic('rice-bowl', 2.5, /salmon|tuna|prawn|tofu/, RICE, /avocado|cucumber/),
  classic('dal', 3, /lentil|dal$/, /spinach|coconut|cumin|garam|turmeric|tomato|onion/),
  classic('curry', 2, /chickpea|paneer|cauliflower|chicken|lamb/, /garam|curry|turmeric|coconut milk/),
  classic('rice-pan', 2, /chicken|prawn|sausage/, /rice$/, /lemon|pepper|tomato|spinach|yoghurt/),
  classic(
    'tray-bake',
    2,
    /chicken|sausage|salmon|pork/,
    /potato|squash|carrot/,
    /pepper|courgette|onion|carrot|lemon|sage|rosemary|honey|mustard|asparagus/,
  ),
  classic('stuffed-vegetables', 2, /pepper$|aubergine|courgette/, /mince/, /feta|quinoa|rice|couscous/),
  classic('stew', 3, /stewing|shin|brisket|lamb shoulder/, /carrot|potato|wine|stock/),
  classic('salad', 2, /lettuce|rocket|cucumber|mixed leaves/, /feta|tomato|avocado|chickpea/),
  classic(
    'grain-bowl',
    2,
    /quinoa|bulgur|couscous|freekeh|pearl barley/,
    /chickpea|feta|avocado|halloumi|sweet potato|salmon/,
  ),
  classic('skewers', 1.5, /halloumi|chicken|lamb|prawn/, /pepper$/, /courgette|onion/),
  classic('dip', 2.5, /chickpea|butter bean|cannellini/, /tahini|carrot|cucumber/),
  classic('hash', 2.5, /potato/, /bacon|sausage/, EGGS),
  classic('pan-main', 2, /steak|chop|salmon|cod|duck/, /potato|green bean|cream|asparagus|cabbage/),
  classic('porridge', 2, /^oats$/, /milk/),
  classic('overnight-oats', 1.5, /^oats$/, /yoghurt/),
  classic('pancakes', 3, /flour/, EGGS, /milk/),
  classic('crumble', 3, /apple|rhubarb|pear|plum|berr/, /butter/, /oats|flour|sugar/),
  classic('yoghurt-bowl', 2, /yoghurt/, /berr|granola|honey|banana/),
  classic('smoothie', 2.5, /banana|mango|berr/, /milk|yoghurt/, /spinach|chia|protein|peanut butter/),
]

/** How strongly these foods call for each form: form id to points. Only what was given counts. */
export function pullOf(items: readonly Item[]): ReadonlyMap<string, number> {
  const names = items.map((item) => item.name)
  const pull = new Map<string, number>()
  for (const { have, forms, pull: points } of CLASSICS) {
    if (!have.every((pattern) => names.some((name) => pattern.test(name)))) continue
    for (const form of forms) pull.set(form, Math.max(pull.get(form) ?? 0, points))
  }
  return pull
}

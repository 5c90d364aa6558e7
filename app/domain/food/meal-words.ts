/** The words people tell meals with. Patterns are linear; all text is lower case when they see it. */

import { wordSet } from './line-words.ts'

/** Words of telling, not of food; taken off the front of a clause. */
export const NARRATIVE = wordSet(`
  i we my our me us myself had have has having ate eat eaten eating enjoyed enjoy savored savoured indulged treated
  sipped drank drink drinking poured prepared cooked grabbed opted chose picked started began begin finished refreshed
  delighted relished devoured munched nibbled snacked feasted consumed took tasted went made added paired complemented
  accompanied topped combined balanced dined got was were is are be it its this that these those there then also just
  while during at to for as after before in on of by off into over from today tonight yesterday morning afternoon
  evening night midday noon breakfast lunch lunchtime dinner dinnertime supper brunch snack snacks snacktime snacking meal treat
  dessert break time day start starting kick mid-morning mid-afternoon choice selection consisted consisting included
  including includes featured featuring contained containing savoring enjoying indulging treating having alongside
  along with and or plus followed served serving washed down the some delicious quick hearty simple tasty
  nutritious wholesome refreshing satisfying delightful healthy lovely nice comforting energizing
  perfect great wonderful way combination mixture mix blend variety feast up few again both together side
  complementing nourishing second third tonight's today's cone skipped usual filling kick touch boost hint work home office school restaurant bed me nothing more else only mostly about all bit
`)

/** Praise inside a name: "a creamy bowl of rich tomato soup". */
export const FLUFF = wordSet(`
  delicious tasty savory savoury creamy refreshing crispy crunchy crisp juicy rich fluffy hearty comforting light quick
  satisfying delightful wonderful flavorful flavourful perfectly generously freshly expertly classic simple nutritious
  single tender succulent zesty tangy delectable scrumptious yummy steaming chilled cold warm hot hearty wholesome
  lovely nice good great beautiful beautifully lightly gently exquisite mouthwatering indulgent decadent smooth velvety
  buttery flavored flavoured individual fresh nourishing real pure topped packed whole-some crisp-tender toasty enjoyable
  traditional homemade home-cooked store-bought fast food school cafeteria restaurant from the individual container order
  bottled energizing vibrant golden velvety bite-sized piping favorite favourite famous beloved cozy perfect crusty
  ruffled second third yummy fancy modest generous decent nice-sized sizable healthy healthful pack packed patty sized
`)

/** Joints that part one food from the next, whatever stands around them. */
export const STRONG =
  /\s*(?:[,;:.!?\n]+|\b(?:alongside|along with|accompanied (?:it )?(?:by|with)|paired (?:it )?with|complemented (?:it )?(?:by|with)|complementing it with|followed (?:it )?by|wash(?:ed|ing) (?:it |everything |them )?down with|together with|as well as|topped (?:it |them )?(?:off )?with|served with|finished (?:it )?(?:off )?with|drizzled with|sprinkled with|combined with|smothered (?:in|with)|spread with|slathered (?:in|with)|inside|then|plus|balanced with|side of|but)\b)\s*/
/** Joints that part foods only where the table has no dish of both. */
export const WEAK = /\s+(?:with|on|in|over|inside)\s+/

/** What a dish is made of: says which dish it is, adds none. */
export const DESCRIBES =
  /\s+(?:(?:generously |freshly )?(?:crafted|made|filled|stuffed|loaded|wrapped|coated|covered|popped|fried|baked|prepared|flavou?red|consisting|containing|dipped|glazed|enriched|packed|rich|high|cooked|boiled|brewed|sweetened|blended|mixed|bursting|brimming|layered) (?:with|of|from|in|using|into))\s+/

/** Dishes named after what is in them, so that "X and Y sandwich" is one. */
export const NAMED_AFTER_FILLING =
  /\b(?:sandwich|burger|toastie|wrap|pizza|omelette|omelet|pie|soup|salad|sub|bagel|panini|quesadilla|taco|burrito|empanada|curry|stew|casserole|pasta|roll|smoothie|muffin|cake|cookie|bar|dumplings?)s?$/

/** Sentence parts that tell nothing of amounts: "keeping it simple", "with its crisp crust". */
export const ASIDE =
  /^(?:with (?:its|their|that)|(?!(?:king|ring|herring|pudding|dressing|stuffing|dumpling|seasoning|topping|filling|cutting|string|spring|wing)s?\b)[a-z]+ing\b(?! (?:bowl|cup|of)))/
/** Clauses that only say how the food before was made, or why it was eaten. */
export const STARTS_DESCRIBING =
  /^(?:no|not|without|minus|hold the|which|that|who|because|perfect for|fresh from|so that|an? (?:great|perfect|lovely|nice|good) way)\b|^(?:crafted|made|filled|stuffed|loaded|wrapped|coated|covered|fried|baked|cooked|prepared|packed|rich|bursting|brimming) (?:with|in|from|by|to|using|until)\b|^(?:perfectly|freshly|lightly|beautifully|expertly) \w+ed$/

/** Household talk for portions, and drinks and bars sold under many names. */
export const SAID_AS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:order|side|plate|plateful|helping) of\b/g, 'serving of'],
  [/\bpatty of\b/g, 'piece of'],
  [
    /\b(pouch|bowl|cup|glass|bottle|plate|mug|jar|bag|box|container) (?:filled|full|packed|brimming) (?:with|of)\b/g,
    '$1 of',
  ],
  [/\bserving of ([^,]{1,40}?) from an individual (?:\w+ )?container\b/g, 'serving of 120 ml $1'],
  [/\bindividual (?:\w+ )?container of\b/g, 'serving of 120 ml'],
  [/\bjuice box of\b/g, 'box of'],
  [/\b(?:single[- ]serving|snack[- ]size(?:d)?|individual) (bag|packet|box|pack)\b/g, '$1'],
  [/\b(small|medium|large) (?:drink|cup|glass) of (?=cola|coke|soda|lemonade|pepsi|sprite)/g, '$1 '],
  [/\b(?:pure |real |100% )?fruit juice(?: drink| blend)?\b/g, 'apple juice'],
  [/\b(?:meal replacement|nutrition|energy) bar\b/g, 'protein bar'],
  [/\bsoft drink\b/g, 'cola'],
  // American jelly is eaten by the spoon, British jelly is not.
  [/\b(tablespoons?|tbsp|teaspoons?|tsp) of (?:\w+ )?jelly\b/g, '$1 of jam'],
  [/\b(bowl|cup|plate|serving|mug) of chill?i\b(?! con)/g, '$1 of chilli con carne'],
  [/\bfish (?:and|&|n|'n'?) chips\b/g, 'battered fish, chips'],
  [/\b(\d|one|two|three|four|a couple of) sugars\b(?! snap)/g, '$1 teaspoons of sugar'],
  [/\bone sugar\b(?! snap)/g, '1 teaspoon of sugar'],
  [
    /\b(sandwich|toastie) on (?:rye|wholemeal|granary|sourdough|whole ?wheat|white|brown)(?: bread| toast)?\b/g,
    '$1',
  ],
  [/\bavocado (?:on )?toast\b/g, 'half an avocado, slice of toast'],
  [
    /\b(slices? of) (rye|wholemeal|granary|whole ?wheat|white|brown)(?=\s*(?:$|[,.;]| with | and ))/g,
    '$1 $2 bread',
  ],
  // A pizza is a whole one; said of part of it, a slice.
  [/\b(\d+|one|two|three|four) pieces? of ((?:[a-z]+ ){0,2})pizza\b/g, '$1 slices of $2pizza'],
  [
    /\b(half an?|half of an?|an?|one|a whole|an entire) (?!(?:slice|piece|bit|portion|small|medium|large|personal|mini|frozen)\b)((?:(?!of )[a-z]+ ){0,2})pizza\b(?! (?:slice|roll|bagel|pocket|base|crust|sauce|sub))/g,
    '$1 small $2pizza',
  ],
  [
    /\b(?:sunday )?roast dinner\b|\bsunday roast\b/g,
    '120 g roast beef, 150 g roast potatoes, 80 g boiled carrots, 80 g boiled broccoli, 1 yorkshire pudding, 60 ml gravy',
  ],
  [/\bsteak frites\b/g, 'steak and chips'],
  [/\bsoldiers\b/g, 'toast'],
  [/\bbig mac meal\b/g, 'double cheeseburger, medium fries, medium cola'],
  [/\bbig macs?\b/g, 'double cheeseburger'],
  [/\bquarter pounders?\b/g, 'cheeseburger'],
  [
    /\bfull (?:english|scottish|welsh|irish)(?: breakfast)?\b/g,
    '2 fried eggs, 2 rashers of bacon, 2 pork sausages, 100 g baked beans, 1 grilled tomato, 50 g fried mushrooms, 1 slice of toast',
  ],
  [/\bramen(?! noodles| soup)\b/g, 'ramen soup'],
  [/\b(?:dal|daal|dhal)(?! soup)\b/g, 'lentil curry'],
  [/\bas (?:a|an|my|our|the|part of)\b[^,.;]*/g, ''],
]

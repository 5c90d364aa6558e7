/** The English of portions and kinds, as lists set by hand; sentences of people and names of foods are read by the same. */
import { wordSet } from '#app/domain/food/line-words.ts'

/** Measures and containers. A container alone is no food. */
export const UNITS = wordSet(`
  cup tablespoon teaspoon slice piece bar bottle can glass bowl plate box bag packet package pouch container carton tub jar tube
  scoop handful pinch dash pat stick wedge strip ring cube chunk spear stalk sprig clove head leaf fillet link patty loaf
  ounce floz gram kilogram pound milliliter liter pint quart inch order mug shot jigger bunch ear half quarter third bite spoonful forkful rack
  nest dollop drizzle splash squeeze knob square sheet roll round portion serving helping pot tin rasher sachet stack bucket tray block basket sip mouthful sliver ladle spoon katori sprinkling punnet
`)

/** Sizes in words; what they weigh is the food's own matter. */
export const SIZES = wordSet(`
  small medium large big huge giant extra regular mini miniature jumbo king kid child senior individual personal thick thin bitesize value fun sharing
  snacksize xl xxl footlong
`)

/** Names of meals: they tell when ("for breakfast") or name a food ("a breakfast tart"). */
export const MEAL_NAMES = wordSet('breakfast lunch dinner supper snack meal brunch')

/** Names of whole kinds of dishes: who says no more is asked which. */
export const VAGUE = wordSet(
  'salad soup stew sandwich curry pasta pudding cake meat sauce pie casserole dessert fish burger stirfry cereal smoothie noodle dumpling wrap snack takeaway pastry biscuit cocktail tapa canape partyfood pickybit',
)

/** How it was cooked or kept. */
export const STATES = wordSet(`
  raw cooked boiled fried baked grilled roasted roast broiled steamed stewed braised sauteed toasted poached scrambled smoked dried canned frozen
  pickled mashed creamed breaded battered deepfried panfried stirfried microwaved barbecue rotisserie fresh dry instant brewed reconstituted coated fortified enriched
`)

/** How a food is, not what it is: a food whose name does not say it has lost nothing. */
export const QUALITIES = wordSet(`
  unsweetened sweetened filled topped singleserving soft flavored stuffed mixed blend refined melted covered glazed pure low common edible coarse peeled strained trimmed bottled
  powdered fully various cubic guideline leavened fermented milky frosted spiced spicy tall hungover cow hen ox bovine yellow pale unspecified different delicate noskin skinless nopeel fizzy
  rectangular diameter bite sleeve toddler junior drinking taken such balance unit essential beneficial assorted nearby indulge
  ripened aged shelled unshelled pitted seeded seedless boneless deboned halved quartered crushed grated shredded flaked rolled wrapped coated dipped
  unsalted salted lowsodium everyday storecupboard catering imported local organic freerange wild farmed
  double triple thick thin runny hard crusty fluffy gooey melty well rare done cracked strong burnt gross twofinger fourfinger
`)

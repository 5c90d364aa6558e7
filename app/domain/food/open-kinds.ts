import { foldWord, plainName } from './food-names.ts'

/**
 * What the name of a food leaves open. A line that says "ground beef" may mean 5 or 20 % fat: the figures are those of
 * the usual kind, the range holds the others.
 */
export type OpenKind = {
  /** Energy of the leanest and the richest usual kind, over that of the kind counted. */
  least: number
  most: number
  /** "how fat the mince is": said to the person. */
  what: string
}

/** Food, least, most (from USDA's rows of the kinds), words that settle it, what is open. */
const OPEN_KINDS = `
beef-mince | 0.64 | 1.2 | lean fat sirloin round chuck | how fat the mince is
pork-mince | 0.55 | 1.15 | lean fat | how fat the mince is
lamb-mince | 0.65 | 1.1 | lean fat | how fat the mince is
turkey-mince | 0.75 | 1.25 | lean fat breast thigh | how fat the mince is
chicken-mince | 0.8 | 1.25 | lean fat breast thigh | how fat the mince is
stewing-beef | 0.9 | 1.7 | chuck shin brisket lean | the cut of beef
beef-joint | 0.8 | 1.5 | topside silverside round lean | the cut of beef
beef-steak | 0.9 | 1.6 | sirloin rump flank fillet lean | the cut of steak
pork-loin | 0.75 | 1.5 | loin fillet tenderloin lean | the cut of pork
pork-chop | 0.75 | 1.25 | lean trimmed | how much fat the chop has
pork-shoulder | 0.7 | 1.15 | lean trimmed | how much fat is trimmed off
lamb-leg | 0.65 | 1.2 | lean trimmed | how much fat is trimmed off
lamb-shoulder | 0.65 | 1.15 | lean trimmed | how much fat is trimmed off
lamb-chop | 0.65 | 1.15 | lean trimmed | how much fat is trimmed off
whole-chicken | 0.55 | 1.05 | whole breast thigh skin | the cut of chicken and its skin
whole-chicken-roasted | 0.7 | 1.05 | skin breast thigh | the cut of chicken and its skin
chicken-breast | 0.95 | 1.4 | skinless fillet | whether the skin is on
chicken-breast-cooked | 0.95 | 1.4 | breast | the cut of chicken
chicken-thigh | 0.95 | 1.8 | skinless fillet | whether the skin is on
bacon | 0.5 | 1.1 | back lean centre center | the cut of bacon
bacon-cooked | 0.6 | 1.1 | back lean | the cut of bacon
pork-sausage | 0.6 | 1.25 | lean | how fat the sausage is
italian-sausage | 0.5 | 1.05 | turkey chicken lean | how fat the sausage is
ham | 0.65 | 1.4 | lean | how fat the ham is
salmon | 0.68 | 1 | atlantic farmed wild sockeye | farmed or wild salmon
tuna-canned | 0.95 | 2.3 | water brine spring oil | water or oil in the tin
fish-fillet | 0.9 | 2 | white | the kind of fish
whole-milk | 0.56 | 1 | whole full 2% 1% skimmed semi | the kind of milk
cheddar | 0.7 | 1.05 | cheddar mature mild strong | the kind of cheese
mozzarella | 0.8 | 1.05 | fresh buffalo | the kind of mozzarella
mozzarella-grated | 0.82 | 1.05 | skimmed lowfat | the kind of mozzarella
mexican-cheese-blend | 0.75 | 1.05 | lowfat | the kind of cheese
parmesan | 0.9 | 1.1 | | the kind of cheese
feta | 0.7 | 1.05 | lowfat | the kind of feta
cream-cheese | 0.58 | 1 | full fat lowfat light | how fat the cheese is
cottage-cheese | 0.75 | 1.05 | full fat lowfat | how fat the cheese is
ricotta | 0.79 | 1 | whole skimmed | how fat the ricotta is
natural-yoghurt | 0.65 | 1.6 | whole full fatfree lowfat | how fat the yoghurt is
greek-yoghurt | 0.6 | 1.3 | whole full fatfree lowfat | how fat the yoghurt is
soured-cream | 0.6 | 1.02 | full lowfat fatfree light | how fat the cream is
double-cream | 0.57 | 1.35 | heavy double whipping thickened | the kind of cream
coconut-milk | 0.35 | 1.15 | full fat light lite | how rich the coconut milk is
mayonnaise | 0.45 | 1.05 | full fat light | light or full-fat mayonnaise
margarine | 0.55 | 1 | | how much fat the spread has
vegan-spread | 0.6 | 1.3 | | how much fat the spread has
pasta-sauce | 0.7 | 2 | | the brand of sauce
french-dressing | 0.3 | 1.2 | | the brand of dressing
italian-dressing | 0.4 | 1.6 | | the brand of dressing
ranch-dressing | 0.5 | 1.15 | full light | the brand of dressing
caesar-dressing | 0.5 | 1.05 | light | the brand of dressing
bbq-sauce | 0.6 | 1.2 | | the brand of sauce
enchilada-sauce | 0.6 | 1.8 | | the brand of sauce
teriyaki-sauce | 0.8 | 1.9 | | the brand of sauce
curry-paste | 0.4 | 2 | | the brand of paste
curry-sauce | 0.6 | 1.6 | | the brand of sauce
pesto | 0.7 | 1.3 | | the brand of pesto
hummus | 0.7 | 1.5 | | the brand of hummus
salsa | 0.7 | 1.6 | | the brand of salsa
chicken-stock | 0.3 | 6 | cube | the kind of stock
beef-stock | 0.5 | 3 | cube | the kind of stock
vegetable-stock | 0.5 | 3 | cube | the kind of stock
jam | 0.4 | 1.1 | | how much sugar the jam has
granola | 0.8 | 1.15 | | the brand of granola
whey-protein | 0.9 | 1.15 | | the brand of powder
almond-milk | 0.8 | 3 | unsweetened | sweetened or not
oat-milk | 0.75 | 1.3 | | the brand of oat milk
plant-milk | 0.4 | 1.6 | | the kind of plant milk
ice-cream | 0.75 | 1.3 | | the kind of ice cream
pizza-base | 0.85 | 1.2 | | the brand of dough
shortcrust-pastry | 0.85 | 1.15 | | the brand of pastry
flour-tortilla | 0.75 | 1.1 | | the brand of tortilla
bread-roll | 0.85 | 1.1 | | the kind of roll
veggie-burger | 0.6 | 1.5 | | the brand of burger
vegan-burger | 0.8 | 1.3 | | the brand of burger
sweetener | 0 | 2 | | the kind of sweetener
`

type Row = OpenKind & { settledBy: ReadonlySet<string> }

const rowsById = new Map<string, Row>()
for (const row of OPEN_KINDS.trim().split('\n')) {
  const [id = '', least = '', most = '', words = '', what = ''] = row.split('|').map((cell) => cell.trim())
  const settledBy = new Set(words.split(' ').filter((word) => word !== ''))
  rowsById.set(id, { least: Number(least), most: Number(most), what, settledBy })
}

/** "90/10", "93% lean", "5 % fat": a figure settles how fat a meat, a milk or a cheese is. */
const FAT_IN_FIGURES =
  /\b\d{1,2}\s?(?:%|percent\b|\/\s?\d{1,2}\b(?!\s*(?:cup|tsp|tbsp|tea|table|lb|oz|pound)))/i

/** What a line leaves open of its food, or null where nothing is or the line says it. */
export function openKindOf(foodId: string, text: string): OpenKind | null {
  const row = rowsById.get(foodId)
  if (row === undefined) return null
  const words = plainName(text).split(' ').map(foldWord)
  return words.some((word) => row.settledBy.has(word)) || FAT_IN_FIGURES.test(text) ? null : row
}

/** Every food of which a kind may be open; for the test that holds them to the table. */
export const foodsWithOpenKinds = (): readonly string[] => [...rowsById.keys()]

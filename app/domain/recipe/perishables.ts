import type { Food } from '#app/domain/food/food.ts'
import { foodOfLine } from '#app/domain/food/line-food.ts'
import type { Kind } from '#app/domain/kitchen/kinds.ts'
import { lineOf } from './kept-readings.ts'

/** Which foods of a recipe spoil once they are cooked or thawed, and how. */

const kinds = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

const MEAT_OR_FISH =
  kinds(`poultry poultry-bone whole-bird mince steak pork stewing-meat sausage cooked-meat white-fish oily-fish
  prawns mussels squid`)
/** Moist and mild once they are cooked: bacteria and their toxins grow in them at room temperature. */
const SPOILS =
  kinds(`rice cooked-rice risotto-rice quick-grain slow-grain cooked-grain pasta noodles ready-noodles potato sweet-potato
  pulse-cooked pulse-quick egg beaten-egg cream tofu silken-tofu soft-cheese coconut-milk stock plant-mince smoked-fish`)
/** Dishes whose name shows that they are baked dry, or sour or sweet enough to be left out. */
const STANDS =
  /\b(?:cakes?|loaf|loaves|breads?|brioche|focaccia|rolls?|buns?|biscuits?|cookies|brownies|blondies|muffins?|scones?|shortbread|flapjacks?|granola|crackers?|meringues?|macaroons?|pickles?|pickled|chutney|jam|marmalade|relish|kimchi|sauerkraut|cordial|syrup|fudge|truffles?|toffee|caramels?|brittle|bars?|oatcakes|tortillas|pancakes|doughnuts?|starter)\b/i

/** What spoils in a dish, judged by its lines. */
export type Perishables = {
  hasRawMeat: boolean
  hasMeat: boolean
  /** Contains something that must not stay in the warm for long. */
  spoils: boolean
  /** Contains garlic, fresh herbs or vegetables: in oil, without air, botulism can grow on them. */
  growsUnderOil: boolean
  /** Contains vinegar, lemon juice or sugar. */
  hasAcidOrSugar: boolean
  /** Contains salt, vinegar, sugar or lemon juice, which preserve. */
  hasPreservative: boolean
}

const UNDER_OIL = kinds(
  'garlic allium soft-herb woody-herb mint fresh-chilli mushroom pepper aubergine tomato',
)
const ACID_OR_SUGAR = kinds('vinegar sugar syrup jam citrus honey')
const PRESERVES = kinds('salt vinegar sugar syrup jam citrus soy fish-sauce miso spirit honey')

/** Finds what spoils in a dish from its lines. */
export function perishablesOf(name: string, lines: readonly string[]): Perishables {
  const foods = lines.flatMap((text): Food[] => {
    const food = foodOfLine(lineOf(text))?.food
    return food ? [food] : []
  })
  const has = (wanted: ReadonlySet<string>) => foods.some(({ kind }: { kind: Kind }) => wanted.has(kind))
  const isMeat = ({ kind, group }: Food) => MEAT_OR_FISH.has(kind) || group === 'poultry'
  const hasMeat = foods.some(isMeat)
  return {
    hasRawMeat: foods.some((food) => isMeat(food) && (food.state === 'raw' || food.state === 'frozen')),
    hasMeat,
    spoils: hasMeat || (has(SPOILS) && !STANDS.test(name)),
    growsUnderOil: foods.some(
      ({ kind, state }) => UNDER_OIL.has(kind) && state !== 'dry' && state !== 'canned',
    ),
    hasAcidOrSugar: has(ACID_OR_SUGAR),
    hasPreservative: has(PRESERVES),
  }
}

import type { Amount } from '#app/domain/food/amounts.ts'
import type { Food } from '#app/domain/food/food.ts'
import type { IngredientLine } from '#app/domain/food/ingredient-line.ts'
import { type Unit, unitKind, unitRow } from '#app/domain/food/units.ts'
import { labelText, pluralWord } from './buy-text.ts'
import { type PackSize, type Sale, saleOf } from './pack-table.ts'

/** Whole packs that a line counts: two tins are two tins, whatever they weigh. */
export type CountedPacks = {
  count: number
  /** "tin"; empty for what is counted without a word: "2 kitchen rolls". */
  unit: string
  /** The size on the label or in the line: "400 g"; empty if neither gives one. */
  size: string
}

/** A written size within this share of a size in the shop means the shop's: 14 oz is a 400 g tin. */
const SAME_SIZE_SHARE = 0.1

/** Words for a pack of any kind: whatever the food comes in. */
const ANY_PACK: ReadonlySet<Unit> = new Set<Unit>(['package', 'packet', 'pack', 'container'])

/** The packs that a line counts; null where it measures the food or counts pieces of it. */
export function packsOfLine(line: IngredientLine, sale: Sale): CountedPacks | null {
  const amount = packAmount(line, sale)
  if (amount === null || amount.unit === null) return null
  const unit = packWord(amount.unit, amount.unitText ?? '', sale)
  const written = sizeOfLine(line)
  const ofShop = unit === sale.unit ? shopSize(sale, written) : null
  return { count: amount.quantityMax ?? amount.quantity ?? 1, unit, size: sizeText(ofShop, written) }
}

/** "2 milk", "3 × butter": two and three packs as sold. Null for foods that are counted in pieces. */
export function packsOfBareCount(line: IngredientLine, named: Food): CountedPacks | null {
  const sale = saleOf(named)
  const { quantity, unit, size, alternatives } = line
  if (quantity === null || !Number.isInteger(quantity) || unit !== null || size !== null) return null
  const isCountedItself = sale.sell === 'piece' || named.name !== named.plural
  // Tea bags are counted, tea is not.
  const isOfPieces = named.id === sale.food.id && sale.sizes.some(({ labelUnit }) => labelUnit === 'pieces')
  if (alternatives.length > 0 || isCountedItself || isOfPieces) return null
  const word = sale.sell === 'loose' ? 'pack' : sale.unit
  return { count: quantity, unit: word, size: sizeText(word === '' ? null : shopSize(sale, null)) }
}

/** Edible grams in the packs; null unless the shop sells exactly this size. */
export function gramsOfPacks({ count, unit, size }: CountedPacks, sale: Sale): number | null {
  const same = unit === sale.unit ? sale.sizes.find((one) => sizeText(one) === size) : undefined
  return same ? count * same.usableG : null
}

/** Adds up packs of the same word and size, in order of first appearance. */
export function packsTogether(packs: readonly CountedPacks[]): CountedPacks[] {
  const byKind = new Map<string, CountedPacks>()
  for (const one of packs) {
    const kind = `${one.unit} ${one.size}`
    byKind.set(kind, { ...one, count: one.count + (byKind.get(kind)?.count ?? 0) })
  }
  return [...byKind.values()]
}

/** Another pack is bought only if more than this share of it is needed. */
const WORTH_OPENING_SHARE = 0.1
export const wholePacks = (count: number): number => Math.max(1, Math.ceil(count - WORTH_OPENING_SHARE))

/** The name, singular and plural; liquids keep the singular: "2 bottles of red wine". */
type SoldAs = Pick<Sale, 'soldAs'> & { isLiquid?: boolean }

export const isSoldByLitre = ({ sizes }: Pick<Sale, 'sizes'>): boolean =>
  sizes.length > 0 && sizes.every(({ labelUnit }) => labelUnit === 'ml')

/** "2 × 400 ml tins of coconut milk", "3 loaves of white bread", "1 tin and 2 jars of tomatoes". */
export function countedText(packs: readonly CountedPacks[], { soldAs, isLiquid = false }: SoldAs): string {
  const [one, several] = soldAs
  const parts = packs.map(({ count: asked, unit, size }) => {
    const count = wholePacks(asked)
    if (unit === '') return `${count} ×`
    const word = count === 1 ? unit : pluralWord(unit)
    if (size === '') return `${count} ${word}`
    return count === 1 && packs.length === 1 ? `${size} ${word}` : `${count} × ${size} ${word}`
  })
  const of = packs.at(-1)?.unit === '' ? '' : 'of '
  return `${parts.join(' and ')} ${of}${isLiquid || of === '' ? one : several}`
}

/** The amount that counts packs: the line's own, or the tin in "400 g tin". */
function packAmount(line: IngredientLine, sale: Sale): Amount | null {
  const isPack = ({ unit }: Amount) =>
    unit !== null && (unitKind(unit) === 'container' || unit === 'loaf' || unit === sale.unit)
  if (isPack(line)) return line
  return line.unit !== null && unitKind(line.unit) === 'mass'
    ? (line.alternatives.find(isPack) ?? null)
    : null
}

function packWord(unit: Unit, said: string, sale: Sale): string {
  if (unit === 'can') return sale.unit === 'can' || sale.food.group === 'drinks' ? 'can' : 'tin'
  if (/\bpunnets?$/i.test(said)) return 'punnet'
  if (!ANY_PACK.has(unit)) return unit
  return sale.sell === 'pack' ? sale.unit : 'pack'
}

/** "(14 oz)" of "1 (14 oz) can", "400 g" of "400 g tin". */
function sizeOfLine(line: IngredientLine): Amount | null {
  const isMeasure = ({ unit }: Amount) => unit !== null && ['mass', 'volume'].includes(unitKind(unit))
  const isWeightOfPack = isMeasure(line) && line.unit !== null && unitKind(line.unit) === 'mass'
  if (isWeightOfPack) return line
  return line.alternatives.find((one) => one.role !== 'added' && isMeasure(one)) ?? null
}

/** The shop's size that is meant: the one that matches the line, or the only one there is. */
function shopSize(sale: Sale, written: Amount | null): PackSize | null {
  if (written === null) return sale.sizes.length === 1 ? (sale.sizes[0] ?? null) : null
  const { grams, ml } = unitRow(written.unit ?? 'gram')
  // A tin of coconut milk is labelled 400 g or 400 ml.
  const amount = (written.quantity ?? 1) * (grams ?? ml ?? 1)
  const isSame = ({ labelAmount, labelUnit }: PackSize) =>
    labelUnit !== 'pieces' && Math.abs(labelAmount - amount) <= SAME_SIZE_SHARE * labelAmount
  return sale.sizes.find(isSame) ?? null
}

/** The shop's size as on its label, else the size as written. */
export function sizeText(ofShop: PackSize | null, written: Amount | null = null): string {
  if (ofShop && ofShop.labelUnit !== 'pieces') return labelText(ofShop.labelAmount, ofShop.labelUnit)
  return written === null ? '' : `${written.quantity ?? 1} ${written.unitText ?? ''}`.trim()
}

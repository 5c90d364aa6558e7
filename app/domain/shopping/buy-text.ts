import type { Packs, PackSize, Sale } from './pack-table.ts'

/** What has been chosen to buy. */
type Chosen = { packs: readonly Packs[]; neededG: number; leftoverG: number }

const IRREGULAR: Readonly<Record<string, string>> = { loaf: 'loaves' }
const SIBILANTS = ['s', 'x', 'ch', 'sh']

/** A remainder smaller than this share of what is bought is not worth a word. */
const UNSAID_SHARE = 0.05
/** A piece is cut anyway: only of a large one, a pumpkin, it is said how much is needed. */
const LARGE_PIECE_G = 250

/** "2 bananas", "350 g of cherries", "2 × 400 g tins of chickpeas, 300 g used", "500 g and 250 g packs of spinach". */
export function buyText(sale: Sale, chosen: Chosen): string {
  const [one, several] = sale.soldAs
  const [first] = chosen.packs
  if (!first) return several
  const count = chosen.packs.reduce((sum, packs) => sum + packs.count, 0)
  switch (sale.sell) {
    case 'piece':
      return `${count} ${count === 1 ? one : several}${usedOfPieces(first.size, chosen)}`
    case 'bunch':
      return `${count} ${count === 1 ? sale.unit : pluralWord(sale.unit)} of ${several}`
    case 'loose':
      return `${amountText(first.size.labelAmount, first.size.labelUnit)} of ${several}`
    case 'pack':
      return `${packsText(sale, chosen.packs, count)}${usedOfPacks(first.size, chosen)}`
    case 'name':
    case 'none':
      return several
  }
}

/** 1500 g are "1.5 kg", 350 ml "350 ml". */
export function amountText(amount: number, unit: 'g' | 'ml' | 'pieces'): string {
  if (unit === 'pieces') return String(roundedAmount(amount))
  if (amount >= 1000) return `${Math.round(amount / 10) / 100} ${unit === 'g' ? 'kg' : 'l'}`
  return `${roundedAmount(amount)} ${unit}`
}

/** As printed on the pack, to the gram. */
export const labelText = (amount: number, unit: 'g' | 'ml') =>
  amount >= 1000 ? amountText(amount, unit) : `${amount} ${unit}`

function packsText(sale: Sale, packs: readonly Packs[], count: number): string {
  const [one, several] = sale.soldAs
  const unit = count === 1 ? sale.unit : pluralWord(sale.unit)
  const parts = packs.map(({ count: ofSize, size }) => {
    if (size.labelUnit === 'pieces') {
      const word = ofSize === 1 ? sale.unit : pluralWord(sale.unit)
      return `${ofSize} ${word} of ${size.labelAmount}`
    }
    const label = labelText(size.labelAmount, size.labelUnit)
    return ofSize === 1 ? label : `${ofSize} × ${label}`
  })
  const said = parts.join(' and ')
  const [first] = packs
  if (first?.size.labelUnit === 'pieces') return `${said} ${several}`
  // What is sold by the litre is not counted: "white wine".
  return `${said} ${unit} of ${first?.size.labelUnit === 'ml' ? one : several}`
}

/** In the words of the label: grams, millilitres or pieces. */
function usedOfPacks(size: PackSize, { packs, neededG, leftoverG }: Chosen): string {
  const boughtG = packs.reduce((sum, { count, size: { usableG } }) => sum + count * usableG, 0)
  if (leftoverG < UNSAID_SHARE * boughtG) return ''
  if (size.labelUnit === 'g') return `, ${smallAmount(neededG, 'g')} used`
  const perGram = size.labelAmount / size.usableG
  if (size.labelUnit === 'ml') return `, ${smallAmount(neededG * perGram, 'ml')} used`
  const pieces = Math.ceil(neededG * perGram - 0.1)
  const bought = packs.reduce((sum, { count, size: { labelAmount } }) => sum + count * labelAmount, 0)
  return pieces >= bought ? '' : `, ${Math.max(1, pieces)} used`
}

function usedOfPieces(size: PackSize, { neededG, leftoverG }: Chosen): string {
  const isSaid = size.usableG >= LARGE_PIECE_G && leftoverG > 0.25 * size.usableG
  return isSaid ? `, ${smallAmount(neededG, 'g')} used` : ''
}

const smallAmount = (amount: number, unit: 'g' | 'ml') =>
  amount < 1 ? `less than 1 ${unit}` : amountText(amount, unit)

const roundedAmount = (amount: number) => (amount >= 100 ? Math.round(amount / 5) * 5 : Math.round(amount))

/** "tins", "loaves", "boxes". */
export function pluralWord(unit: string): string {
  return IRREGULAR[unit] ?? (SIBILANTS.some((end) => unit.endsWith(end)) ? `${unit}es` : `${unit}s`)
}

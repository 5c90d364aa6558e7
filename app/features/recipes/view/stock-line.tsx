import type { InPantry } from '#app/domain/shopping/in-pantry.ts'
import text from '#app/ui/text.module.css'

type StockLineProps = {
  stock: InPantry
  /** On a card only the first are named. */
  mostNamed?: number
}

/** "8 of 10 in your pantry. Missing: leeks, cream. Not enough: flour." */
export function StockLine({ stock, mostNamed = Infinity }: StockLineProps) {
  const { hasCount, count, missing, short } = stock
  return (
    <p className={text.small}>
      <b className={text.num}>
        {hasCount} of {count}
      </b>{' '}
      in your pantry.{missing.length > 0 && ` Missing: ${named(missing, mostNamed)}.`}
      {short.length > 0 && ` Not enough: ${named(short, mostNamed)}.`}
    </p>
  )
}

function named(names: readonly string[], most: number): string {
  // "and 1 more" says no less than the name would.
  const shown = names.length === most + 1 ? most + 1 : most
  const left = names.length - shown
  return `${names.slice(0, shown).join(', ')}${left > 0 ? ` and ${left} more` : ''}`
}

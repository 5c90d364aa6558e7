import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { printedBarcode } from '#app/domain/products/barcode.ts'
import { labelProblems } from '#app/domain/products/label.ts'
import { nameWithBrand } from '#app/domain/products/product.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import { FindForm } from './find-form.tsx'
import type { Lookup } from './find-product.server.ts'
import { FOODS_PATH, type FoodsAnswer, type FoodsChange, type FoodUse } from './foods-answer.ts'
import { LabelEntry } from './label-entry.tsx'
import type { OwnFoodRow } from '#app/features/foods/own-foods.server.ts'
import { ProductFacts } from './product-facts.tsx'
import { UseFoodForm, type UseFoodFormProps } from './use-food-form.tsx'

type ProductPanelProps = {
  /** Where a food may go from here, the first one offered first. */
  uses: readonly FoodUse[]
  serverDay: string
  chosenDay?: string | null
  /** Ids for what is added next. */
  newId: string
  idempotencyKey: string
  /** What the page's address asked for, without scripts. */
  initial?: { lookup: Lookup | null; refused: string | null; code: string }
  /** After a food was logged, put in the pantry or named. */
  onUsed: (change: FoodsChange) => void
  isInDialog?: boolean
}

/** A barcode, what it stands for, and what is to become of it: the same in every dialog and on its page. */
export function ProductPanel(props: ProductPanelProps) {
  const {
    uses,
    serverDay,
    chosenDay = null,
    newId,
    idempotencyKey,
    initial,
    onUsed,
    isInDialog = false,
  } = props
  const fetcher = useFetcher<FoodsAnswer>()
  const [lookup, setLookup] = useState(initial?.lookup ?? null)
  const [saved, setSaved] = useState<OwnFoodRow | null>(null)
  const answer = fetcher.data
  const [heard, setHeard] = useState(answer)
  // What an answer brought stays when a later one is a refusal.
  if (answer !== heard) {
    setHeard(answer)
    const { lookup: found, saved: food } = answer?.result.ok ? answer.result.value : {}
    if (found) setLookup(found)
    if (food) setSaved(food)
  }
  const tellUsed = useEffectEvent(onUsed)
  useEffect(() => {
    if (!answer?.result.ok) return
    const { logged, stocked, named } = answer.result.value
    if (logged || stocked || named !== undefined) tellUsed(answer.result.value)
  }, [answer])

  const refused =
    answer?.intent === 'find' && !answer.result.ok && fetcher.state === 'idle'
      ? answer.result.message
      : (initial?.refused ?? null)
  if (lookup === null) return <FindForm fetcher={fetcher} refused={refused} initial={initial?.code ?? ''} />
  const own = saved ?? lookup.own
  const label = own?.label ?? lookup.product?.label ?? null
  const another = (
    <p className={classNames(layout.row, text.small)}>
      <Link
        to={FOODS_PATH}
        onClick={(event) => {
          if (!isInDialog) return
          event.preventDefault()
          setLookup(null)
          setSaved(null)
        }}
      >
        Another barcode
      </Link>
      {isInDialog && <Link to={FOODS_PATH}>Your foods</Link>}
    </p>
  )
  if (label === null) {
    return (
      <div className={layout.stack}>
        <NotFound lookup={lookup} />
        <LabelEntry
          fetcher={fetcher}
          id={newId}
          initial={{
            barcode: lookup.barcode,
            ...(lookup.product && { name: nameWithBrand(lookup.product) }),
          }}
          isBarcodeFixed
          submitLabel="Save this food"
        />
        {another}
      </div>
    )
  }
  return (
    <div className={layout.stack}>
      <Found lookup={lookup} own={own} />
      <Uses
        key={own?.id ?? lookup.barcode}
        uses={uses}
        fetcher={fetcher}
        foodId={own?.id ?? ''}
        barcode={printedBarcode(lookup.barcode)}
        label={label}
        serverDay={serverDay}
        chosenDay={chosenDay}
        idempotencyKey={idempotencyKey}
      />
      <ProductFacts label={label} />
      {another}
    </div>
  )
}

function NotFound({ lookup: { barcode, product } }: { lookup: Lookup }) {
  return (
    <Notice tone="info" title={product ? `${nameWithBrand(product)}, without its figures.` : 'Not found.'}>
      {product
        ? 'We don’t know its label. Enter it once and we’ll recognise the barcode from then on.'
        : `We don’t know ${printedBarcode(barcode)}. Enter its label once and we’ll recognise the barcode from then on.`}
    </Notice>
  )
}

function Found({ lookup, own }: { lookup: Lookup; own: OwnFoodRow | null }) {
  const { product, source, barcode } = lookup
  const problems = own ? (own.source === 'product' ? labelProblems(own.label) : []) : lookup.problems
  return (
    <div>
      <h3 className={text.heading4}>{own?.name ?? (product ? nameWithBrand(product) : '')}</h3>
      <p className={classNames(text.small, text.muted)}>
        {[product?.quantity, own ? 'among your foods' : source && `from ${source}`, printedBarcode(barcode)]
          .filter(Boolean)
          .join(', ')}
      </p>
      {problems.length > 0 && (
        <Notice tone="warn" title="Compare these figures with the pack.">
          {problems.join(' ')}
        </Notice>
      )}
    </div>
  )
}

const INSTEAD = {
  diary: 'Log it instead',
  pantry: 'Put it in the pantry instead',
  meal: 'Add to the meal instead',
} as const

/** One way at a time; the others by a button. */
function Uses({ uses, ...food }: { uses: readonly FoodUse[] } & Omit<UseFoodFormProps, 'use'>) {
  const [use, setUse] = useState(uses[0])
  if (use === undefined) return null
  return (
    <>
      <UseFoodForm key={use} {...food} use={use} />
      {uses
        .filter((one) => one !== use)
        .map((one) => (
          <Button
            key={one}
            variant="quiet"
            isSmall
            className={layout.needsScript}
            onClick={() => setUse(one)}
          >
            {INSTEAD[one]}
          </Button>
        ))}
    </>
  )
}

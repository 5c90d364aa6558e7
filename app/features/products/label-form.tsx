import { useEffect, useRef, useState } from 'react'
import type { useFetcher } from 'react-router'
import { printedBarcode } from '#app/domain/products/barcode.ts'
import { LABEL_FIGURES, type LabelFigure, type LabelValues } from '#app/domain/products/label.ts'
import { MAX_OWN_NAME_LENGTH } from '#app/domain/products/product-limits.ts'
import { Button } from '#app/ui/button.tsx'
import { Check } from '#app/ui/check.tsx'
import { TextField } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import { Segmented } from '#app/ui/segmented.tsx'
import { FOODS_PATH, type FoodsAnswer } from './foods-answer.ts'
import { FIGURE_LABELS } from './product-facts.tsx'
import styles from './products.module.css'

export type LabelFetcher = ReturnType<typeof useFetcher<FoodsAnswer>>

type LabelFormProps = {
  fetcher: LabelFetcher
  /** Of the food; the same for every try, so that a double click adds once. */
  id: string
  /** What is known of it: a food to change, or figures read from a photo. Another `key` fills the form anew. */
  initial?: { name?: string; barcode?: string | null; label?: Partial<LabelValues> }
  /** The barcode was scanned and is not to be typed. */
  isBarcodeFixed?: boolean
  submitLabel: string
  /** What a form sent without scripts came to. */
  answered?: FoodsAnswer['result'] | null
}

const REQUIRED: ReadonlySet<LabelFigure> = new Set(['fatG', 'carbsG', 'proteinG'])

/** A food by its label: figures of 100 g or of a portion. What cannot be true is said; what is printed so is taken. */
export function LabelForm(props: LabelFormProps) {
  const { fetcher, id, initial = {}, isBarcodeFixed = false, submitLabel, answered = null } = props
  const { name, barcode, label = {} } = initial
  const [basis, setBasis] = useState('100')
  const [per, setPer] = useState<string>(label.per ?? 'g')
  const answer = fetcher.data?.intent === 'save' ? fetcher.data.result : answered
  const refusal = fetcher.state === 'idle' && answer?.ok === false ? answer : null
  const errors = refusal?.fields ?? {}
  const isAsked = refusal?.code === 'unconfirmed'
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // What is wrong may be above the button, out of sight.
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid=true], [name=isAsPrinted]')?.focus()
  }, [refusal])
  const printed = barcode ? printedBarcode(barcode) : ''
  const asText = (figure: number | null | undefined) =>
    figure === null || figure === undefined ? '' : String(figure)
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={FOODS_PATH}
      className={layout.stack}
      noValidate
      onSubmit={(event) => {
        if (fetcher.state !== 'idle') event.preventDefault()
      }}
    >
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="id" value={id} />
      <TextField
        label="Name"
        name="name"
        required
        maxLength={MAX_OWN_NAME_LENGTH}
        defaultValue={name}
        autoComplete="off"
        hint="As you’d say it: “200 g my granola”."
        error={errors['name']}
      />
      {isBarcodeFixed ? (
        <input type="hidden" name="barcode" value={printed} />
      ) : (
        <TextField
          label="Barcode (optional)"
          name="barcode"
          maxLength={20}
          inputMode="numeric"
          defaultValue={printed}
          autoComplete="off"
          error={errors['barcode']}
        />
      )}
      <div className={styles.pair}>
        <Segmented
          legend="The figures are for"
          name="basis"
          options={[
            { value: '100', label: `100 ${per}` },
            { value: 'portion', label: 'One portion' },
          ]}
          value={basis}
          onChoose={setBasis}
        />
        <Segmented
          legend="Measured in"
          name="per"
          options={[
            { value: 'g', label: 'Grams' },
            { value: 'ml', label: 'Millilitres' },
          ]}
          value={per}
          onChoose={setPer}
        />
      </div>
      <div className={styles.figures}>
        <TextField
          label={basis === 'portion' ? `Portion (${per})` : `Portion (${per}, optional)`}
          name="portionG"
          isFigure
          maxLength={8}
          defaultValue={asText(label.portionG)}
          autoComplete="off"
          error={errors['portionG']}
        />
        <TextField
          label="Energy (kJ, optional)"
          name="energyKj"
          isFigure
          maxLength={8}
          autoComplete="off"
          error={errors['energyKj']}
        />
        {LABEL_FIGURES.map((figure) => (
          <TextField
            key={figure}
            label={FIGURE_LABELS[figure]}
            name={figure}
            isFigure
            maxLength={8}
            required={REQUIRED.has(figure)}
            defaultValue={asText(label[figure])}
            autoComplete="off"
            error={errors[figure]}
          />
        ))}
      </div>
      {isAsked && (
        <Notice tone="warn" title="Please check the label.">
          {refusal.message}
        </Notice>
      )}
      {isAsked && <Check name="isAsPrinted" label="It’s printed like this" />}
      {refusal && !isAsked && Object.keys(errors).length === 0 && (
        <Notice tone="error">{refusal.message}</Notice>
      )}
      {refusal && Object.keys(errors).length > 0 && (
        <Notice tone="error">Some fields need another look. See above.</Notice>
      )}
      <Button type="submit" isBlock isBusy={fetcher.state !== 'idle'}>
        {submitLabel}
      </Button>
    </fetcher.Form>
  )
}

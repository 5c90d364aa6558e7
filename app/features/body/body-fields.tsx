import { useState } from 'react'
import { cmFromFeet, feetFromCm, kgFromPounds, poundsFromKg } from '#app/domain/planning/imperial.ts'
import { poundsFromStones, stonesFromKg, weightInWords } from '#app/domain/weights/weight-units.ts'
import { PLAN_BOUNDS } from '#app/domain/planning/plan-bounds.ts'
import { FieldError, TextField } from '#app/ui/field.tsx'
import styles from './body-fields.module.css'
import { classNames } from '#app/ui/class-names.ts'
import field from '#app/ui/field.module.css'

export type Units = 'metric' | 'imperial'

const { heightCm: HEIGHT, weightKg: WEIGHT } = PLAN_BOUNDS

type MeasureProps = {
  name: string
  label: string
  /** Centimetres or kilograms, as the form sends them. */
  value: string
  units: Units
  onChange: (value: string) => void
  error?: string | undefined
}

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))
const textOf = (value: number) => (Number.isFinite(value) ? String(value) : '')

/** Out of bounds is said in the units on the screen; what else is wrong, as it was found. */
function saidError(error: string | undefined, bounds: string): string | undefined {
  return error === 'invalid' || error === WEIGHT.message ? bounds : error
}

type WeightProps = Omit<MeasureProps, 'units'> & { units: Units | 'stones' }

/** A weight in kilograms, or in pounds or stones that are sent as kilograms. Give it the units as its key. */
export function WeightField(props: WeightProps) {
  const { units, ...rest } = props
  return units === 'stones' ? <StonesField {...rest} /> : <OneWeightField {...rest} units={units} />
}

/** Stones and pounds side by side. */
function StonesField({ name, label, value, onChange, error }: Omit<MeasureProps, 'units'>) {
  const [typed, setTyped] = useState(() => {
    const weightKg = numberOf(value)
    const { stones, pounds } = Number.isFinite(weightKg)
      ? stonesFromKg(weightKg)
      : { stones: Number.NaN, pounds: Number.NaN }
    return { stones: textOf(stones), pounds: textOf(pounds) }
  })
  const change = (next: typeof typed) => {
    setTyped(next)
    const pounds = next.pounds.trim() === '' ? 0 : numberOf(next.pounds)
    onChange(textOf(kgFromPounds(poundsFromStones(numberOf(next.stones), pounds))))
  }
  const errorId = `${name}-error`
  const described = error && { 'aria-invalid': true as const, 'aria-describedby': errorId }
  return (
    <fieldset className={field.field}>
      <legend className={classNames(field.label, styles.legend)}>{label}</legend>
      <input type="hidden" name={name} value={value} />
      <div className={styles.feet}>
        {STONE_PARTS.map(({ part, unit, ...bounds }) => (
          <label key={part}>
            <input
              {...described}
              className={field.input}
              inputMode="decimal"
              type="number"
              {...bounds}
              value={typed[part]}
              onChange={(event) => change({ ...typed, [part]: event.target.value })}
            />
            <span>{unit}</span>
          </label>
        ))}
      </div>
      {error && (
        <FieldError id={errorId}>
          {saidError(
            error,
            `Enter a weight between ${weightInWords(WEIGHT.min, 'st')} and ${weightInWords(WEIGHT.max, 'st')}`,
          )}
        </FieldError>
      )}
    </fieldset>
  )
}

const STONE_PARTS = [
  { part: 'stones', unit: 'st', min: 4, max: 47, step: 1 },
  { part: 'pounds', unit: 'lb', min: 0, max: 13.9, step: 0.1 },
] as const

function OneWeightField({ name, label, value, units, onChange, error }: MeasureProps) {
  const [pounds, setPounds] = useState(() =>
    Number.isFinite(numberOf(value)) ? textOf(poundsFromKg(numberOf(value))) : value,
  )
  if (units === 'metric') {
    return (
      <TextField
        label={`${label} (kg)`}
        name={name}
        type="number"
        isFigure
        min={WEIGHT.min}
        max={WEIGHT.max}
        step={WEIGHT.step}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={saidError(error, WEIGHT.message)}
      />
    )
  }
  const least = Math.ceil(poundsFromKg(WEIGHT.min))
  const most = Math.floor(poundsFromKg(WEIGHT.max))
  return (
    <>
      <input type="hidden" name={name} value={value} />
      <TextField
        label={`${label} (lb)`}
        type="number"
        isFigure
        min={least}
        max={most}
        step={0.1}
        value={pounds}
        onChange={(event) => {
          setPounds(event.target.value)
          onChange(textOf(kgFromPounds(numberOf(event.target.value))))
        }}
        error={saidError(error, `Enter a weight between ${least} and ${most} lb`)}
      />
    </>
  )
}

/** A height in centimetres, or in feet and inches that are sent as centimetres. Give it the units as its key. */
export function HeightField({ name, label, value, units, onChange, error }: MeasureProps) {
  const [typed, setTyped] = useState(() => {
    const cm = numberOf(value)
    const { feet, inches } = Number.isFinite(cm) ? feetFromCm(cm) : { feet: Number.NaN, inches: Number.NaN }
    return { feet: textOf(feet), inches: textOf(inches) }
  })
  if (units === 'metric') {
    return (
      <TextField
        label={`${label} (cm)`}
        name={name}
        type="number"
        isFigure
        min={HEIGHT.min}
        max={HEIGHT.max}
        step={HEIGHT.step}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error && HEIGHT.message}
      />
    )
  }
  const change = (next: typeof typed) => {
    setTyped(next)
    onChange(textOf(cmFromFeet(numberOf(next.feet), next.inches.trim() === '' ? 0 : numberOf(next.inches))))
  }
  const errorId = `${name}-error`
  const described = error && { 'aria-invalid': true as const, 'aria-describedby': errorId }
  return (
    <fieldset className={field.field}>
      <legend className={classNames(field.label, styles.legend)}>{label}</legend>
      <input type="hidden" name={name} value={value} />
      <div className={styles.feet}>
        <label>
          <input
            {...described}
            className={field.input}
            inputMode="numeric"
            type="number"
            min={3}
            max={8}
            step={1}
            value={typed.feet}
            onChange={(event) => change({ ...typed, feet: event.target.value })}
          />
          <span>ft</span>
        </label>
        <label>
          <input
            {...described}
            className={field.input}
            inputMode="decimal"
            type="number"
            min={0}
            max={11.9}
            step={0.1}
            value={typed.inches}
            onChange={(event) => change({ ...typed, inches: event.target.value })}
          />
          <span>in</span>
        </label>
      </div>
      {error && <FieldError id={errorId}>Enter a height between 4 ft and 8 ft 2 in</FieldError>}
    </fieldset>
  )
}

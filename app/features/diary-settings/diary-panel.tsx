import { Link } from 'react-router'
import { energyIn } from '#app/domain/diary/energy-unit.ts'
import {
  DAY_START,
  type DiarySettings,
  lowTargetWarning,
  TARGET_GRAMS,
  TARGET_KCAL,
  WATER_GOAL_ML,
} from '#app/domain/diary/diary-settings.ts'
import { fieldOf, ProfileForm, type ProfileResult } from '#app/features/account/profile-forms.tsx'
import card from '#app/ui/card.module.css'
import { Check } from '#app/ui/check.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { type Choice, SelectField, TextField } from '#app/ui/field.tsx'
import field from '#app/ui/field.module.css'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import { DiaryDownload } from './diary-download.tsx'
import styles from './diary-panel.module.css'

type DiaryPanelProps = {
  /** Null for who has no diary. */
  settings: DiarySettings | null
  /** The day until which the diary goes. */
  today: string
  result: ProfileResult
  className?: string | undefined
}

const ENERGY: readonly Choice[] = [
  { value: 'kcal', label: 'Kilocalories (kcal)' },
  { value: 'kJ', label: 'Kilojoules (kJ)' },
]
const WEIGHTS: readonly Choice[] = [
  { value: '', label: 'As chosen last in the browser' },
  { value: 'kg', label: 'Kilograms' },
  { value: 'lb', label: 'Pounds' },
  { value: 'st', label: 'Stones and pounds' },
]
const DAY_STARTS: readonly Choice[] = Array.from(
  { length: DAY_START.max / DAY_START.step + 1 },
  (_, index) => ({ value: String(index * DAY_START.step), label: clock(index * DAY_START.step) }),
)

/** "1:30". */
function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** How the diary counts and shows, the member's own targets, and the diary as a table. */
export function DiaryPanel({ settings, today, result, className }: DiaryPanelProps) {
  return (
    <section className={classNames(card.card, card.pad, layout.stack, className)} id="diary">
      <h2 className={text.heading3}>Diary</h2>
      {settings === null ? (
        <p className={text.muted}>
          The diary and its settings come with Premium: units, your own targets and when your day begins.{' '}
          <Link to="/pricing">View Pricing</Link>
        </p>
      ) : (
        <>
          <Settings settings={settings} result={result} />
          <DiaryDownload today={today} />
        </>
      )}
    </section>
  )
}

function Settings({ settings, result }: { settings: DiarySettings; result: ProfileResult }) {
  const { targets, energyUnit } = settings
  const warning = lowTargetWarning(targets.kcal)
  return (
    <ProfileForm
      intent="save-diary-settings"
      result={result}
      done="Your diary settings are saved."
      submit="Save diary settings"
    >
      <div className={styles.fields}>
        <SelectField
          label="Energy"
          name="energyUnit"
          options={ENERGY}
          defaultValue={energyUnit}
          hint="On every page of yours; emails stay with kcal."
          error={fieldOf(result, 'energyUnit')}
        />
        <SelectField
          label="Body weight"
          name="weightUnit"
          options={WEIGHTS}
          defaultValue={settings.weightUnit ?? ''}
          error={fieldOf(result, 'weightUnit')}
        />
        <SelectField
          label="Your day begins at"
          name="dayStartMin"
          options={DAY_STARTS}
          defaultValue={String(settings.dayStartMin)}
          hint="A meal before then belongs to the day before."
          error={fieldOf(result, 'dayStartMin')}
        />
      </div>
      <Check
        name="countsNetCarbs"
        label="Show net carbohydrate: carbohydrate without fibre"
        defaultChecked={settings.countsNetCarbs}
      />
      <OwnTargetFields settings={settings} result={result} />
      {warning && <Notice tone="warn">{warning}</Notice>}
      <fieldset className={layout.stack}>
        <legend className={field.label}>Water</legend>
        <Check name="showsWater" label="Show water on the dashboard" defaultChecked={settings.showsWater} />
        <div className={styles.fields}>
          <TextField
            label="Goal a day (ml)"
            name="waterGoalMl"
            type="number"
            isFigure
            required
            min={WATER_GOAL_ML.min}
            max={WATER_GOAL_ML.max}
            step={WATER_GOAL_ML.step}
            defaultValue={settings.waterGoalMl}
            error={fieldOf(result, 'waterGoalMl')}
          />
        </div>
      </fieldset>
    </ProfileForm>
  )
}

const GRAM_FIELDS = [
  { name: 'targetProteinG', label: 'Protein (g)', of: 'proteinG' },
  { name: 'targetCarbsG', label: 'Carbohydrate (g)', of: 'carbsG' },
  { name: 'targetFatG', label: 'Fat (g)', of: 'fatG' },
] as const

function OwnTargetFields({ settings, result }: { settings: DiarySettings; result: ProfileResult }) {
  const { targets, energyUnit, countsNetCarbs } = settings
  return (
    <fieldset className={layout.stack}>
      <legend className={field.label}>Your own daily targets</legend>
      <p className={field.hint}>
        These replace your plan’s targets. Any you leave empty come from your plan.
        {countsNetCarbs && ' Your carbohydrate target is of net carbohydrate.'}
      </p>
      <div className={styles.fields}>
        <TextField
          label="Energy (kcal)"
          name="targetKcal"
          type="number"
          isFigure
          min={TARGET_KCAL.min}
          max={TARGET_KCAL.max}
          step={1}
          defaultValue={targets.kcal ?? ''}
          hint={
            energyUnit === 'kJ' && targets.kcal !== null
              ? `${energyIn(targets.kcal, 'kJ').toLocaleString('en-GB')} kJ`
              : undefined
          }
          error={fieldOf(result, 'targetKcal')}
        />
        {GRAM_FIELDS.map(({ name, label, of }) => (
          <TextField
            key={name}
            label={label}
            name={name}
            type="number"
            isFigure
            min={TARGET_GRAMS.min}
            max={TARGET_GRAMS.max}
            step={1}
            defaultValue={targets[of] ?? ''}
            error={fieldOf(result, name)}
          />
        ))}
      </div>
    </fieldset>
  )
}

import { amountText } from '#app/domain/pantry/quantity.ts'
import { classNames } from '#app/ui/class-names.ts'
import { TextField } from '#app/ui/field.tsx'
import text from '#app/ui/text.module.css'
import { Tag } from '#app/ui/tag.tsx'
import styles from './cooking.module.css'
import type { LotChoice } from './cook-view.server.ts'

type LotChoiceRowProps = { lot: LotChoice; line?: string; error: string | undefined }

/** A lot with how much of it is taken; 0 takes nothing. */
export function LotChoiceRow({ lot, line, error }: LotChoiceRowProps) {
  const { id, name, unit, has, expiry, isPast, amount } = lot
  const ofIt = amountText(Number(has), unit)
  return (
    <li className={styles.lot}>
      <div>
        <p className={styles.name}>
          {name}
          {expiry && <Tag tone={isPast ? 'bad' : 'plain'}>{expiry}</Tag>}
        </p>
        <p className={classNames(text.small, text.muted)}>
          {line && `For ${line}. `}
          You have {ofIt}.
        </p>
      </div>
      <input type="hidden" name="lots[]" value={id} />
      <TextField
        label={`${unit} of ${name} to take`}
        isLabelHidden
        name="amounts[]"
        defaultValue={amount}
        key={amount}
        maxLength={12}
        autoComplete="off"
        isFigure
        error={error}
      />
      <span className={text.small}>{unit}</span>
    </li>
  )
}

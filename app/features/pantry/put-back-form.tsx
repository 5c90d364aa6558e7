import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import type { Taken } from './take-from-lot.server.ts'
import { takenInWords } from './take-words.ts'
import { PANTRY_PATH } from './use-pantry.ts'
import button from '#app/ui/button.module.css'

/** What was taken out, and the way back, where no script shows a toast. */
export function PutBackForm({ ids, name }: { ids: readonly string[]; name: string | null }) {
  return (
    <Notice tone="ok">
      <form method="post" action={PANTRY_PATH} className={layout.row}>
        <span>{name ? `Removed ${name}.` : 'All ingredients removed.'}</span>
        {ids.map((id) => (
          <input key={id} type="hidden" name="ids[]" value={id} />
        ))}
        <button className={button.textButton} name="intent" value="restore">
          Undo
        </button>
      </form>
    </Notice>
  )
}

/** What became of a lot, and the way back, where no script shows a toast. */
export function TakenNotice({ taken }: { taken: Taken }) {
  return (
    <Notice tone="ok">
      <form method="post" action={PANTRY_PATH} className={layout.row}>
        <span>{takenInWords(taken)}</span>
        <input type="hidden" name="idempotencyKey" value={taken.undoKey} />
        <button className={button.textButton} name="intent" value="undo">
          Undo
        </button>
      </form>
    </Notice>
  )
}

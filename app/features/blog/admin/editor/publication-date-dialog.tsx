import { useState } from 'react'
import { Moment, useZone } from '#app/features/staff/moment.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'

/** Marks the one button that sends the date. */
export const SENDS_DATE = 'data-sends-date'

type PublicationDateDialogProps = {
  id: string
  formId: string
  isLive: boolean
  publishedAt: Date | null
  disabledReason: string | undefined
  isBusy: boolean
}

/** The date readers see at a post and that sorts it among the others: any that has passed. */
export function PublicationDateDialog(props: PublicationDateDialogProps) {
  const { id, formId, isLive, publishedAt, disabledReason, isBusy } = props
  const [at, setAt] = useState('')
  const zone = useZone()
  return (
    <Dialog id={id} title="Publication date">
      <div className={layout.stack}>
        <p className={text.muted}>
          Readers see this date, and the newest post comes first. It may be in the past, as for an article
          that was published elsewhere.{' '}
          {publishedAt && (
            <>
              Now it is <Moment at={publishedAt} />.
            </>
          )}
        </p>
        <TextField
          label="Published on, in your time"
          hint={zone && `Your time zone is ${zone}.`}
          type="datetime-local"
          name="publishedAt"
          form={formId}
          value={at}
          onChange={(event) => setAt(event.currentTarget.value)}
        />
        <div className={layout.row}>
          <Button
            type="submit"
            form={formId}
            name="intent"
            value="publish"
            {...{ [SENDS_DATE]: '' }}
            isBusy={isBusy}
            disabledReason={disabledReason ?? (at ? undefined : 'Choose a day and a time')}
            onClick={(event) => event.currentTarget.closest('dialog')?.close()}
          >
            {isLive ? 'Update with this date' : 'Publish with this date'}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

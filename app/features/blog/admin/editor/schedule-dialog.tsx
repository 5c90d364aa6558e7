import { useState, useSyncExternalStore } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { useZone } from '#app/features/staff/moment.tsx'
import { TextField } from '#app/ui/field.tsx'
import text from '#app/ui/text.module.css'
import layout from '#app/ui/layout.module.css'

const never = () => () => {}

type ScheduleDialogProps = {
  id: string
  formId: string
  publishOn: Date | null
  disabledReason: string | undefined
  isBusy: boolean
}

/** When a draft is to be published by itself; in the writer's own time. */
export function ScheduleDialog({ id, formId, publishOn, disabledReason, isBusy }: ScheduleDialogProps) {
  const [typed, setTyped] = useState<string | null>(null)
  // The server does not know the writer's time zone.
  const given = useSyncExternalStore(
    never,
    () => (publishOn ? localOf(publishOn) : ''),
    () => '',
  )
  const on = typed ?? given
  const zone = useZone()
  return (
    <Dialog id={id} title="Schedule">
      <div className={layout.stack}>
        <p className={text.muted}>
          The post stays a draft and is published automatically at this time. Save Draft cancels the schedule.
        </p>
        <TextField
          label="Publish on, in your time"
          hint={zone && `Your time zone is ${zone}.`}
          type="datetime-local"
          name="publishOn"
          form={formId}
          value={on}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div className={layout.row}>
          <Button
            type="submit"
            form={formId}
            name="intent"
            value="schedule"
            isBusy={isBusy}
            disabledReason={disabledReason ?? (on ? undefined : 'Choose a day and a time')}
            onClick={(event) => event.currentTarget.closest('dialog')?.close()}
          >
            Schedule
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function localOf(at: Date): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

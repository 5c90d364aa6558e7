import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useZone } from '#app/features/staff/moment.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'

const never = () => () => {}

/** What each of these dialogs is given by the bar that opens it. */
export type MomentDialogPlace = {
  id: string
  formId: string
  disabledReason: string | undefined
  isBusy: boolean
}

type MomentDialogProps = MomentDialogPlace & {
  title: string
  note: ReactNode
  field: { label: string; name: string; first: Date | null }
  /** The button that sends the form, with attributes of its own. */
  send: { label: string; intent: string; attributes?: Readonly<Record<string, string>> }
}

/** Asks for a day and a time, in the writer's own zone, and sends the editor's form with it. */
export function MomentDialog(props: MomentDialogProps) {
  const { id, formId, title, note, field, send, disabledReason, isBusy } = props
  const [typed, setTyped] = useState<string | null>(null)
  // The server does not know the writer's time zone.
  const given = useSyncExternalStore(
    never,
    () => (field.first ? localOf(field.first) : ''),
    () => '',
  )
  const at = typed ?? given
  const zone = useZone()
  return (
    <Dialog id={id} title={title}>
      <div className={layout.stack}>
        <p className={text.muted}>{note}</p>
        <TextField
          label={`${field.label}, in your time`}
          hint={zone && `Your time zone is ${zone}.`}
          type="datetime-local"
          name={field.name}
          form={formId}
          value={at}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div className={layout.row}>
          <Button
            type="submit"
            form={formId}
            name="intent"
            value={send.intent}
            {...send.attributes}
            isBusy={isBusy}
            disabledReason={disabledReason ?? (at ? undefined : 'Choose a day and a time')}
            onClick={(event) => event.currentTarget.closest('dialog')?.close()}
          >
            {send.label}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function localOf(at: Date): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

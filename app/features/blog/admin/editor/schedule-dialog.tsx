import { MomentDialog, type MomentDialogPlace } from './moment-dialog.tsx'

/** When a draft is to be published by itself. */
export function ScheduleDialog({ publishOn, ...place }: MomentDialogPlace & { publishOn: Date | null }) {
  return (
    <MomentDialog
      {...place}
      title="Schedule"
      note="The post stays a draft and is published automatically at this time. Save Draft cancels the schedule."
      field={{ label: 'Publish on', name: 'publishOn', first: publishOn }}
      send={{ label: 'Schedule', intent: 'schedule' }}
    />
  )
}

import { Moment } from '#app/features/staff/moment.tsx'
import { MomentDialog, type MomentDialogPlace } from './moment-dialog.tsx'

/** Marks the one button that sends the date. */
export const SENDS_DATE = 'data-sends-date'

type PublicationDateDialogProps = MomentDialogPlace & { isLive: boolean; publishedAt: Date | null }

/** The date readers see at a post and that sorts it among the others: any that has passed. */
export function PublicationDateDialog({ isLive, publishedAt, ...place }: PublicationDateDialogProps) {
  return (
    <MomentDialog
      {...place}
      title="Publication date"
      note={
        <>
          Readers see this date, and the newest post comes first. It may be in the past, as for an article
          that was published elsewhere.{' '}
          {publishedAt && (
            <>
              Now it is <Moment at={publishedAt} />.
            </>
          )}
        </>
      }
      field={{ label: 'Published on', name: 'publishedAt', first: null }}
      send={{
        label: isLive ? 'Update with this date' : 'Publish with this date',
        intent: 'publish',
        attributes: { [SENDS_DATE]: '' },
      }}
    />
  )
}

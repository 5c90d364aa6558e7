import { Form } from 'react-router'
import type { FormResult } from '#app/domain/errors.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import { Tag } from '#app/ui/tag.tsx'
import text from '#app/ui/text.module.css'
import styles from './account.module.css'
import { deviceName } from './device-name.ts'

type Device = { id: string; device: string | null; createdAt: Date; lastSeenAt: Date; isCurrent: boolean }

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** Where the member is signed in, each with a way to sign it out. */
export function DeviceList({ devices, error }: { devices: readonly Device[]; error: Refusal | null }) {
  return (
    <>
      {error?.ok === false && <Notice tone="error">{error.message}</Notice>}
      <ul>
        {devices.map((one) => (
          <li key={one.id} className={classNames(layout.row, layout.spread, styles.device)}>
            <div>
              <b>{deviceName(one.device)}</b> {one.isCurrent && <Tag tone="ok">this device</Tag>}
              <br />
              <span className={classNames(text.small, text.muted)}>
                Signed in {date.format(one.createdAt)}
              </span>
            </div>
            {!one.isCurrent && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="sessionId" value={one.id} />
                <Button type="submit" variant="quiet" isSmall name="intent" value="sign-out-device">
                  Sign out
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

type Refusal = { ok: true } | Extract<FormResult<never>, { ok: false }>

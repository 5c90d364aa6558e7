import { Form } from 'react-router'
import type { FormResult } from '#app/domain/errors.ts'
import { Notice } from '#app/ui/notice.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { deviceName } from './device-name.ts'

type Device = { id: string; device: string | null; createdAt: Date; lastSeenAt: Date; isCurrent: boolean }

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** Where the member is signed in, each with a way to sign it out. */
export function DeviceList({ devices, error }: { devices: readonly Device[]; error: Refusal | null }) {
  return (
    <>
      {error?.ok === false && <Notice tone="error">{error.message}</Notice>}
      <ul className="grid">
        {devices.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3"
          >
            <div>
              <b>{deviceName(one.device)}</b> {one.isCurrent && <Tag tone="ok">this device</Tag>}
              <br />
              <span className="text-sm text-ink-2">Signed in {date.format(one.createdAt)}</span>
            </div>
            {!one.isCurrent && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="sessionId" value={one.id} />
                <button className="btn btn-quiet btn-small" name="intent" value="sign-out-device">
                  Sign out
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

type Refusal = { ok: true } | Extract<FormResult<never>, { ok: false }>

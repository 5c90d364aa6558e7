import { isTimeZone } from '#app/domain/zoned-time.ts'
import { dateInZone, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import { ZONE_COOKIE } from '#app/features/page/zone-cookie-name.ts'

/**
 * The calendar day where the person is, as their browser last said; the server's (UTC) before it has. Of the diary, whose
 * days may begin some minutes after midnight, the day before until then.
 */
export function ownDay(request: Request, now: Date, dayStartMin = 0): PlainDate {
  return dateInZone(now.getTime() - dayStartMin * 60_000, ownZone(request) ?? 'UTC')
}

/** The person's time zone, as their browser last said; null before it has. */
export function ownZone(request: Request): string | null {
  const cookie = request.headers.get('cookie')?.split(/;\s*/)
  const said = cookie?.find((one) => one.startsWith(`${ZONE_COOKIE}=`))?.slice(ZONE_COOKIE.length + 1) ?? ''
  try {
    const zone = decodeURIComponent(said)
    return isTimeZone(zone) ? zone : null
  } catch {
    return null
  }
}

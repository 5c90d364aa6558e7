import { Link } from 'react-router'
import { addDays, dateInZone, isPlainDate } from '#app/domain/pantry/plain-date.ts'
import { WastePage } from '#app/features/pantry/waste-page.tsx'
import { wasteOf } from '#app/features/pantry/waste.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf } from '#app/http/context.server.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import type { Route } from './+types/waste'

export const handle: RouteHandle = { access: 'member' }
export const meta: Route.MetaFunction = () => [{ title: 'Where Your Food Went | Mealwright' }]

/** `?month=2026-11` shows that month. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(context)
  const { db, now } = servicesOf(context)
  const current = monthOf(dateInZone(now().getTime(), 'UTC'))
  const asked = new URL(request.url).searchParams.get('month') ?? ''
  const isShown = isPlainDate(`${asked}-01`) && asked <= current && asked >= '2026-01'
  const month = isShown ? asked : current
  const from = `${month}-01`
  const after = monthOf(addDays(from, 31))
  return {
    month,
    before: monthOf(addDays(from, -1)),
    after: after <= current ? after : null,
    figures: await wasteOf(db, member, { from, until: `${after}-01` }),
  }
}

const monthOf = (date: string) => date.slice(0, 7)

export default function Waste({ loaderData }: Route.ComponentProps) {
  return (
    <main className={classNames(layout.wrap, layout.sectionEnd)}>
      <div className={layout.pageHead}>
        <p>
          <Link to="/meal-planning">Back to your pantry</Link>
        </p>
        <h1>Where Your Food Went</h1>
        <p className={text.lede}>
          What came in, what was cooked and eaten, and what could be kept next time.
        </p>
      </div>
      <WastePage {...loaderData} />
    </main>
  )
}

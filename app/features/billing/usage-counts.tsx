import type { UsageStats } from '#app/domain/allowance.ts'
import figures from '#app/ui/figure-table.module.css'

/** What a member has used so far, as figures without a limit. */
export function UsageCounts({ stats }: { stats: UsageStats }) {
  const rows = [
    ['Recipes generated', stats.recipesGenerated],
    ['Meals planned', stats.mealsPlanned],
    ['Calorie estimates', stats.caloriesEstimated],
  ] as const
  return (
    <table className={figures.table}>
      <tbody>
        {rows.map(([name, count]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={figures.figure}>{count.toLocaleString('en-GB')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

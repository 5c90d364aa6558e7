import { STAFF_COMMANDS, STAFF_RANKS, type StaffCommand, mayDo } from '#app/domain/staff/ranks.ts'
import text from '#app/ui/text.module.css'
import figures from '#app/ui/figure-table.module.css'

const RANK_LABELS = { owner: 'Owner', editor: 'Editor', writer: 'Writer' } as const
export const rankLabel = (rank: keyof typeof RANK_LABELS) => RANK_LABELS[rank]

const COMMANDS = Object.entries(STAFF_COMMANDS) as [StaffCommand, { words: string }][]

/** What each rank may do: the table that the server asks. */
export function RankTable() {
  return (
    <table className={figures.table}>
      <thead>
        <tr>
          <th scope="col">What</th>
          {STAFF_RANKS.map((rank) => (
            <th key={rank} scope="col">
              {RANK_LABELS[rank]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {COMMANDS.map(([command, { words }]) => (
          <tr key={command}>
            <th scope="row">{words}</th>
            {STAFF_RANKS.map((rank) => (
              <td key={rank} className={mayDo(rank, command) ? undefined : text.muted}>
                {mayDo(rank, command) ? 'Yes' : 'No'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import { LABEL_FIGURES, type LabelFigure, type LabelValues } from '#app/domain/products/label.ts'
import table from '#app/ui/figure-table.module.css'
import { classNames } from '#app/ui/class-names.ts'
import text from '#app/ui/text.module.css'

export const FIGURE_LABELS: Readonly<Record<LabelFigure, string>> = {
  kcal: 'Energy (kcal)',
  fatG: 'Fat (g)',
  saturatedFatG: 'of which saturates (g)',
  carbsG: 'Carbohydrate (g)',
  sugarG: 'of which sugars (g)',
  fiberG: 'Fibre (g)',
  proteinG: 'Protein (g)',
  saltG: 'Salt (g)',
  alcoholG: 'Alcohol (g)',
}

const inWords = (name: LabelFigure, figure: number) =>
  name === 'kcal' ? String(Math.round(figure)) : String(Number(figure.toFixed(figure < 1 ? 2 : 1)))

/** What the label says: of 100 g, and of a portion where its size is known. */
export function ProductFacts({ label }: { label: LabelValues }) {
  const { per, portionG } = label
  const shown = LABEL_FIGURES.filter((name) => label[name] !== null)
  return (
    <table className={classNames(table.table, table.tight)}>
      <caption className={text.srOnly}>Nutrition</caption>
      <thead>
        <tr>
          <th scope="col">Nutrition</th>
          <th scope="col" className={table.figure}>
            100 {per}
          </th>
          {portionG !== null && (
            <th scope="col" className={table.figure}>
              {portionG} {per}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {shown.map((name) => (
          <tr key={name}>
            <th scope="row">{FIGURE_LABELS[name]}</th>
            <td className={table.figure}>{inWords(name, label[name]!)}</td>
            {portionG !== null && (
              <td className={table.figure}>{inWords(name, (label[name]! * portionG) / 100)}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

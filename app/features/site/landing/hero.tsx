import { formatAmount, formatKcal, formatMinutes } from '#app/features/recipes/figures.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Dial } from '#app/ui/dial.tsx'
import type { Showcase } from './showcase.ts'
import { StartLink } from './start-link.tsx'

type HeroProps = { isSignedIn: boolean; showcase: Showcase }

/** What it is, the three ways in, and one dish with its sum. */
export function Hero({ isSignedIn, showcase }: HeroProps) {
  const outline = buttonClass({ variant: 'outline' })
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="wrap">
        <div>
          <h1 id="hero-title">
            <span>Cook what you have.</span> <span>Know what is in it.</span>
          </h1>
          <p className="lede">
            Tell Mealwright what is in the kitchen. It writes the recipe or the week, uses what expires first,
            and adds up every gram from a food table.
          </p>
          <p className="hero-acts">
            <StartLink to="/upload" isSignedIn={isSignedIn} className={buttonClass()}>
              {isSignedIn ? 'Create Recipes Now' : 'Start Free Trial'}
            </StartLink>
            <StartLink to="/calories" isSignedIn={isSignedIn} className={outline}>
              Estimate Calories
            </StartLink>
            <StartLink to="/meal-planning" isSignedIn={isSignedIn} className={outline}>
              Plan Meals
            </StartLink>
          </p>
        </div>
        <div className="hero-bench">
          <Dial
            label="Share of calories"
            shares={showcase.shares}
            picture={{ src: showcase.plateUrl, alt: `Drawn plate: ${showcase.name}` }}
          />
          <Sum showcase={showcase} />
        </div>
      </div>
    </section>
  )
}

function Sum({ showcase: { name, cookingTimeMin, rows, totalKcal } }: { showcase: Showcase }) {
  return (
    <section className="hero-sum" aria-labelledby="hero-dish">
      <h2 id="hero-dish">{name}</h2>
      <p className="text-ink-2">One serving, {formatMinutes(cookingTimeMin)}</p>
      <table className="ledger">
        <thead className="sr-only">
          <tr>
            <th scope="col">Food</th>
            <th scope="col">Weight</th>
            <th scope="col">kcal</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td className="figure">{formatAmount(row.grams, 'g')}</td>
              <td className="figure">{formatKcal(row.kcal)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Together
            </th>
            <td className="figure">{formatKcal(totalKcal)} kcal</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

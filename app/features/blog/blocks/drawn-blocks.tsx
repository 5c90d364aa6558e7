import { formatAmount, formatKcal, formatServings, macroShares } from '#app/features/recipes/view/figures.ts'
import { MacroKey } from '#app/features/recipes/view/macro-key.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import chip from '#app/ui/chip.module.css'
import { classNames } from '#app/ui/class-names.ts'
import { Dial } from '#app/ui/dial.tsx'
import { Scale } from '#app/ui/scale.tsx'
import text from '#app/ui/text.module.css'
import type { ComputedBlock } from './computed-block.server.ts'
import styles from './drawn-blocks.module.css'

/** Blocks of an article as readers see them. Nothing here needs a script. */
export function DrawnBlock({ block }: { block: ComputedBlock }) {
  if (block.kind === 'recipe') return <RecipeCard block={block} />
  if (block.kind === 'food') return <FoodFigure block={block} />
  return block.kind === 'scale' ? <ScaleFigure block={block} /> : <EmbedCard block={block} />
}

type Of<Kind extends ComputedBlock['kind']> = { block: Extract<ComputedBlock, { kind: Kind }> }

function RecipeCard({ block }: Of<'recipe'>) {
  const { caption, href, nutrients, serves, lines, plateUrl, generatorHref, uncounted } = block
  return (
    <figure className={classNames(styles.block, styles.recipe)}>
      <div className={styles.cloth}>
        <img
          src={plateUrl}
          alt={`Drawn plate: ${caption}`}
          width="420"
          height="420"
          loading="lazy"
          decoding="async"
        />
      </div>
      <div className={styles.about}>
        <figcaption className={text.heading3}>{href ? <a href={href}>{caption}</a> : caption}</figcaption>
        <p className={styles.facts}>
          <span>{formatKcal(nutrients.kcal)} kcal</span>
          <span>{formatAmount(nutrients.proteinG, 'g')} protein</span>
          <span>{serves === 1 ? 'Serves 1' : `Each of ${formatServings(serves)}`}</span>
        </p>
        <ul className={classNames(chip.list, styles.foods)}>
          {lines.map((line, index) => (
            <li key={index} className={chip.chip}>
              {line}
            </li>
          ))}
        </ul>
        <Uncounted lines={uncounted} />
        <a className={buttonClass({})} href={generatorHref}>
          Create a recipe with these
        </a>
      </div>
    </figure>
  )
}

function FoodFigure({ block: { caption, href, lines, nutrients, uncounted } }: Of<'food'>) {
  return (
    <figure className={styles.block}>
      <div className={classNames(styles.panel, styles.food)}>
        <Dial label="Share of calories" shares={macroShares(nutrients)} className={styles.dial}>
          <b>{formatKcal(nutrients.kcal)}</b> kcal
        </Dial>
        <div>
          <p className={styles.amounts}>{lines.join(', ')}</p>
          <MacroKey nutrients={nutrients} />
        </div>
      </div>
      <figcaption>
        {caption && <>{href ? <a href={href}>{caption}</a> : caption} </>}
        The ring shares out the calories.
      </figcaption>
      <Uncounted lines={uncounted} />
    </figure>
  )
}

function ScaleFigure({ block: { caption, unit, bars, pin, end, tick } }: Of<'scale'>) {
  return (
    <figure className={styles.block}>
      <ul className={styles.bars}>
        {bars.map(({ label, value }, index) => (
          <li key={index}>
            <span className={styles.bar}>
              <span>{label}</span>
              <b className={text.num}>{value === null ? 'not known' : `${figure(value)} ${unit}`}</b>
            </span>
            <Scale
              label={label}
              value={value ?? 0}
              max={end}
              ticks={Math.round(end / tick)}
              valueText={value === null ? 'not known' : `${figure(value)} of ${figure(end)} ${unit}`}
              {...(pin > 0 && { target: pin })}
            />
          </li>
        ))}
      </ul>
      <figcaption>
        {caption} {scaleInWords({ unit, pin, end, tick })}
      </figcaption>
      <Uncounted lines={bars.flatMap(({ uncounted }) => uncounted)} />
    </figure>
  )
}

function EmbedCard({ block: { caption, href, site, verb } }: Of<'embed'>) {
  return (
    <figure className={classNames(styles.block, styles.embed)}>
      <span className={classNames(styles.sign, verb !== 'See it' && styles.play)} aria-hidden />
      <p>
        <b>{caption}</b>
        <a href={href} rel="noopener">
          {verb} on {site}
        </a>
      </p>
    </figure>
  )
}

/** What the figures leave out is said beside them. */
function Uncounted({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return <p className={styles.uncounted}>Not counted: {lines.join(', ')}.</p>
}

const figure = (value: number) => value.toLocaleString('en-GB')

/** What a tick counts, where the scale ends, and what the pin marks. */
export const scaleInWords = ({
  unit,
  pin,
  end,
  tick,
}: Pick<Of<'scale'>['block'], 'unit' | 'pin' | 'end' | 'tick'>): string =>
  `One tick is ${figure(tick)} ${unit}; the scale ends at ${figure(end)}.${pin > 0 ? ` The pin marks ${figure(pin)}.` : ''}`

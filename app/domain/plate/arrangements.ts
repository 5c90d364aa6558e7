import { heap } from './arrange.ts'
import { bakeryLayouts } from './bakery-layouts.ts'
import { breadLayouts } from './bread-layouts.ts'
import { crustLayouts } from './crust-layouts.ts'
import type { LayoutName } from './dish-forms.ts'
import { garnish } from './garnish.ts'
import { glass } from './glass.ts'
import { liquidLayouts } from './liquid-layouts.ts'
import { plateLayouts } from './plate-layouts.ts'
import { type Layout, put, type Scene, withRole } from './scene.ts'
import { skewers } from './skewers.ts'
import { sweetLayouts } from './sweet-layouts.ts'
import { disc, placed, shaded } from './svg.ts'
import { drizzle, sauce } from './textures.ts'

const LAYOUTS: Readonly<Record<LayoutName, Layout>> = {
  ...plateLayouts,
  ...liquidLayouts,
  ...breadLayouts,
  ...crustLayouts,
  ...sweetLayouts,
  ...bakeryLayouts,
  skewers,
  glass,
  dip,
}

/** Layouts that finish their pieces themselves, each its share of drizzle and garnish. */
const FINISHED: ReadonlySet<LayoutName> = new Set<LayoutName>([
  'glass',
  'tacos',
  'toast',
  'sandwich',
  'wraps',
  'burger',
  'loaf',
  'muffins',
  'biscuits',
  'squares',
  'pie',
  'waffles',
  'madeleines',
  'flatbreads',
])
const LIQUID: ReadonlySet<LayoutName> = new Set<LayoutName>(['filled', 'topped', 'beside', 'gratin'])

/** Lays the foods out as the dish asks for; drizzles and garnishes come last, beside the main food. */
export function arrange(scene: Scene): string {
  const { layout } = scene.form
  const body = LAYOUTS[layout](scene)
  return FINISHED.has(layout) ? body : body + finish(scene)
}

function finish(scene: Scene): string {
  const { random, bounds, radius, form } = scene
  const isLiquid = LIQUID.has(form.layout)
  const drizzles = withRole(scene, 'drizzle').map((food) => {
    const turn = -20 + random() * 40
    if (form.layout === 'beside' && withRole(scene, 'grains').length > 0)
      return placed(radius * 0.4, 0, turn, drizzle(food, radius * 0.3, random, true))
    if (scene.mains.length > 0)
      return put(
        scene,
        -radius * 0.6,
        radius * 0.5,
        0,
        radius * 0.3,
        shaded(sauce(food, radius * 0.26, random)),
      )
    return placed(0, 0, turn, drizzle(food, radius * 0.56, random, isLiquid))
  })
  const garnishes = withRole(scene, 'garnish').map((food) =>
    garnish(scene, food, bounds.rx * 0.74, bounds.ry * 0.74),
  )
  return drizzles.join('') + garnishes.join('')
}

/** A pot of dip in the middle, what one dips around it. */
function dip(scene: Scene): string {
  const { random, solid, bounds } = scene
  const [base] = withRole(scene, 'sauce')
  const around = solid.filter((food) => food.role !== 'leaves')
  const heaps = around.map((food, index) => {
    const angle = -0.6 + (index / Math.max(1, around.length)) * 6.283
    return heap(scene, food, Math.cos(angle) * bounds.rx * 0.76, Math.sin(angle) * bounds.ry * 0.76, 34, 22)
  })
  const pot =
    shaded(disc(0, 2, 76, '#cfa888') + disc(0, 0, 75, '#f4e3d3') + disc(0, 0, 64, '#cfa888')) +
    (base ? sauce(base, 60, random) : '')
  return heaps.join('') + pot
}

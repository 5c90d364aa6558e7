import { heap } from './arrange.ts'
import { dark, light } from './colours.ts'
import { foodItem } from './food-item.ts'
import { type Scene, withRole } from './scene.ts'
import { placed, shaded, stroked, svg } from './svg.ts'

const WALL = 'M-62-118L-46 92Q-44 108-28 108H28Q44 108 46 92L62-118Z'
const CONTENT = 'M-57-92L-41 88Q-39 100-26 100H26Q39 100 41 88L57-92Z'

/** A tall glass, seen a little from above, its fruit at the foot. */
export function glass(scene: Scene): string {
  const { random, solid, foods } = scene
  const [base] = withRole(scene, 'sauce')
  const colour = base?.colour ?? '#e6d3b0'
  const fruit = solid.filter((food) => food.role !== 'leaves')
  const feet = fruit
    .slice(0, 2)
    .map((food, index) => heap(scene, food, index ? 96 : -98, index ? 84 : 76, 34, 22))
  const grains = foods.filter((food) => food.role === 'grains')
  const layers = [...grains, ...(grains.length > 0 ? fruit.slice(0, 1) : [])].map((food, index) => {
    const y = 20 + index * 34
    return svg`<path d="M-${49 - y * 0.076} ${y}Q0 ${y + 14} ${49 - y * 0.076} ${y}L${46 - y * 0.076} ${y + 26}Q0 ${y + 40} -${46 - y * 0.076} ${y + 26}Z" fill="${food.colour}" opacity=".85"/>`
  })
  const straw =
    stroked('M14-70L40-182', '#f7efdc', 11) +
    stroked('M14-70L40-182', '#c4452f', 11, ' stroke-dasharray="7 15"')
  const toppings = fruit
    .slice(0, 3)
    .map((food, index) =>
      placed(
        (index - 1) * 27 - 6,
        -97 + (index === 1 ? 7 : 0),
        random() * 60 - 30,
        foodItem(food, food.role === 'balls' ? 17 : 15, random),
      ),
    )
  const leaves = foods.filter((food) => food.shape === 'mint' || food.shape === 'basil')
  return (
    feet.join('') +
    shaded(
      svg`<path d="${WALL}" fill="#f4f7f5" opacity=".55"/><path d="${CONTENT}" fill="${colour}"/>` +
        layers.join('') +
        svg`<path d="M14-92H57L41 88Q39 100 26 100H4Q30 20 14-92Z" fill="${dark(colour, 0.16)}" opacity=".5"/>` +
        straw +
        svg`<ellipse cy="-93" rx="57" ry="20" fill="${dark(colour, 0.12)}"/><ellipse cy="-95" rx="55" ry="18" fill="${light(colour, 0.28)}"/>` +
        toppings.join('') +
        leaves
          .slice(0, 1)
          .map((food) =>
            placed(-30, -104, -20, foodItem({ ...food, role: 'leaves', shape: null }, 15, random)),
          )
          .join('') +
        svg`<ellipse cy="-118" rx="62" ry="21" fill="none" stroke="#fff" stroke-width="4" opacity=".75"/>` +
        stroked('M-50-84L-38 76', '#fff', 7, ' opacity=".55"') +
        stroked('M-46 94Q0 118 46 94', '#fff', 4, ' opacity=".5"'),
    )
  )
}

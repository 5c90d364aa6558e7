import { hashText, seededRandom } from '#app/domain/random.ts'
import { arrange } from './arrangements.ts'
import { isHexColour } from './colours.ts'
import type { Plate, PlateFood } from './plate.ts'
import { type DishForm, DISH_FORMS } from './dish-forms.ts'
import { formOfWords } from './dish-words.ts'
import { sceneOf } from './scene.ts'
import { attributeText } from './svg.ts'
import { glazeOf, type Vessel, vessel } from './vessels.ts'

const SHADOWS =
  '<defs><filter id="s" x="-20%" y="-20%" width="140%" height="150%">' +
  '<feDropShadow dx="1.5" dy="4" stdDeviation="2.6" flood-color="#1f1208" flood-opacity=".38"/></filter>' +
  '<filter id="v" x="-20%" y="-20%" width="140%" height="150%">' +
  '<feDropShadow dx="4" dy="11" stdDeviation="9" flood-color="#1f1208" flood-opacity=".3"/></filter></defs>'

/**
 * A dish as one SVG (5 to 60 KB), nearly always seen from above: same input, same picture. None of a person's words but the
 * label is written into it. Show it in an `<img>`: filter ids repeat between plates.
 */
export function drawPlate({ dish, foods, seed = 1, title = dish, ground, label = true }: Plate): string {
  const { vessel: dishware, food } = plateLayers({ dish, foods, seed })
  const words = label
    ? ` role="img" aria-label="${attributeText(`Drawn plate: ${title}`)}"`
    : ' aria-hidden="true"'
  const backdrop =
    ground && isHexColour(ground) ? `<rect x="-210" y="-210" width="420" height="420" fill="${ground}"/>` : ''
  return `${OPEN}${words}>${SHADOWS}${backdrop}<g filter="url(#v)">${dishware.drawing}</g>${food}</svg>`
}

/** The vessel and what lies in it, one over the other. */
export function plateLayers({ dish, foods, seed = 1 }: Plate): { vessel: Vessel; food: string } {
  const name = dish.toLowerCase()
  const random = seededRandom(hashText(`${name}|${foods.map((food) => food.name).join(',')}|${seed}`))
  const form: DishForm = DISH_FORMS[formOfWords(name) ?? 'plate']
  const drawn = foods.map(withSafeColours)
  const hasBed = drawn.some(({ role }) => role === 'grains' || role === 'noodles')
  const vesselName = (hasBed ? form.vesselWithBed : undefined) ?? form.vessel
  const dishware = vessel(vesselName, glazeOf(name, seed), random)
  const arranged = arrange(sceneOf(form, drawn, random, dishware.bounds))
  return { vessel: dishware, food: `<g transform="translate(0 ${dishware.middleY})">${arranged}</g>` }
}

export const OPEN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-210 -210 420 420" stroke-linecap="round" stroke-linejoin="round"'

/** A plate's address is anybody's to make up: only plain colours are written into the picture. */
function withSafeColours(food: PlateFood): PlateFood {
  const colour = isHexColour(food.colour) ? food.colour : BROWN
  const inside = food.inside && isHexColour(food.inside) ? food.inside : null
  return { ...food, colour, inside }
}

const BROWN = '#c9a26a'

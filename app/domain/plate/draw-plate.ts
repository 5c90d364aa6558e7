import { hashText, seededRandom } from '#app/domain/random.ts'
import { arrange } from './arrangements.ts'
import { isHexColour } from './colours.ts'
import type { Plate, PlateFood } from './plate.ts'
import { sceneOf } from './scene.ts'
import { attributeText } from './svg.ts'
import { glazeOf, vessel, vesselOf } from './vessels.ts'

const SHADOWS =
  '<defs><filter id="s" x="-20%" y="-20%" width="140%" height="150%">' +
  '<feDropShadow dx="1.5" dy="4" stdDeviation="2.6" flood-color="#1f1208" flood-opacity=".38"/></filter>' +
  '<filter id="v" x="-20%" y="-20%" width="140%" height="150%">' +
  '<feDropShadow dx="4" dy="11" stdDeviation="9" flood-color="#1f1208" flood-opacity=".3"/></filter></defs>'

/**
 * A dish seen from above as one SVG (10 to 40 KB): same input, same picture. Names only choose where things lie;
 * none of a person's words but the label is written into it. Show it in an `<img>`: filter ids repeat between plates.
 */
export function drawPlate({ dish, foods, seed = 1, title = dish, ground, label = true }: Plate): string {
  const name = dish.toLowerCase()
  const random = seededRandom(hashText(`${name}|${foods.map((food) => food.name).join(',')}|${seed}`))
  const vesselName = vesselOf(name)
  const dishware = vessel(vesselName, glazeOf(name, seed), random)
  const scene = sceneOf(name, foods.map(withSafeColour), random, vesselName, dishware)
  const words = label
    ? ` role="img" aria-label="${attributeText(`Drawn plate: ${title}`)}"`
    : ' aria-hidden="true"'
  const backdrop =
    ground && isHexColour(ground) ? `<rect x="-210" y="-210" width="420" height="420" fill="${ground}"/>` : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-210 -210 420 420" stroke-linecap="round" stroke-linejoin="round"${words}>` +
    SHADOWS +
    backdrop +
    `<g filter="url(#v)">${dishware.drawing}</g>` +
    `<g transform="translate(0 ${dishware.middleY})">${arrange(scene)}</g></svg>`
  )
}

/** A plate's address is anybody's to make up: only a plain colour is written into the picture. */
function withSafeColour(food: PlateFood): PlateFood {
  return isHexColour(food.colour) ? food : { ...food, colour: BROWN }
}

const BROWN = '#c9a26a'

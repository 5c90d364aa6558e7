import { hashText, type Random } from '#app/domain/random.ts'
import { disc, stroked, svg } from './svg.ts'

export type VesselName = 'plate' | 'bowl' | 'pan' | 'board' | 'tray'

/** A vessel around 0,0: how far food may reach, how flat the area is, where its middle lies. */
export type Vessel = { drawing: string; radius: number; squash: number; middleY: number }

type Glaze = { rim: string; well: string; edge: string; speck: string }

const GLAZES: readonly Glaze[] = [
  { rim: '#fbf6ea', well: '#f3ebda', edge: '#d9cbb0', speck: '#b59f7c' }, // oat
  { rim: '#c9d8cc', well: '#b9cbbe', edge: '#8fa898', speck: '#6b8676' }, // celadon
  { rim: '#46586a', well: '#3a4a5b', edge: '#28343f', speck: '#8ba0b3' }, // slate blue
  { rim: '#f4e3d3', well: '#ecd5c0', edge: '#cfa888', speck: '#b9815c' }, // blush clay
  { rim: '#3b3f3a', well: '#2f332f', edge: '#1d201d', speck: '#7b8279' }, // iron
  { rim: '#e9eef0', well: '#dbe4e8', edge: '#aebfc7', speck: '#5f83a0' }, // sky
]
const OAT = GLAZES[0] as Glaze

/** The glaze a dish gets, the same for the same words and seed. */
export function glazeOf(dish: string, seed: number): Glaze {
  return GLAZES[hashText(dish + seed) % GLAZES.length] ?? OAT
}

const DISH_TEMPLATES: readonly (readonly [RegExp, VesselName])[] = [
  [/taco|sandwich|toast|bruschetta|flatbread|pizza|wrap|board/, 'board'],
  [/tray|sheet pan/, 'tray'],
  [/frittata|shakshuka|skillet|\bhash|paella|\bpan\b/, 'pan'],
  [/bowl|soup|ramen|broth|curry|dal|stew|chili|porridge|oats|risotto|poke|smoothie|tagine|noodle/, 'bowl'],
]

/** What a dish (in lower case) is served in. */
export function vesselOf(dish: string): VesselName {
  return DISH_TEMPLATES.find(([pattern]) => pattern.test(dish))?.[1] ?? 'plate'
}

/** Draws a vessel. */
export function vessel(name: VesselName, glaze: Glaze, random: Random): Vessel {
  switch (name) {
    case 'plate':
      return { drawing: crockery(glaze, random, 182, 138), radius: 132, squash: 1, middleY: 0 }
    case 'bowl':
      return { drawing: crockery(glaze, random, 172, 156), radius: 150, squash: 1, middleY: 0 }
    case 'pan':
      return { drawing: PAN, radius: 144, squash: 1, middleY: -12 }
    case 'board':
      return { drawing: BOARD, radius: 132, squash: 0.9, middleY: 0 }
    case 'tray':
      return { drawing: TRAY, radius: 150, squash: 0.78, middleY: 0 }
  }
}

function crockery(glaze: Glaze, random: Random, outer: number, inner: number): string {
  const reach = outer * 0.93
  const gleam = svg`M${-outer * 0.78} ${-outer * 0.5}A${reach} ${reach} 0 0 1 ${outer * 0.1} ${-outer * 0.92}`
  return (
    disc(0, 0, outer, glaze.edge) +
    disc(0, -1.5, outer - 2, glaze.rim) +
    specks(random, inner + 4, outer - 6, glaze.speck) +
    `<path d="${gleam}" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".38"/>` +
    disc(0, 0, inner, glaze.edge) +
    disc(0, 3, inner - 2, glaze.well)
  )
}

function specks(random: Random, from: number, to: number, colour: string): string {
  const points = Array.from({ length: 46 }, () => {
    const angle = random() * 6.28
    const reach = from + random() * (to - from)
    return svg`M${Math.cos(angle) * reach} ${Math.sin(angle) * reach}h.1`
  })
  return stroked(points.join(''), colour, 1.9, ' opacity=".55"')
}

const PAN =
  '<rect x="-22" y="120" width="44" height="92" rx="20" fill="#22262a"/>' +
  '<rect x="-9" y="182" width="18" height="18" rx="9" fill="#0f1113"/>' +
  disc(0, -12, 168, '#16191c') +
  disc(0, -14, 165, '#30363b') +
  disc(0, -12, 150, '#1d2124')

const GRAIN =
  'M-170-104C-60-118 60-88 172-106M-172-52C-50-40 70-66 174-50M-172 8C-60-6 80 22 174 6M-172 62C-70 76 60 48 172 66M-168 112C-60 100 60 122 168 108'

const BOARD =
  '<rect x="-180" y="-146" width="360" height="296" rx="34" fill="#8e5a2f"/>' +
  '<rect x="-180" y="-150" width="360" height="294" rx="34" fill="#c58e56"/>' +
  stroked(GRAIN, '#ad7540', 2.4, ' opacity=".8"') +
  disc(150, -118, 11, '#7a4a25')

const TRAY =
  '<rect x="-186" y="-148" width="372" height="300" rx="26" fill="#565f66"/>' +
  '<rect x="-186" y="-152" width="372" height="298" rx="26" fill="#98a3aa"/>' +
  '<rect x="-172" y="-138" width="344" height="270" rx="16" fill="#6d777e"/>' +
  '<rect x="-166" y="-132" width="332" height="262" rx="10" fill="#efe5d2"/>' +
  stroked('M-160-60L-40-130M60 128L164 60', '#dccfb6', 2)

import { seededRandom } from '#app/domain/random.ts'
import { disc, placed, stroked } from '#app/domain/plate/svg.ts'
import { glazeOf, vessel } from '#app/domain/plate/vessels.ts'
import * as foods from './foods.ts'
import { at, CLOTH, dish, flat, LEAF, picture, tall, TOMATO, towel } from './ground.ts'
import { calendarPage, tag, week } from './papers.ts'
import { knife, pencil, scales, spoon, thermometer } from './tools.ts'
import { beans, glass, grainsOf, paperLabel, pool, ramekin, riceLayer, tin, tub } from './vessels.ts'
import * as vegetables from './vegetables.ts'

/** Pictures of the articles about planning, cooking and keeping food. */

const random = (seed: number) => seededRandom(seed)
const ware = (name: 'board' | 'pan' | 'tray') => tall(vessel(name, glazeOf(name, 1), random(1)).drawing)
const [board, pan, tray] = [ware('board'), ware('pan'), ware('tray')]

export function weekPlan(): string {
  const suppers = [
    dish({
      dish: 'Chicken tray',
      seed: 2,
      foods: [
        { name: 'chicken', role: 'pieces', colour: '#dfa866' },
        { name: 'potato', role: 'cubes', colour: '#e3b269' },
        { name: 'carrot', role: 'sticks', colour: '#e2812f' },
      ],
    }),
    dish({
      dish: 'Mushroom pasta',
      seed: 5,
      foods: [
        { name: 'penne', role: 'noodles', colour: '#f0cd7c', shape: 'tubes' },
        { name: 'mushroom', role: 'slices', colour: '#c79a66', shape: 'mushroom' },
        { name: 'spinach', role: 'leaves', colour: '#3f7a3c' },
      ],
    }),
    dish({
      dish: 'Cabbage noodle bowl',
      seed: 3,
      foods: [
        { name: 'noodle', role: 'noodles', colour: '#f4e7c6' },
        { name: 'carrot', role: 'sticks', colour: '#e2812f' },
        { name: 'egg', role: 'slices', colour: '#f3c445', shape: 'egg' },
      ],
    }),
    dish({
      dish: 'Bean soup',
      seed: 8,
      foods: [
        { name: 'passata', role: 'sauce', colour: '#d6452b' },
        { name: 'bean', role: 'balls', colour: '#f4e7c6', shape: 'small' },
        { name: 'carrot', role: 'cubes', colour: '#e2812f' },
      ],
    }),
    dish({
      dish: 'Fried rice bowl',
      seed: 7,
      foods: [
        { name: 'rice', role: 'grains', colour: '#f4e7c6', shape: 'long' },
        { name: 'egg', role: 'slices', colour: '#f3c445', shape: 'egg' },
        { name: 'cabbage', role: 'cubes', colour: '#79a843' },
      ],
    }),
  ]
  return picture(
    CLOTH.leaf,
    at(120, 70, towel(430, 240, CLOTH.sand, '#b98d5d'), -12),
    at(486, 268, week(640, 226, suppers), -4),
    at(96, 120, vegetables.cabbageHalf(random(5)), -20, 0.9),
    at(620, 74, vegetables.carrot(random(2)), 14, 0.9),
    at(690, 124, vegetables.carrot(random(7)), 6, 0.82),
    at(250, 424, pencil('#2f6b4f'), 10, 1.05),
    at(96, 396, foods.egg(), 30, 0.9),
    at(166, 420, foods.egg('#f1e2cf'), -12, 0.9),
    at(768, 412, vegetables.onion(), 18, 0.78),
  )
}

export function suppers(): string {
  let strands = ''
  for (let index = 0; index < 30; index++)
    strands += `M${-150 - (index % 4) * 3} ${-29 + index * 2}L${150 + (index % 5) * 3} ${-31 + index * 2.1 + (index % 3)}`
  const spaghetti = flat(
    stroked(strands, '#a9772f', 3.6) +
      stroked(strands, '#f0cd7c', 2.5) +
      '<rect x="-22" y="-36" width="44" height="72" rx="4" fill="#d9482b"/><rect x="-22" y="-36" width="44" height="20" rx="4" fill="#f0714e"/>',
  )
  const sardine = (x: number, y: number) =>
    placed(
      x,
      y,
      -18,
      '<ellipse rx="44" ry="12" cy="2" fill="#5d6b73"/><ellipse rx="44" ry="11" fill="#9fb0b8"/><path d="M-36 -4Q0 -12 36 -4" stroke="#dfe8ea" stroke-width="3" fill="none"/>',
    )
  return picture(
    CLOTH.sand,
    at(720, 400, towel(460, 240, CLOTH.sky, '#7f97b5'), 10),
    at(190, 150, tin(92, pool(78, '#d6452b', random(3)), 200)),
    at(410, 232, tin(96, disc(0, 0, 82, '#b98d52') + beans(random(8), 84, '#e0b571', 13, 120), -62)),
    at(196, 352, tin(84, disc(0, 0, 72, '#2c1e25') + beans(random(4), 74, '#43303a', 10, 150), 158)),
    at(
      632,
      118,
      tall(
        '<rect x="-96" y="-56" width="192" height="116" rx="34" fill="#8a949a"/><rect x="-96" y="-60" width="192" height="114" rx="34" fill="#c3ccd0"/><rect x="-82" y="-48" width="164" height="90" rx="26" fill="#c98f3a"/>' +
          sardine(-18, -26) +
          sardine(-6, -2) +
          sardine(4, 22) +
          stroked('M-86 -34Q-82 -52 -58 -54H10', '#fff', 4, ' opacity=".8"'),
      ),
      -10,
    ),
    at(610, 372, spaghetti, -16),
    at(400, 424, foods.egg(), 40, 0.86),
    at(470, 412, foods.egg('#f1e2cf'), -8, 0.86),
    at(766, 232, vegetables.onion(), 22, 0.84),
    at(56, 258, vegetables.garlic(), -16, 0.8),
    at(330, 54, foods.lemon(), 20, 0.62),
    at(796, 330, vegetables.garlic(), 30, 0.66),
  )
}

export function batch(): string {
  return picture(
    CLOTH.sky,
    at(130, 410, towel(450, 230, CLOTH.butter, '#d9a94c'), -13),
    at(
      250,
      190,
      pan + at(0, -12, disc(0, 0, 144, '#b98d52') + beans(random(21), 146, '#e0b571', 12, 420)),
      -38,
      0.98,
    ),
    at(612, 152, tray + at(0, -1, riceLayer(random(4), 306, 236)), 4, 0.94),
    at(520, 384, tub(190, 136, '#c98f5c', at(4, 4, paperLabel(108, 62), -4)), -5),
    at(728, 378, tub(168, 132, '#9a5a3a', at(-2, 2, paperLabel(98, 60, TOMATO), 5)), 7),
    at(322, 418, spoon(), -12, 0.9),
    at(790, 60, thermometer(), 0, 0.7),
  )
}

export function portions(): string {
  const bowl = (radius: number, seed: number) =>
    ramekin(
      128,
      '#fbf6ea',
      grainsOf(random(seed), radius, '#c9975a') +
        beans(random(seed + 1), radius * 0.9, '#5f3626', 6, Math.round(radius / 5)) +
        beans(random(seed + 2), radius * 0.9, '#f4e6c4', 6, Math.round(radius / 5)),
    )
  return picture(
    CLOTH.leaf,
    at(420, 60, towel(520, 200, CLOTH.tomato, '#d98a72'), -4),
    at(176, 178, bowl(52, 4)),
    at(452, 190, bowl(97, 9)),
    at(716, 214, scales('#c9d8cc'), 5, 0.72),
    at(714, 200, foods.cheese(), 14, 0.62),
    at(
      212,
      384,
      spoon(
        '#b9c3c8',
        '<ellipse cx="78" cy="1" rx="33" ry="18" fill="#d9b23a"/><ellipse cx="70" cy="-4" rx="18" ry="8" fill="#f1d878"/>',
      ),
      -10,
      1.05,
    ),
    at(470, 398, ramekin(58, '#46586a', pool(45, '#d9b23a', random(2)))),
    at(588, 424, foods.peanut(), 24, 0.7),
    at(60, 330, foods.walnut(), -20, 0.66),
    at(320, 424, foods.walnut(), 60, 0.58),
  )
}

export function allergy(): string {
  return picture(
    CLOTH.butter,
    at(742, 240, towel(300, 640, CLOTH.plum, '#9c7fa0'), 6),
    at(308, 238, board, 0, 1.16),
    at(236, 206, flat(vegetables.greens(random(6), 76, '#4c8a3d', 24, false))),
    at(366, 300, knife(), -8, 0.9),
    at(
      420,
      156,
      flat(
        disc(0, 0, 52, '#bb3e26') +
          disc(-1, -2, 50, '#d6452b') +
          disc(-14, -16, 22, '#e5735a') +
          placed(0, -4, 0, stroked('M0 0L-14 -10M0 0L14 -12M0 0L4 16M0 0L-16 8', '#4c8a3d', 5)),
      ),
    ),
    at(430, 396, tag(stroked('M-22 0L-4 16L34 -20', LEAF, 8)), -8, 1.1),
    at(728, 106, foods.walnut(), -16, 0.92),
    at(700, 206, foods.peanut(), 26, 0.86),
    at(738, 312, foods.wheatEar(), -64, 0.86),
    at(780, 424, foods.egg(), 34, 0.86),
    at(84, 92, foods.lemonHalf(), 0, 0.8),
  )
}

export function dates(): string {
  const peas = tall(
    '<rect x="-112" y="-84" width="224" height="176" rx="18" fill="#9fbdb4"/><rect x="-112" y="-88" width="224" height="174" rx="18" fill="#dceae6"/>' +
      `<g transform="translate(0 10) scale(1.28 .86)">${beans(random(11), 80, '#86ad4a', 9, 210)}</g>` +
      '<rect x="-112" y="-88" width="224" height="26" rx="9" fill="#2f6b4f"/>' +
      stroked('M-100 -75H100', '#7fb096', 2.4) +
      stroked('M-96 -50L-40 -56M60 66L98 40', '#fff', 6, ' opacity=".7"'),
  )
  return picture(
    CLOTH.sea,
    at(120, 90, towel(430, 240, CLOTH.tomato, '#d98a72'), -15),
    at(212, 180, foods.loaf(), -10),
    at(304, 238, tag(at(-20, -4, stroked('M0 -8H56M0 8H34', '#59645c', 5))), 34, 0.9),
    at(470, 310, tub(214, 156, '#c4563a', at(4, 4, paperLabel(124, 70, TOMATO), -5)), 4),
    at(690, 160, peas, 9),
    at(446, 120, calendarPage(), -6, 0.96),
    at(716, 378, thermometer(), 0, 0.92),
    at(150, 388, foods.banana(), 172, 0.78),
  )
}

export function greens(): string {
  return picture(
    CLOTH.sand,
    at(360, 210, towel(560, 330, CLOTH.sea, '#7fa9b3'), -7),
    at(196, 166, vegetables.lettuceLeaf(random(3)), -22, 1.12),
    at(300, 244, vegetables.lettuceLeaf(random(8), '#79a843'), 12, 1.16),
    at(176, 312, vegetables.lettuceLeaf(random(12), '#94bd58'), -4, 1.02),
    at(
      652,
      146,
      glass(112, disc(0, 0, 96, '#b9d6dc')) + flat(vegetables.greens(random(15), 76, '#4c8a3d', 34)),
    ),
    at(
      636,
      366,
      tub(226, 150, '#3f7a3c', '') +
        at(0, 0, flat(vegetables.greens(random(22), 56, '#3f7a3c', 16, false)), 0, 1),
    ),
    at(432, 392, flat(vegetables.greens(random(5), 40, '#6f9f57', 9, false)), 20, 1),
    at(790, 318, foods.lemonHalf(), 0, 0.62),
  )
}

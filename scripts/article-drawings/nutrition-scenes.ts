import { seededRandom } from '#app/domain/random.ts'
import { dots, pointsWithin } from '#app/domain/plate/shapes.ts'
import { disc, stroked } from '#app/domain/plate/svg.ts'
import * as foods from './foods.ts'
import { at, CLOTH, dish, flat, picture, tall, towel } from './ground.ts'
import { foodLabel, pad } from './papers.ts'
import { magnifier, pencil, scales, spoon } from './tools.ts'
import { beans, glass, grainsOf, jug, pool, ramekin, tin } from './vessels.ts'
import * as vegetables from './vegetables.ts'

/** Pictures of the articles about figures. */

const random = (seed: number) => seededRandom(seed)
const porridge = dish({
  dish: 'Porridge bowl',
  seed: 6,
  foods: [
    { name: 'porridge', role: 'sauce', colour: '#e6d3b0' },
    { name: 'banana', role: 'slices', colour: '#f5dc8e', shape: 'banana' },
    { name: 'blueberry', role: 'balls', colour: '#4b4a7e', shape: 'small' },
    { name: 'sesame seed', role: 'garnish', colour: '#f4e6bf', shape: 'seeds' },
  ],
})

export function calories(): string {
  return picture(
    CLOTH.butter,
    at(690, 60, towel(420, 210, CLOTH.sea, '#7fa9b3'), -14),
    at(402, 228, scales()),
    at(402, 214, porridge, 0, 0.66),
    at(128, 330, foods.banana(), -18),
    at(150, 118, jug(74, '#f4e3d3', pool(62, '#fbf4e4', random(3)))),
    at(672, 250, pad(), 9),
    at(748, 372, pencil(), -52),
    at(580, 424, ramekin(52, '#46586a', pool(40, '#c08a4e', random(5)))),
  )
}

export function protein(): string {
  const plateOf = (name: string, foodsOf: Parameters<typeof dish>[0]['foods'], seed: number) =>
    dish({ dish: name, foods: foodsOf, seed })
  return picture(
    CLOTH.sky,
    at(150, 420, towel(460, 250, CLOTH.tomato, '#d98a72'), 12),
    at(
      420,
      226,
      plateOf(
        'Salmon plate',
        [
          { name: 'salmon', role: 'pieces', colour: '#f08a66', shape: 'fish' },
          { name: 'green bean', role: 'sticks', colour: '#4c8a3d', shape: 'thin' },
          { name: 'lemon', role: 'slices', colour: '#f2c23a', shape: 'citrus' },
          { name: 'dill', role: 'garnish', colour: '#4c8a3d' },
        ],
        4,
      ),
      0,
      1.02,
    ),
    at(136, 136, ramekin(96, '#c9d8cc', disc(0, 0, 70, '#b4602f') + beans(random(8), 74, '#d77f45', 8, 260))),
    at(
      700,
      128,
      ramekin(
        98,
        '#fbf6ea',
        pool(74, '#fdfaf2', random(4)) + at(10, 8, beans(random(6), 30, '#cf2f45', 10, 7)),
      ),
    ),
    at(
      672,
      348,
      ramekin(92, '#46586a', disc(0, 0, 68, '#b98d52') + beans(random(12), 72, '#e0b571', 12, 110)),
    ),
    at(118, 330, foods.egg(), -24),
    at(194, 362, foods.egg('#f1e2cf'), 16),
    at(796, 252, foods.walnut(), 20, 0.6),
    at(770, 440, foods.walnut(), -40, 0.6),
  )
}

export function fibre(): string {
  return picture(
    CLOTH.tomato,
    at(660, 410, towel(480, 230, CLOTH.sand, '#b98d5d'), -10),
    at(
      322,
      240,
      dish({
        dish: 'Penne plate',
        seed: 9,
        foods: [
          { name: 'penne', role: 'noodles', colour: '#b98d5d' },
          { name: 'cherry tomato', role: 'slices', colour: '#d6452b', shape: 'tomato' },
          { name: 'chickpea', role: 'balls', colour: '#e0b571', shape: 'chickpea' },
          { name: 'spinach', role: 'leaves', colour: '#3f7a3c' },
        ],
      }),
      0,
      1.06,
    ),
    at(
      656,
      128,
      ramekin(
        92,
        '#c9d8cc',
        grainsOf(random(2), 68, '#e6d0a4') + stroked(dots(pointsWithin(random(7), 60, 60)), '#b98d5d', 4),
      ),
    ),
    at(600, 330, foods.pear(), 28, 0.92),
    at(76, 92, vegetables.carrot(random(4)), 58, 0.92),
    at(742, 338, ramekin(62, '#46586a', disc(0, 0, 46, '#7d2233') + beans(random(5), 48, '#cf2f45', 9, 70))),
    at(500, 52, spoon(), 8, 0.7),
    at(84, 424, foods.wheatEar(), -14, 0.82),
  )
}

export function label(): string {
  return picture(
    CLOTH.sea,
    at(120, 60, towel(400, 220, CLOTH.butter, '#d9a94c'), 16),
    at(408, 240, foodLabel(270, 356), -5),
    at(470, 300, magnifier(92)),
    at(150, 196, tin(86, pool(72, '#c94a2c', random(4)), 208)),
    at(150, 396, glass(72, grainsOf(random(3), 60, '#c9975a') + beans(random(6), 56, '#5f3626', 5, 12))),
    at(
      690,
      118,
      ramekin(
        86,
        '#fbf6ea',
        grainsOf(random(5), 64, '#c9975a') +
          beans(random(2), 58, '#cf2f45', 6, 16) +
          beans(random(3), 58, '#f4e6c4', 6, 14),
      ),
    ),
    at(736, 318, foods.cheese(), -16, 0.86),
    at(782, 432, foods.walnut(), 12, 0.7),
  )
}

export function salt(): string {
  const bottle =
    tall(
      '<rect x="-132" y="-42" width="176" height="88" rx="26" fill="#21140f"/><rect x="-132" y="-46" width="176" height="86" rx="26" fill="#3b231a"/>' +
        '<path d="M40 -30L84 -16H118V16H84L40 30Z" fill="#3b231a"/><rect x="112" y="-20" width="34" height="40" rx="7" fill="#92290f"/><rect x="112" y="-20" width="34" height="18" rx="7" fill="#d9482b"/>' +
        '<rect x="-92" y="-46" width="92" height="86" fill="#fbf7f0"/><rect x="-92" y="-46" width="92" height="14" fill="#2f6b4f"/>' +
        stroked('M-118 -32H-100M10 -32H30', '#a87b60', 6),
    ) + stroked('M-78 -12H-14M-78 4H-34M-78 18H-24', '#59645c', 4)
  return picture(
    CLOTH.plum,
    at(690, 90, towel(430, 230, CLOTH.leaf, '#6f9a7c'), 13),
    at(330, 226, ramekin(132, '#46586a', grainsOf(random(3), 98, '#f5f1e8'))),
    at(384, 236, spoon('#c58e56', at(78, 0, grainsOf(random(9), 19, '#fbf8f1'), 0, 1.15)), -28, 1.08),
    at(116, 118, foods.lemon(), -24, 0.92),
    at(104, 350, foods.lemonHalf(), 0, 1.04),
    at(640, 330, bottle, -14, 1.04),
    at(640, 128, flat(vegetables.greens(random(14), 84, '#4c8a3d', 26, false))),
    at(258, 422, vegetables.garlic(), 20, 0.86),
  )
}

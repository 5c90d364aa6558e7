import { expect, test } from 'vitest'
import { withTemperatures } from './oven-heat.ts'

const shows = (system: 'metric' | 'us', rows: readonly (readonly [string, string])[]) => {
  for (const [step, expected] of rows) expect(withTemperatures(step, system), step).toBe(expected)
}

test('degrees without a scale are Fahrenheit where no oven gets that hot in Celsius', () => {
  shows('metric', [
    ['Preheat oven to 375 degrees.', 'Preheat oven to 190 °C.'],
    ['Bake at 350° for 20 minutes.', 'Bake at 180 °C for 20 minutes.'],
    ['Bake at 325º until golden.', 'Bake at 160 °C until golden.'],
    ['Reduce the heat to 300˚ and bake.', 'Reduce the heat to 150 °C and bake.'],
    ['Heat the oven to 350-375 degrees.', 'Heat the oven to 180 to 190 °C.'],
    ['Preheat the oven to 425.', 'Preheat the oven to 220 °C.'],
    ['Roast at 400 for an hour.', 'Roast at 200 °C for an hour.'],
    ['Turn the oven down to 325°.', 'Turn the oven down to 160 °C.'],
    ['Heat the oil to 350 degrees.', 'Heat the oil to 180 °C.'],
    ['Cook until the inside is 165 degrees.', 'Cook until the inside is 74 °C.'],
    ['Bake at 350 deg F.', 'Bake at 180 °C.'],
    ['Bake at 350f.', 'Bake at 180 °C.'],
    ['Bake at 350 degrees fahrenheit.', 'Bake at 180 °C.'],
  ])
})

test('figures that may be Celsius, an angle or no temperature at all stay', () => {
  for (const step of [
    'Bake at 180° for 20 minutes.',
    'Preheat the oven to 200 degrees.',
    'Preheat the oven to 180.',
    'Turn the dough 90 degrees and roll again.',
    'Rotate the pan 180 degrees.',
    'Spin the tray 360°.',
    'Cut at a 45° angle.',
    'Heat the milk to 180 degrees.',
    'Boil until a thermometer reads 240 degrees.',
    'Bake at 350°F (180°).',
    'Heat the oven to 200°/400°F.',
    'Add 350 g flour.',
    'Microwave at 300 watts.',
    'Cook over a gas flame.',
  ])
    expect(withTemperatures(step, 'metric'), step).toBe(step)
  expect(withTemperatures('Bake at 425°F, rotating the pan 180 degrees halfway.', 'metric')).toBe(
    'Bake at 220 °C, rotating the pan 180 degrees halfway.',
  )
})

test('gas marks become degrees where the step gives none', () => {
  shows('metric', [
    ['Preheat the oven to gas mark 4.', 'Preheat the oven to 180 °C.'],
    ['Heat oven to Gas Mark 6 and oil a tin.', 'Heat oven to 200 °C and oil a tin.'],
    ['Roast at gas 7.', 'Roast at 220 °C.'],
    ['Dry out at gas mark ½.', 'Dry out at 120 °C.'],
    ['Dry out at gas mark 1/4.', 'Dry out at 110 °C.'],
    ['Start at gas mark nine, then gas mark 3.', 'Start at 240 °C, then 170 °C.'],
    ['Bake at gas mark 4-5.', 'Bake at 180 to 190 °C.'],
    ['Bake at 180C/160C fan/gas 4.', 'Bake at 180C/160C fan/gas 4.'],
    ['Cook on a gas ring.', 'Cook on a gas ring.'],
  ])
  shows('us', [
    ['Bake at gas mark 4.', 'Bake at 350 °F.'],
    ['Bake at 180° for 20 minutes.', 'Bake at 350 °F for 20 minutes.'],
    ['Preheat the oven to 350 degrees.', 'Preheat the oven to 350 degrees.'],
    ['Roast until a thermometer reads 160 degrees.', 'Roast until a thermometer reads 160 degrees.'],
  ])
  expect(withTemperatures('Bake at gas mark 4.', 'original')).toBe('Bake at gas mark 4.')
})

test.each([
  ['Bake in a 350 oven.', 'Bake in a 180 °C oven.'],
  ['Roast in a 375-degree oven for 20 minutes.', 'Roast in a 190 °C oven for 20 minutes.'],
  ['Bake in a 350-degree F oven.', 'Bake in a 180 °C oven.'],
  ['Cook in a 900 watt oven.', 'Cook in a 900 watt oven.'],
])('the heat of an oven in front of its name is converted: %s', (step, shown) => {
  expect(withTemperatures(step, 'metric')).toBe(shown)
})

import { expect, test } from 'vitest'
import { meatWithoutSign } from './sign-of-doneness.ts'

const missing = (line: string, ...instructions: string[]) =>
  meatWithoutSign({ ingredients: [{ text: line, isExtra: false }], instructions })

test.each([
  ['600 g chicken breast, cut into strips', 'Fry the chicken breast for 6 minutes until golden.'],
  ['500 g beef mince', 'Brown the mince for 5 minutes. Simmer for 20 minutes until thick.'],
  ['6 pork sausages', 'Fry the sausages for 15 minutes. Leftovers are reheated until steaming hot.'],
  ['400 g pork loin, thinly sliced', 'Fry the pork for 3 minutes until no longer red.'],
])('%s needs a sign of being done: %s', (line, step) => {
  expect(missing(line, step)).not.toBeNull()
})

test.each([
  ['600 g chicken breast, cut into strips', 'Fry the chicken for 6 minutes until no pink is left.'],
  ['4 chicken legs', 'Roast for 40 minutes, until the juices run clear.'],
  ['4 duck legs', 'Cook in the oven for 1 hour 20 minutes, until the meat comes away from the bone.'],
  ['6 pork sausages', 'Fry the sausages for 15 minutes until browned and cooked through.'],
  ['4 chicken breasts', 'Roast for 20 minutes, until a thermometer in the middle reads 74 °C.'],
  ['300 g pork belly slices', 'Simmer with the lid ajar for 30 minutes, until the pork is tender.'],
])('%s has its sign: %s', (line, step) => {
  expect(missing(line, step)).toBeNull()
})

test.each(['350 g cooked chicken, shredded', '8 rashers bacon', '2 salmon fillets', '400 g tofu'])(
  '%s needs no sign',
  (line) => {
    expect(missing(line, 'Fry for 5 minutes until hot.')).toBeNull()
  },
)

test('the sign of one step is enough for the whole method', () => {
  const steps = [
    'Fry the mince for 8 minutes until no pink is left.',
    'Bake the pie for 30 minutes until brown.',
  ]
  expect(missing('500 g lamb mince', ...steps)).toBeNull()
})

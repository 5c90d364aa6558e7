import { CORE_TEMPERATURES } from './core-temperatures.ts'
import type { Treatment } from './treatment-types.ts'

const tough = (tenderMin: number): Treatment => ({
  tenderMin,
  leastMin: 2,
  isThawed: true,
  why: 'It is a working muscle full of gristle, which only slow cooking turns tender.',
})

/** Meat, poultry, fish, shellfish and eggs. */
export const ANIMAL_TREATMENTS = {
  // Meat
  poultry: {
    leastMin: 4,
    leastC: CORE_TEMPERATURES.poultry.leastC,
    isThawed: true,
    why: 'Poultry is cooked through: raw or pink it makes ill.',
  },
  'tough-poultry': {
    leastMin: 4,
    leastC: CORE_TEMPERATURES.poultry.leastC,
    tenderMin: 60,
    isThawed: true,
    why: 'Gizzards are hard muscle: an hour of simmering makes them tender.',
  },
  mince: {
    leastMin: 4,
    leastC: CORE_TEMPERATURES.mince.leastC,
    isThawed: true,
    why: 'Mince is cooked through: what sat on the outside is now all through it.',
  },
  pork: {
    leastMin: 3,
    leastC: CORE_TEMPERATURES.wholeCut.leastC,
    isThawed: true,
    why: 'Pork is cooked through.',
  },
  offal: {
    leastMin: 3,
    leastC: CORE_TEMPERATURES.offal.leastC,
    isThawed: true,
    why: 'Liver, kidneys and the like are cooked through.',
  },
  'whole-cut': { leastMin: 1, isThawed: true, why: 'The outside of meat has to be seared.' },
  'tough-60': tough(60),
  'tough-75': tough(75),
  'tough-90': tough(90),
  'tough-120': tough(120),
  'tough-150': tough(150),
  'tough-180': tough(180),
  tongue: {
    before: { way: 'boil', waitMin: 0, cookMin: 180, gains: 0.7 },
    leastMin: 120,
    isMoist: true,
    isThawed: true,
    why: 'Tongue is simmered for about 3 hours and peeled before it can be eaten.',
  },
  tripe: {
    before: { way: 'boil', waitMin: 0, cookMin: 120, gains: 0.7 },
    leastMin: 90,
    isMoist: true,
    isThawed: true,
    why: 'Tripe is simmered for about 2 hours before it can be chewed.',
  },
  // Fish and eggs
  fish: {
    leastMin: 2,
    isCurable: true,
    isThawed: true,
    why: 'Fish that was not sold to be eaten raw is cooked.',
  },
  escolar: {
    notHere: 'holds a wax that nobody can digest and that upsets the stomach badly; take another white fish',
    leastMin: 2,
    isThawed: true,
    why: 'Escolar holds a wax that nobody can digest.',
  },
  shellfish: {
    leastMin: 1,
    isCurable: true,
    isThawed: true,
    why: 'Raw shellfish carries germs from the water it lived in: it is cooked.',
  },
  'live-shellfish': {
    notHere:
      'must be chilled, killed and boiled whole first, which none of our dishes does; take them cooked',
    leastMin: 8,
    isMoist: true,
    why: 'Live lobsters and crabs are killed quickly and boiled whole before anything else.',
  },
  octopus: {
    before: { way: 'boil', waitMin: 0, cookMin: 60, gains: 0.6 },
    leastMin: 45,
    isMoist: true,
    isThawed: true,
    why: 'Octopus is simmered for about an hour before it can be chewed.',
  },
  'salt-cod': {
    before: { way: 'desalt', waitMin: 1440, cookMin: 0, gains: 1.25 },
    leastMin: 5,
    mostG: 200,
    why: 'Salt cod soaks for at least 24 hours in water that is changed often, or it is too salty to eat.',
  },
  'other-egg': {
    leastMin: 4,
    leastC: CORE_TEMPERATURES.eggs.leastC,
    why: 'Eggs of ducks, geese and quails are cooked until white and yolk are firm: they carry salmonella more often.',
  },
} as const satisfies Readonly<Record<string, Treatment>>

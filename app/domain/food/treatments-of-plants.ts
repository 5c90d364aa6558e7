import type { Treatment } from './treatment-types.ts'

const dose = (mostG: number, why: string): Treatment => ({ mostG, why })

/** Pulses, roots, leaves, fruit and mushrooms. */
export const PLANT_TREATMENTS = {
  // Pulses
  'dried-bean': {
    before: { way: 'soak-and-boil', waitMin: 480, cookMin: 70, gains: 2.4 },
    leastMin: 40,
    isMoist: true,
    hardBoilMin: 10,
    isDrained: true,
    mostG: 125,
    why: 'Dried beans hold a poison (a lectin) that only soaking and 10 minutes of hard boiling destroy.',
  },
  'dried-chickpea': {
    before: { way: 'soak-and-boil', waitMin: 480, cookMin: 70, gains: 2.3 },
    leastMin: 40,
    isMoist: true,
    isDrained: true,
    mostG: 125,
    why: 'Dried chickpeas and their kin are soaked overnight and boiled until soft before anything else.',
  },
  'dried-soya-bean': {
    before: { way: 'soak-and-boil', waitMin: 600, cookMin: 180, gains: 2.3 },
    leastMin: 90,
    isMoist: true,
    hardBoilMin: 10,
    isDrained: true,
    mostG: 125,
    why: 'Raw soya beans cannot be digested and make ill: they are soaked, boiled hard and simmered until soft.',
  },
  'bitter-lupin': {
    notHere:
      'must be boiled and then kept in fresh water for days until the poison is washed out; take lupin beans in brine from a jar',
    before: { way: 'desalt', waitMin: 4320, cookMin: 60, gains: 2 },
    isMoist: true,
    leastMin: 60,
    isDrained: true,
    why: 'Raw lupin beans hold a poison that only days in fresh water wash out.',
  },
  lentil: {
    leastMin: 10,
    isMoist: true,
    mostG: 150,
    why: 'Dried lentils and split peas have to be boiled until soft.',
  },
  'textured-soya': {
    before: { way: 'hydrate', waitMin: 10, cookMin: 0, gains: 3 },
    mostG: 50,
    why: 'Dried soya mince has to swell in hot stock or water before it can be eaten, and trebles in weight.',
  },
  'dry-protein': dose(60, 'It is a dry powder: more than a few spoonfuls cannot be eaten.'),
  'fresh-bean': {
    leastMin: 3,
    why: 'Raw green beans and their kin hold a lectin: they are cooked until tender.',
  },
  'fresh-toxic-bean': {
    before: { way: 'boil', waitMin: 0, cookMin: 20, gains: 1 },
    leastMin: 15,
    isMoist: true,
    isDrained: true,
    why: 'Fresh, these beans hold cyanide until they are boiled in plenty of water that is thrown away.',
  },
  // Roots, shoots and leaves
  cassava: {
    before: { way: 'boil', waitMin: 0, cookMin: 25, gains: 1 },
    leastMin: 25,
    isMoist: true,
    isDrained: true,
    why: 'Raw cassava releases cyanide: it is peeled, cut up and boiled in plenty of water that is thrown away.',
  },
  'cassava-leaf': {
    notHere:
      'must be pounded and boiled for more than an hour, or cyanide stays in; we have no dish that does so',
    leastMin: 60,
    isMoist: true,
    isDrained: true,
    why: 'Cassava leaves release cyanide unless they are pounded and boiled for more than an hour.',
  },
  taro: {
    before: { way: 'boil', waitMin: 0, cookMin: 20, gains: 1 },
    leastMin: 20,
    isMoist: true,
    why: 'Raw taro is full of needles of oxalate that make the throat swell: it is boiled until soft.',
  },
  'taro-leaf': {
    before: { way: 'boil', waitMin: 0, cookMin: 45, gains: 1 },
    leastMin: 45,
    isMoist: true,
    why: 'Taro leaves are full of needles of oxalate that make the throat swell: only long boiling softens them.',
  },
  'starchy-root': {
    leastMin: 8,
    why: 'It is bitter and hard to digest raw, and some kinds are poisonous: it is cooked until soft.',
  },
  fiddlehead: {
    before: { way: 'boil', waitMin: 0, cookMin: 15, gains: 1 },
    leastMin: 15,
    isMoist: true,
    isDrained: true,
    why: 'Fern shoots make ill unless they are boiled for 15 minutes in water that is thrown away.',
  },
  'bamboo-shoot': {
    notHere:
      'must be boiled for half an hour in water that is thrown away, or cyanide stays in; take tinned ones',
    leastMin: 20,
    isMoist: true,
    isDrained: true,
    why: 'Fresh bamboo shoots release cyanide until they are boiled in water that is thrown away.',
  },
  'fresh-olive': {
    notHere: 'are too bitter to eat until they have lain in brine for weeks; take olives from a jar',
    why: 'Olives from the tree are too bitter to eat until they have lain in brine for weeks.',
  },
  'water-plant': {
    leastMin: 2,
    why: 'Raw, roots of ponds can carry the larvae of flukes: they are cooked right through.',
  },
  chestnut: {
    before: { way: 'boil', waitMin: 0, cookMin: 25, gains: 0.8 },
    leastMin: 20,
    why: 'Fresh chestnuts are hard, bitter and hard to digest raw: they are boiled and peeled.',
  },
  quince: {
    before: { way: 'stew-fruit', waitMin: 0, cookMin: 40, gains: 1 },
    leastMin: 30,
    why: 'Quinces are too hard and too sharp to eat raw: they simmer until soft.',
  },
  'tart-fruit': {
    leastMin: 5,
    why: 'Raw, it is so sharp that more than a bite cannot be eaten: it is cooked.',
  },
  nettle: {
    before: { way: 'boil', waitMin: 0, cookMin: 5, gains: 0.9 },
    leastMin: 4,
    why: 'Nettles sting until they have been boiled: they go through boiling water before anything else.',
  },
  'sprouted-seed': {
    leastMin: 2,
    why: 'Sprouted seeds grow in the warmth that bacteria like: they are cooked until steaming hot.',
  },
  elderberry: {
    before: { way: 'stew-fruit', waitMin: 0, cookMin: 15, gains: 1 },
    leastMin: 10,
    why: 'Raw elderberries release cyanide: they are simmered for 15 minutes before anything else.',
  },
  'seed-with-cyanide': { leastMin: 5, mostG: 10, why: 'Raw they are mildly poisonous: a few, and cooked.' },
  // Mushrooms
  morel: {
    before: { way: 'boil', waitMin: 0, cookMin: 10, gains: 1 },
    leastMin: 10,
    why: 'Morels are poisonous raw or underdone: they are boiled for 10 minutes in water that is thrown away.',
  },
  'dried-morel': {
    before: { way: 'boil', waitMin: 0, cookMin: 15, gains: 5 },
    leastMin: 10,
    mostG: 20,
    why: 'Dried or fresh, morels are poisonous underdone: they are boiled for 15 minutes in water that is thrown away.',
  },
  'wild-mushroom': {
    before: { way: 'dry-fry', waitMin: 0, cookMin: 10, gains: 1 },
    leastMin: 10,
    why: 'Wild mushrooms are cooked right through, and only those that a seller or an expert has named are eaten at all.',
  },
  'cooked-mushroom': {
    leastMin: 4,
    why: 'Raw, these mushrooms give a rash or an upset stomach: they are cooked through.',
  },
  'dried-mushroom': {
    before: { way: 'hydrate', waitMin: 30, cookMin: 0, gains: 5 },
    leastMin: 4,
    mostG: 20,
    why: 'Dried mushrooms have to soak in hot water until soft, and are then cooked; a few grams go a long way.',
  },
} as const satisfies Readonly<Record<string, Treatment>>

/** Who eats along and needs rules of their own, whatever diet and allergens are kept. */
export const EATERS = ['under-one', 'pregnant'] as const
export type Eater = (typeof EATERS)[number]

type EaterWords = {
  label: string
  /** Among other food preferences: "vegan, rules for pregnancy, no peanuts". */
  inWords: string
  /** Said with a food that is left out: "not in pregnancy". */
  exclusion: string
  /** What the rules are, in one sentence. */
  explanation: string
  source: { name: string; url: string }
}

export const EATER_WORDS: Readonly<Record<Eater, EaterWords>> = {
  'under-one': {
    label: 'A baby under one year',
    inWords: 'rules for a baby under one year',
    exclusion: 'not under one year',
    explanation:
      'Leaves out honey, added salt and sugar, whole nuts, alcohol and fish high in mercury, and cooks eggs, meat and fish through.',
    source: {
      name: 'NHS: foods to avoid giving babies',
      url: 'https://www.nhs.uk/conditions/baby/weaning-and-feeding/foods-to-avoid-giving-babies-and-young-children/',
    },
  },
  pregnant: {
    label: 'Somebody who is pregnant',
    inWords: 'rules for pregnancy',
    exclusion: 'not in pregnancy',
    explanation:
      'Leaves out alcohol, liver, pâté, game and fish high in mercury, and cooks eggs, meat, fish, cured meat and mould-ripened cheese through.',
    source: {
      name: 'NHS: foods to avoid in pregnancy',
      url: 'https://www.nhs.uk/pregnancy/keeping-well/foods-to-avoid/',
    },
  },
}

import type { Wordings } from './wording.ts'

/** How what is done before any heat is said. */
export const PREPARING = {
  preheat: {
    any: [
      'Heat the oven to {c}.',
      'Set the oven to {c}.',
      'Turn the oven on at {c}.',
      'Get the oven to {c}, with a shelf in the middle.',
      'Bring the oven up to {c} before you begin.',
      'Before anything else, heat the oven to {c}.',
      'Switch the oven to {c} and let it come up to heat.',
      'Light the oven and set it to {c}.',
    ],
  },
  rinse: {
    any: [
      'Rinse {v} in a sieve[ until {until}].',
      'Wash {v} in several changes of cold water[; stop when {until}].',
      'Swirl {v} in a bowl of cold water, pour the water off and do it again[ until {until}].',
      'Hold {v} under the cold tap[ until {until}].',
      'Give {v} a good wash[: you are there when {until}].',
      'Run cold water through {v} with your fingers[ until {until}].',
      'Start by rinsing {v}[; you want to see that {until}].',
    ],
  },
  soak: {
    any: [
      'Soak {v} for {t}[, by which time {until}].',
      'Cover {v} with water and leave for {t}[, until {until}].',
      'Put {v} to soak for {t}[, or until {until}].',
      'Leave {v} in water for {t}[: when ready, {until}].',
      'Let {v} soak for {t}[ until {until}].',
      'Steep {v} for {t}[, until {until}].',
    ],
  },
  drain: {
    any: [
      'Drain {v}.',
      'Tip {v} into a colander and let the water run off.',
      'Drain {v} well and shake off what clings.',
      'Strain {v} and throw the water away.',
      'Pour {v} through a sieve.',
      'Lift {v} out and leave in a colander to drip.',
    ],
  },
  marinate: {
    any: [
      'Turn {v} together[ {in}], cover and leave in the fridge for {t}.',
      'Mix {v}[ {in}]; cover and chill for {t} so that the flavour goes in.',
      'Rub {v} together[ {in}] and leave, covered, in the fridge for {t}.',
      'Coat everything well: {v}[ {in}]. It waits in the fridge for {t}.',
      'Combine {v}[ {in}] and marinate in the fridge for {t}.',
      'Put {v}[ {in}], work them over each other and keep cold for {t}.',
    ],
  },
  chop: {
    any: [
      'Chop {v}[ until {until}].',
      'Cut up {v}[ until {until}].',
      'Run a knife through {v}[ until {until}].',
      'Chop {v} on a board[, until {until}].',
      'Go over {v} with a heavy knife[ until {until}].',
      'Slice into {v} and keep chopping[ until {until}].',
    ],
  },
  mix: {
    any: [
      'Mix {v}[ {in}][ until {until}].',
      'Stir {v} together[ {in}][ until {until}].',
      'Combine {v}[ {in}][; stop when {until}].',
      'Bring {v} together with a fork[ {in}][ until {until}].',
      'Work {v} together[ {in}][ until {until}].',
      'Turn {v} over with a spoon[ {in}][ until {until}].',
    ],
    empty: [
      'Put {v} in {place} and stir[ until {until}].',
      'In {place}, stir {v}[ until {until}].',
      'Measure {v} into {place} and mix[ until {until}].',
      'Take {place} and mix {v} in it[ until {until}].',
    ],
    filled: [
      'Mix in {v}[ until {until}].',
      'Add {v} and stir[ until {until}].',
      'Stir through {v}[ until {until}].',
      'Now work in {v}[ until {until}].',
      'Tip {v} in and bring it all together[ until {until}].',
    ],
  },
  // Into what is there already one whisks something: the plain wordings would beat it by itself.
  whisk: {
    any: [],
    empty: [
      'Whisk {v}[ {in}][ until {until}].',
      'Beat {v} together[ {in}][ until {until}].',
      'Beat {v} with a fork[ {in}][ until {until}].',
      'Give {v} a good beating[ {in}][: in about {t} {until}].',
      'Whisk {v}[ {in}] for {t}[, until {until}].',
      'In {place} beat {v}[ until {until}].',
      'Put {v} in {place} and whisk[; it is right when {until}].',
      'Break {v} up with a whisk in {place}[ until {until}].',
    ],
    filled: [
      'Whisk in {v}[ until {until}].',
      'Beat in {v}[ until {until}].',
      'Pour in {v}, whisking all the time[, until {until}].',
      'Add {v} and keep the whisk going[ until {until}].',
    ],
  },
  cream: {
    any: [
      'Beat {v} together[ {in}][ for {t}][, until {until}].',
      'Cream {v}[ {in}][ for {t}][ until {until}].',
      'Work {v} with a wooden spoon or a mixer[ {in}][, {t}][, until {until}].',
      'Beat {v}[ {in}] until {until}; [it takes {t}].',
      'Start with {v}: beat[ {in}][ for {t}][ until {until}].',
      'With an electric mixer beat {v}[ {in}][ for {t}][ until {until}].',
    ],
  },
  fold: {
    any: [
      'Fold in {v}[ until {until}].',
      'Fold {v} through with a large spoon[ until {until}].',
      'With a spatula, turn in {v}[ until {until}].',
      'Cut {v} through in slow strokes[; stop when {until}].',
      'Add {v} and fold, turning the bowl as you go[, until {until}].',
      'Bring {v} in lightly, from the bottom up[, until {until}].',
    ],
  },
  blend: {
    any: [
      'Blend {v}[ {in}][ for {t}][ until {until}].',
      'Put {v} in {place}, what is liquid first, and run it[ until {until}].',
      'Whizz {v}[ {in}] on the highest speed[ for {t}][, until {until}].',
      'Blitz {v}[ {in}][, {t}][, until {until}].',
      'Purée {v}[ {in}][ until {until}].',
      'Let the blender run on {v}[ for {t}][ until {until}].',
      'Start the blender slowly on {v}, then go to full speed[ until {until}].',
    ],
  },
  mash: {
    any: [
      'Mash {v}[ until {until}].',
      'Crush {v} with a fork[ until {until}].',
      'Press {v} with a masher[ until {until}].',
      'Work a masher through {v}[ until {until}].',
      'Break {v} down with the back of a spoon[ until {until}].',
      'Crush {v} as fine or as rough as you like[, until {until}].',
    ],
  },
  knead: {
    any: [
      'Knead {v}[ for {t}][ until {until}].',
      'Work {v} on the table[ for {t}][, until {until}].',
      'Push, fold and turn {v}[ for {t}][ until {until}].',
      'Turn {v} out and knead[ for {t}][, until {until}].',
      'Give {v} {t} of kneading[, until {until}].',
      'On a bare table, knead {v}[ for {t}]; [you can stop when {until}].',
    ],
  },
  shape: {
    any: [
      'Shape {v}[ until {until}].',
      'Form {v} with damp hands[ until {until}].',
      'Press out {v}[ until {until}].',
      'Coax {v} into shape[ until {until}].',
      'With oiled hands shape {v}[ until {until}].',
      'Divide and shape {v}[ until {until}].',
    ],
  },
  roll: {
    any: [
      'Roll out {v}[ until {until}].',
      'On a floured table roll {v}[ until {until}].',
      'Dust the table and roll {v} out[ until {until}].',
      'Roll {v}, turning it often[, until {until}].',
      'With a floured pin, roll {v}[ until {until}].',
      'Work a rolling pin over {v}[ until {until}].',
    ],
  },
  fill: {
    any: [
      'Fill with {v}[ until {until}].',
      'Spoon in {v}[ until {until}].',
      'Divide {v} between them[ until {until}].',
      'Pack in {v}[ until {until}].',
      'Put a share of {v} in each[ until {until}].',
      'Stuff with {v}[ until {until}].',
    ],
  },
  layer: {
    any: [
      'Layer {v}[ {in}].',
      'Build up {v} in layers[ {in}].',
      'Put {v} into {place} in layers.',
      'Arrange {v} in {place}, one on the other.',
      'Lay {v} over each other[ {in}].',
      'Fill {place} with layers of {v}.',
    ],
  },
  pour: {
    any: [
      'Pour {v} into {place}.',
      'Scrape {v} into {place} and smooth the top.',
      'Tip {v} into {place}.',
      'Fill {place} with {v}.',
      'Transfer {v} to {place}.',
      'Turn {v} into {place}.',
    ],
    filled: ['Pour over {v}.', 'Pour {v} over the top.', 'Tip {v} over.'],
  },
} as const satisfies Readonly<Record<string, Wordings>>

import type { CutId } from './cooking-times.ts'
import type { Food } from './food.ts'

/** How foods that must be cooked through are cut: usually, and by words in the line or in the steps before the heat. */

type CutsOf = {
  usual: CutId
  /** The first pattern that matches wins. */
  said: readonly (readonly [words: RegExp, cut: CutId])[]
}

const BITES =
  /\b(?:dic(?:e|ed|ing)|cub(?:e|es|ed)|strips?|bite[- ]?siz\w*|mouthfuls?|chunks?|chop(?:ped)?|slic(?:e|ed|es|ing)|pieces|nuggets|goujons|slivers|shred(?:ded)?|matchsticks|julienne\w*|mini|skewer\w*|kebabs?|thread\w*|tenders?|cut (?:it |them |the \w+ )?up|cut small)\b/i
const THIN =
  /\b(?:flatten\w*|bash\w*|pound(?:ed|ing)?\b(?! of)|beat(?:en)? (?:it |them )?(?:out|flat|thin)|escalopes?|schnitzels?|butterfl\w*|(?:halv\w*|split|slic\w*|cut)\b[^.]{0,40}\b(?:horizontally|lengthways|through the middle)|thin(?:ly)?\b|thinner|paillards?|minute steaks?|milanese|scaloppin\w*|rolling pin)\b/i
const ON_THE_BONE = /\b(?:bone[- ]?in|on the bone|with (?:the )?bones?)\b/i
const JOINTED = /\b(?:joint(?:s|ed)?|portions|quarters|quartered|pieces)\b/i
const FLAT =
  /\b(?:spatchcock\w*|butterfl\w*|flatten\w*|backbone|press(?:ed)? (?:it )?flat|open(?:ed)? out)\b/i
const THIN_PATTY = /\b(?:smash\w*|thin (?:patt|burger|layer)\w*|press(?:ed)? (?:\w+ ){0,4}(?:flat|thin))/i
const PATTY = /\b(?:patt(?:y|ies)|burgers?|hamburgers?|cakes|rissoles?|steak haché)\b/i
const MEATBALL =
  /\b(?:meat[- ]?balls?|balls|koft[ae]\w*|kebabs?|polpette|keftedes|alb[óo]ndigas|skewers?|sausage shapes?)\b/i
const LOAF = /\b(?:meat[- ]?loaf|loaf|terrine)\b/i
const DUMPLING =
  /\b(?:dumplings?|wontons?|gyoza|potstickers?|wrappers?|ravioli|tortellini|samosas?|spring rolls?|momos?|lumpia)\b/i
const OUT_OF_SKIN =
  /\b(?:(?:remove|slit|peel|squeeze|slip|take|discard|strip)\b[^.]{0,40}\b(?:skins?|casings?)|skins? (?:off|removed|discarded)|out of (?:their|its|the) (?:skins?|casings?)|crumbl\w*|break(?:ing)? (?:it|them) up|sausage ?meat)\b/i
const SHREDS =
  /\b(?:grat(?:e|ed|ing)|shred\w*|julienne\w*|matchsticks|spirali[sz]\w*|ribbons?|shav\w*|wafer|thin(?:ly)?|paper|r[öo]sti|hash browns?|latkes?|mandolin\w*|vegetable peeler)\b/i
const WHOLE_ROOT =
  /\b(?:whole|jackets?|prick\w*|in (?:their|its) (?:skins?|jackets?)|in foil|hasselback|scrub\w*)\b/i
const PIECES =
  /\b(?:dic(?:e|ed|ing)|cub(?:e|es|ed)|chunks?|chop(?:ped)?|slic(?:e|ed|es|ing)|pieces|wedges?|chips|halv\w*|quarter\w*|half|cut|batons?|rounds|mash(?:ed)?)\b/i

const cuts = (usual: CutId, ...said: CutsOf['said']): CutsOf => ({ usual, said })

const WHOLE_BIRD = /\bwhole (?:\w+ )?(?:duck|duckling|chicken|guinea ?fowl|bird|goose|turkey|poussin)\b/i

const DUCK_LEG = /\b(?:legs?|thighs?|drumsticks?|confit|quarters?|joint(?:s|ed)|portions)\b/i

const BONED = cuts(
  'boned-piece',
  [WHOLE_BIRD, 'whole-bird'],
  [ON_THE_BONE, 'on-the-bone'],
  [THIN, 'thin-piece'],
  [BITES, 'bites'],
)
const MINCE = cuts(
  'loose-mince',
  [DUMPLING, 'dumpling'],
  [LOAF, 'loaf'],
  [THIN_PATTY, 'thin-patty'],
  [MEATBALL, 'meatball'],
  [PATTY, 'patty'],
)
const PORK = cuts('pork-piece', [THIN, 'thin-piece'], [BITES, 'bites'])
const POTATO = cuts(
  'potato-pieces',
  [SHREDS, 'potato-shreds'],
  [PIECES, 'potato-pieces'],
  [WHOLE_ROOT, 'whole-potato'],
)
const ROOT = cuts('root-pieces', [PIECES, 'root-pieces'], [WHOLE_ROOT, 'whole-root'])

const OF_KIND: Readonly<Partial<Record<Food['kind'], CutsOf>>> = {
  'whole-bird': cuts('whole-bird', [FLAT, 'flat-bird'], [JOINTED, 'on-the-bone']),
  'poultry-bone': cuts('on-the-bone'),
  poultry: BONED,
  mince: MINCE,
  sausage: cuts(
    'sausage',
    [OUT_OF_SKIN, 'loose-mince'],
    [MEATBALL, 'meatball'],
    [PATTY, 'patty'],
    [BITES, 'sausage-bites'],
  ),
  pork: PORK,
  bacon: cuts('pork-slice'),
  potato: POTATO,
  'sweet-potato': ROOT,
  beetroot: cuts('beetroot-pieces', [PIECES, 'beetroot-pieces'], [WHOLE_ROOT, 'whole-beetroot']),
}
/** Foods that are cut differently from the rest of their kind. */
const OF_FOOD: Readonly<Record<string, CutsOf>> = {
  'beef-burger': cuts('patty', [THIN_PATTY, 'thin-patty']),
  // The table has no whole duck: "duck" without a part is one.
  'duck-leg': cuts('whole-bird', [DUCK_LEG, 'on-the-bone'], [BITES, 'bites']),
  'turkey-crown': cuts('on-the-bone'),
  partridge: cuts('on-the-bone'),
  quail: cuts('on-the-bone'),
  pigeon: cuts('on-the-bone'),
  grouse: cuts('on-the-bone'),
  'chicken-liver': cuts('offal-piece'),
  'chicken-heart': cuts('offal-piece'),
  'frozen-meatballs': cuts('meatball'),
  'new-potato': cuts('whole-potato', [SHREDS, 'potato-shreds'], [PIECES, 'potato-pieces']),
  swede: ROOT,
  parsnip: ROOT,
}
/** Treatments whose foods are cooked through; tough cuts have longer times of their own. */
const COOKED_THROUGH: ReadonlySet<string> = new Set(['poultry', 'mince', 'pork'])
/** Their minutes are not checked: they are for stock, or have a treatment of their own. */
const NOT_JUDGED = new Set([
  'chicken-carcass',
  'chicken-skin',
  'yam',
  'cassava',
  'taro',
  'plantain',
  'breadfruit',
])
/** Roots that may be eaten raw: a cooking time is checked if there is one, but none is required. */
const MAY_BE_RAW = new Set(['beetroot', 'sweet-potato', 'swede', 'parsnip'])

/** The cuts of a food that must be cooked through; null if its minutes are not checked by cut. */
export function cutsOf(food: Food): CutsOf | null {
  if ((food.state !== 'raw' && food.state !== 'frozen') || NOT_JUDGED.has(food.id)) return null
  if (food.treatmentId === 'offal') return cuts('offal-piece')
  const isJudged = food.group === 'vegetables' || COOKED_THROUGH.has(food.treatmentId ?? '')
  return isJudged ? (OF_FOOD[food.id] ?? OF_KIND[food.kind] ?? null) : null
}

/** Whether a root may be eaten raw. */
export const mayBeRaw = (food: Food): boolean => MAY_BE_RAW.has(food.id)
/** Grated, in ribbons or wafer thin: raw or barely cooked, it is a salad. */
export const isShredded = (text: string): boolean => SHREDS.test(text)

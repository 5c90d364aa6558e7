import type { TreatmentId } from './treatments.ts'

/**
 * Names of what is no row of the food table, or is another thing than the row it reads like: what may never be eaten, each
 * group with its reason, and what is treated in a way of its own. Commas part the names; singular, in any order of words.
 */

/** The reason follows the name and "is" or "are". */
export const NEVER_EATEN: readonly (readonly [reason: string, names: string])[] = [
  [
    'not safe to eat: cooked food that was left in the warm can hold a poison that heating again does not destroy',
    `left out overnight, left out all day, left out all night, left out for day, left at room temperature, room temperature overnight, kept warm all day, kept warm overnight, rice left out,
    chicken left out, meat left out, fish left out, rice left warm, warm rice yesterday, kept warm for day`,
  ],
  [
    'not safe to eat once spoilt. Throw it away',
    `mould, mold, mildew, putrid, stinking meat, stinking fish, decayed, slimy ham, slimy chicken, slimy meat, slimy fish, slimy bacon, smelly fish, smelly meat, smelly chicken, smelly prawn, smelly pork, expired, out of date, past use by date, past its use by,
    past its date, last week, last month, week old, off milk, bad egg, bulging can, bulging tin, swollen can, swollen tin, blown can, blown tin, leaking can, bulging canned, swollen canned, blown canned, leaking canned`,
  ],
  [
    'not safe to eat: shellfish that died before it was cooked, or stays shut in the heat, makes ill. Take live ones',
    `dead mussel, dead clam, dead oyster, dead cockle, dead crab, dead lobster, dead crayfish, dead langoustine, dead shellfish, open mussel, open clam, broken mussel, mussel did not open, mussel didnt open, mussel not open, mussel wont open, unopened mussel, clam did not open, clam didnt open, unopened clam`,
  ],
  [
    'poisonous: the shell holds the oil of poison ivy. Take shelled cashews',
    `cashew shell, cashew in shell, unshelled cashew, cashew in its shell`,
  ],
  [
    'poisonous: they release cyanide. Take sweet almonds',
    `bitter almond, wild almond, bitter almond kernel, bitter almond flour`,
  ],
  [
    'poisonous: they release cyanide when chewed. Use the flesh of the fruit only',
    `apricot kernel, bitter apricot, apricot stone, apricot pit, apricot seed, peach kernel, peach stone, peach pit, peach seed,
    plum kernel, plum stone, plum pit, plum seed, cherry kernel, cherry stone, cherry pit, cherry seed, nectarine kernel,
    nectarine stone, nectarine pit, apple seed, apple pip, apple core seed, pear seed, pear pip, loquat seed, loquat stone, damson stone, sloe stone,
    cherry laurel, amygdalin, laetrile, vitamin b17`,
  ],
  [
    'poisonous: green, sprouted and damaged potatoes and the rest of the plant hold solanine. Take firm potatoes without green or sprouts',
    `green potato, greening potato, greened potato, greenish potato, sprouted potato, sprouting potato, potato sprout, potato shoot, potato eye,
    potato leaf, potato plant, potato berry, potato fruit, potato stem, potato vine, potato flower, potato with sprout,
    potato with green patch, potato with green skin, potato with eye, green skinned potato, green russet potato,
    green new potato, green baby potato, green maris piper, sprouted new potato, sprouty potato, chitted potato, chitting potato`,
  ],
  [
    'poisonous: only the fruit of the plant is food',
    `tomato leaf, tomato stem, tomato plant, tomato vine leaf, aubergine leaf, eggplant leaf, aubergine plant, pepper plant leaf,
    rhubarb leaf, rhubarb leave, rhubarb green, rhubarb blade, elder leaf, elder bark, elder root, elder stem, elder twig, elderberry leaf, elderberry stem, elderberry root, elderberry bark,
    elderflower leaf, elderflower stem, unripe elderberry, green elderberry, red elderberry, dwarf elder`,
  ],
  [
    'poisonous until fully ripe, and the seeds and the pink skin always are. Take tinned ackee',
    `unripe ackee, green ackee, raw ackee, fresh ackee, ackee seed, ackee pod, unopened ackee`,
  ],
  [
    'poisonous',
    `false morel, gyromitra, gyromitra esculenta, brain mushroom, false chanterelle, panther cap, galerina, funeral bell, brown roll rim, ivory funnel,
    fools funnel, conocybe, green spored parasol, sulphur tuft, sulfur tuft, livid pinkgill, livid entoloma, amanita, inocybe, fibrecap, web cap, red staining inocybe, satans bolete, satan bolete, devils bolete,
    verdigris agaric, yellow stainer, lorel, korvasieni, vomiter mushroom, poison fire coral, angel wing mushroom, angel wings mushroom, liberty cap, psilocybe`,
  ],
  [
    'poisonous, some in small amounts',
    `pokeweed, poke salad, poke sallet, pokeberry, poke berry, water dropwort, hemlock water dropwort, dead tongue, cowbane, fools parsley, black nightshade berry, bittersweet berry, woody nightshade,
    ivy berry, holly berry, snowberry, privet berry, cotoneaster berry, pyracantha berry, honeysuckle berry, spindle berry, baneberry, dogwood berry, nightshade berry, buttercup, st johns wort, morning glory seed, morning glory, false saffron, ground ivy berry, moonseed, virginia creeper berry, bryony berry, bryony, black bryony, mezereon,
    horse chestnut, conker, buckeye, bluebell bulb, bluebell, snowdrop bulb, snowdrop, tulip bulb, iris bulb, lily bulb of the garden, daffodil, crocus bulb, hydrangea, larkspur, delphinium, wisteria, wisteria seed, wisteria pod, sweet pea seed, sweet pea pod, laburnum seed,
    comfrey, comfrey leaf, pennyroyal, tansy, rue leaf, coltsfoot, butterbur, arum, wild arum, skunk cabbage, false hellebore, hellebore, jack in the pulpit, dumb cane, philodendron, caladium, giant elephant ear leaf,
    physic nut, jatropha, jatropha nut, tung nut, cycad seed, sago palm seed, sago palm, zamia, jequirity, jequirity bean, castor seed, candelabra tree, milkweed, dogbane, bracken root, horsetail, wild iris, death camas, camas lily, water lily root unknown`,
  ],
  [
    'poisonous, and only a licensed cook may prepare it where it is allowed at all',
    `blowfish, globefish, swellfish, balloonfish, porcupine fish, puffer, stonefish, blue ringed octopus, lionfish spine`,
  ],
  [
    'easily taken for hemlock and other deadly plants, so no recipe is made of it',
    `wild carrot, wild parsnip, wild celery root, wild parsley, queen anne lace, cow parsley, wild hemlock, wild angelica, wild chervil`,
  ],
  [
    'poisonous: sprouting does not destroy what raw kidney beans hold, and it is boiled away only from the beans',
    `sprouted kidney bean, kidney bean sprout, sprouting kidney bean, kidney sprout, sprouted red kidney bean, sprouted cannellini bean, sprouted borlotti bean, sprouted haricot bean, sprouted butter bean, sprouted lima bean, sprouted black bean, sprouted pinto bean`,
  ],
]

/** Said of what somebody picked or does not know. With one of `WILD_THINGS` and no name of a kind it is nobody's food. */
export const UNKNOWN_ORIGIN = `unknown unidentified unnamed foraged forage found random mystery unfamiliar selfpicked handpicked`
export const WILD_ORIGIN = `wild wood hedge hedgerow roadside woodland forest field garden wildling lawn yard backyard meadow grass`
export const WILD_THINGS = `plant green leaf herb berry root bulb seed flower fungus fungi mushroom toadstool shoot weed vegetable fruit tuber bark stem sprout nut petal`
/** Of mushrooms nobody sells those of a garden or a roadside: somebody picked them. */
export const PICKED_ORIGIN = `hedge hedgerow roadside woodland forest garden lawn yard backyard meadow grass`
/** Of these the wild kind is sold by name, and cooked as the table says. */
export const SOLD_WILD = `mushroom fungus fungi`
/** May stand beside them without naming a kind. */
export const SAYS_NOTHING = `mix mixture selection medley fresh mixed some a few my our the from of in picked woods wood forest hedge garden field park raw cooked edible local i that we by me gathered collected brown white red black little small big yellow purple blue assorted other any dried frozen chopped sliced handful`

/** Names with a treatment of their own, for whoever writes recipes; the kitchen leaves out those it does not cook. */
export const TREATED_NAMES: Readonly<Partial<Record<TreatmentId, string>>> = {
  'cassava-leaf': `cassava leaf, yuca leaf, yucca leaf, manioc leaf, mandioca leaf, saka saka, sakasaka, pondu, mpondu, matapa, daun singkong, singkong leaf, kisamvu, feuille de manioc, ravitoto, manioc green, cassava green, bitter cassava, bitter yuca, bitter manioc, bitter variety cassava`,
  'bamboo-shoot': `fresh bamboo shoot, raw bamboo shoot, uncooked bamboo shoot, whole bamboo shoot, unboiled bamboo shoot, takenoko fresh, fresh takenoko, fresh bamboo`,
  'bitter-lupin': `dried lupin, dried lupin bean, raw lupin, raw lupin bean, uncooked lupin bean, dried lupini bean, dried lupini, raw lupini bean, bitter lupin, bitter lupin bean, dry lupin bean, uncooked lupin, lupin uncooked`,
  'fresh-olive': `raw olive, fresh olive, uncured olive, olive from the tree, tree olive, unbrined olive, uncured green olive, uncured black olive, raw green olive, raw black olive, fresh green olive, fresh black olive, freshly picked olive, just picked olive, unprocessed olive`,
  'live-shellfish': `live lobster, live crab, live crayfish, live langoustine, live prawn, live shrimp, live octopus, live squid, live eel, live fish, live snail, live brown crab, live king crab, live sea urchin`,
  'raw-milk': `raw milk, raw cow milk, raw cows milk, raw goat milk, raw goats milk, raw sheep milk, unpasteurised milk, unpasteurized milk, unpasteurised cow milk, unpasteurised goat milk, farm milk, raw cream, unpasteurised cream, unpasteurized cream, raw dairy milk, milk straight from the cow`,
  'sprouted-seed': `broccoli sprout, radish sprout, clover sprout, pea sprout, onion sprout, mustard sprout, fenugreek sprout, sprouted seed, sprouted mung, sprouted mung bean, sprouted moong, sprouted chickpea, chickpea sprout, sprouted lentil, sprouted pulse, sunflower sprout, beet sprout, leek sprout, sprouting seed, soya sprout, soybean sprout, moong sprout, mung sprout, alfalfa, alfalfa shoot`,
  fiddlehead: `bracken, bracken shoot, bracken fern, gosari, warabi, zenmai, fern shoot, fern tip, fern head, young fern, pucuk paku, paku, ostrich fern, pako, fiddlehead fern, lingri, lungdu`,
  'taro-leaf': `taro stem, taro stalk, colocasia stem, elephant ear, elephant ear leaf, luau leaf, laing leaf`,
  flour: `cookie dough, raw cookie dough, biscuit dough, cake batter, raw batter, brownie batter, raw dough, pancake batter, bread dough`,
  elderberry: `rowan berry, rowanberry, mountain ash berry, sambucus berry`,
  'starchy-root': `acorn, beech nut, beechnut`,
}

/** Names that hold one of the above and are harmless. */
export const HARMLESS_NAMES = `sweet potato leaf, sweet potato shoot, sweet potato sprout, sweet potato stem, sweet potato vine, green sweet potato,
  apricot kernel oil, peach kernel oil, bitter almond extract, bitter almond essence, bitter almond oil, bitter almond liqueur, cherry stone clam, raw milk cheese,
  raw milk cheddar, raw milk brie, raw milk gouda, cookie dough ice cream, brussel sprout, brussels sprout, wild carrot seed oil, yacon, green potato salad, acorn squash, jelly mould,
  bluebell ice cream, bread dough improver`

/** Words for how food stands, beside its name; whatever the language of the shop it came from. */
export const CONDITION_WORDS = {
  raw: 'raw rawmilk uncooked unboiled unsoaked crudo crudi crus cru roh',
  dried:
    'dried dry dehydrated dessicated desiccated secco secchi secche secca seco secos seca secas sec secs seche seches getrocknet getrocknete',
  fresh: 'fresh',
  frozen: 'frozen freezer deepfrozen congelado surgele surgeles tiefgekuhlt',
  canned: 'canned tinned tin can jar jarred bottled carton pouch tetrapak enlatado konserve dose',
  cooked: 'cooked boiled precooked readycooked leftover steamed readytoeat preboiled pressurecooked',
  soaked: 'soaked presoaked soaking',
  thawed: 'thawed defrosted',
  unpasteurised: 'unpasteurised unpasteurized rawmilk',
  desalted: 'desalted soaked rehydrated',
  hydrated: 'rehydrated soaked hydrated reconstituted',
} as const
export type Condition = keyof typeof CONDITION_WORDS

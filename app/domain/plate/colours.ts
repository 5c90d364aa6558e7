/** Colours of foods. First match wins, so the narrow names stand first. */
const COLOURS: readonly (readonly [RegExp, string])[] = [
  [/chickpea/, '#e0b571'],
  [/black bean|\bolive|nori|black rice|aubergine|eggplant/, '#43303a'],
  [/kidney bean|red bean/, '#7c2f2b'],
  [/red onion|radicchio|red cabbage|beet/, '#8f2d5d'],
  [/sweet potato|carrot|pumpkin|squash/, '#e2812f'],
  [/salmon/, '#f08a66'],
  [/prawn|shrimp/, '#f2a184'],
  [/tuna|steak|beef|lamb/, '#8a4a36'],
  [/chorizo|pepperoni|bacon/, '#b5402c'],
  [/chicken|turkey|pork|halloumi|paneer/, '#dfa866'],
  [/tofu|feta|mozzarella|goat|ricotta/, '#f6ecd2'],
  [/cod|haddock|white fish/, '#f3e4c8'],
  [/sausage|meatball|mince|falafel/, '#94552f'],
  [/egg|frittata|omelette|polenta/, '#f3c445'],
  [/cheddar|parmesan|cheese/, '#f0c560'],
  [/blueberr|blackberr|fig|plum/, '#4b4a7e'],
  [/raspberr|strawberr|pomegranate|cranberr/, '#cf2f45'],
  [/cherry tomato|tomato|red pepper|chilli|harissa|passata/, '#d6452b'],
  [/paprika|\bragu|bolognese|chili|mole/, '#a83d22'],
  [/lemon|corn|mango|pineapple|yellow pepper|turmeric|saffron/, '#f2c23a'],
  [/\borange|peach|apricot/, '#ef9536'],
  [/avocado/, '#a9c05b'],
  [/\bpeas?\b|edamame|lime|green pepper|courgette|zucchini|cucumber|celery/, '#86ad4a'],
  [/kale|spinach|chard|basil|palak|pesto/, '#3f7a3c'],
  [/lettuce|rocket|arugula|cabbage|sprout|pak choi|leaf/, '#79a843'],
  [
    /broccoli|asparagus|green bean|parsley|coriander|mint|dill|herb|chive|spring onion|thyme|rosemary/,
    '#4c8a3d',
  ],
  [/cauliflower|parsnip|radish|leek|fennel|coconut|yog|cream|tahini|mayo|raita/, '#f5ecd6'],
  [/mushroom|hummus|almond|peanut|walnut|cashew|nut|granola|oat/, '#c79a66'],
  [/chickpea|lentil|couscous|bulgur|quinoa/, '#ddb268'],
  [/potato|gnocchi|bread|toast|naan|pitta|tortilla|wrap|bun|pancake|crust|pastry/, '#e3b269'],
  [/brown rice|barley|farro|soba/, '#b98d5d'],
  [/rice|onion|garlic|bean|noodle/, '#f4e7c6'],
  [/pasta|spaghetti|penne|tagliatelle|macaroni|linguine/, '#f0cd7c'],
  [/masala|tikka|butter sauce|korma|curry|dal/, '#dd8a34'],
  [/miso|broth|stock|gravy/, '#d3a257'],
  [/soy|teriyaki|balsamic|chocolate|cocoa/, '#5a3020'],
  [/banana|apple|pear/, '#f5dc8e'],
  [/sesame/, '#f4e6bf'],
  [/porridge|smoothie/, '#e6d3b0'],
  [/duck|venison|veal|liver|goose|meat|rib|brisket|burger/, '#8f543c'],
  [/\bham\b|prosciutto|pancetta|gammon|salami/, '#d98276'],
  [/trout|crab|lobster|crayfish/, '#ee8f6d'],
  [/mackerel|sardine|anchov|herring/, '#8d99a0'],
  [/fish|squid|scallop|octopus|bass|bream|pollock|halibut|tilapia/, '#f1e2c9'],
  [/mussel|clam|oyster/, '#d99a55'],
  [/pepper|capsicum|cherr/, '#c93f2d'],
  [/grape/, '#7d5577'],
  [/okra|artichoke|kiwi|pistachio|choy|choi|greens|salad|bean sprout/, '#86ad4a'],
  [/turnip|swede|celeriac|daikon|kohlrabi|tempeh|seitan|lychee|milk/, '#efe0bd'],
  [/melon|papaya|kimchi|gochujang/, '#e8693c'],
  [/date|raisin|prune|sultana|molasses|treacle/, '#5f3626'],
  [/honey|syrup|caramel|tamarind/, '#d08a2e'],
]

const HEX = /^#[0-9a-f]{6}$/i

/** True for `#rrggbb`, the only form of colour a plate takes. */
export const isHexColour = (colour: string): boolean => HEX.test(colour)

/** The colour a food of this name has on the plate, as `#rrggbb`. */
export function colourOf(name: string): string {
  return COLOURS.find(([pattern]) => pattern.test(name.toLowerCase()))?.[1] ?? '#c9a26a'
}

const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))

/** From one colour (0) to another (1). */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  const mixed = channels(from).map((value, index) => {
    const channel = Math.round(value + ((target[index] ?? 0) - value) * share)
    return channel.toString(16).padStart(2, '0')
  })
  return `#${mixed.join('')}`
}

/** Where the light falls: towards warm white. */
export const light = (colour: string, share = 0.25): string => mix(colour, '#fff6e0', share)

/** In the shade: towards warm brown. */
export const dark = (colour: string, share = 0.25): string => mix(colour, '#3a1d12', share)

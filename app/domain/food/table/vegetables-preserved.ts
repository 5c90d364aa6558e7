import type { FoodTablePart } from './row.ts'

/**
 * Frozen, canned and otherwise kept vegetables, and the rarer fresh ones. Columns (row.ts explains them):
 * id | name | plural | other names | USDA id | state | figures per 100 g | weights | edible % | other state |
 * diet | allergens | roles | keeps | stand-in
 */
export const VEGETABLES_PRESERVED: FoodTablePart = {
  group: 'vegetables',
  rows: `
# Frozen
spinach-frozen|frozen spinach|=|frozen leaf spinach, frozen chopped spinach|SR11463|frozen|29 3.63 4.21 0.57 2.9 0.65 74 0.041 0 5.5 129 1.89 0|cup 156, piece 40~, handful 50~, package 284|100||vegan||leaf vegetable|-/2/365|
broccoli-frozen|frozen broccoli|=|frozen broccoli florets|SR11092|frozen|26 2.81 4.78 0.29 3 1.35 24 0.044 0 56.4 56 0.81 0|cup 156, package 284|100||vegan||vegetable|-/2/365|
cauliflower-frozen|frozen cauliflower|=|frozen cauliflower florets|SR11137|frozen|24 2.01 4.68 0.27 2.3 2.22 24 0.041 0 48.8 22 0.54 0|cup 132, package 284|100||vegan||vegetable|-/2/365|
green-beans-frozen|frozen green beans|=|frozen french beans|SR11060|frozen|39 1.79 7.54 0.21 2.6 2.21 3 0.047 0 12.9 42 0.85 0|cup 121, package 284|100||vegan||vegetable|-/2/365|
sweetcorn-frozen|frozen sweetcorn|=|frozen corn, frozen sweetcorn kernels|SR11178|frozen|88 3.02 20.71 0.78 2.1 2.5 3 0.119 0 6.4 4 0.42 0|cup 136, handful 50~, package 284|100||vegan||vegetable starch|-/2/365|
broad-beans-frozen|frozen broad beans|=|frozen fava beans|SR11088|frozen|72 5.6 11.7 0.6 4.2 - 50 0.138 0 33 22 1.9 -|cup 109~, handful 50~|100||vegan||vegetable|-/2/365|raw broad beans
onions-frozen|frozen onions|=|frozen chopped onion, frozen diced onion|SR11287|frozen|29 0.79 6.82 0.1 1.8 - 12 0.017 0 3.3 17 0.33 0|cup 160~, package 287.88|100||vegan||aromatic vegetable|-/2/365|
mixed-vegetables-frozen|frozen mixed vegetables|=|mixed vegetables, frozen vegetables, mixed veg, frozen mixed veg, vegetables, veg, mixed veggies|SR11583|frozen|72 3.33 13.47 0.52 4 - 47 0.098 0 10.4 25 0.95 0|cup 140~, handful 60~, package 287.88|100||vegan||vegetable|-/2/365|
brussels-sprouts-frozen|frozen brussels sprouts|=||SR11100|frozen|41 3.78 7.86 0.41 3.8 - 10 0.084 0 74.1 26 0.93 0|cup 155~, piece 19~, package 287.88|100||vegan||vegetable|-/2/365|
peas-and-carrots-frozen|frozen peas and carrots|=|peas and carrots|SR11322|frozen|53 3.4 11.15 0.47 3.4 - 79 0.084 0 11.2 27 1.09 0|cup 140, package 284|100||vegan||vegetable|-/2/365|
carrots-frozen|frozen carrots|=|frozen sliced carrots|SR11130|frozen|36 0.78 7.9 0.46 3.3 4.76 68 0.047 0 2.5 36 0.44 0|cup 128, package 284|100||vegan||vegetable|-/2/365|
okra-frozen|frozen okra|=||SR11280|frozen|30 1.69 6.63 0.25 2.2 2.97 3 0.065 0 12.4 81 0.57 0|cup 100~, package 287.88|100||vegan||vegetable|-/2/365|
kale-frozen|frozen kale|=||SR11235|frozen|28 2.66 4.9 0.46 2 - 15 0.059 0 39.3 136 0.93 0|cup 203.03, package 284|100||vegan||leaf vegetable|-/2/365|
asparagus-frozen|frozen asparagus|=||SR11018|frozen|24 3.23 4.1 0.23 1.9 - 8 0.052 0 31.8 25 0.73 0|cup 134~, piece 14.5, package 284|100||vegan||vegetable|-/2/365|
peppers-frozen|frozen peppers|=|frozen sliced peppers, frozen mixed peppers|SR11917|frozen|20 1.08 4.45 0.21 1.6 3.26 5 0.031 0 58.7 9 0.62 0|cup 130~, handful 60~, package 287.88|100||vegan||vegetable|-/2/365|
butternut-squash-frozen|frozen butternut squash|=|frozen diced squash|SR11487|frozen|57 1.76 14.41 0.1 1.3 2.83 2 0.021 0 6.2 29 0.88 0|cup 140~, package 342.42|100||vegan||vegetable|-/2/365|
sweet-potato-frozen|frozen sweet potato|=||SR11516|frozen|96 1.71 22.22 0.18 1.7 - 6 0.039 0 13.3 37 0.53 -|cup 176|100||vegan||starch vegetable|-/2/365|
# Canned
sweetcorn-canned|canned sweetcorn|=|canned corn, tinned corn, canned sweetcorn kernels, tinned sweetcorn|SR11172|canned|67 2.29 14.34 1.22 2 4.44 205 0.245 0 1.8 3 0.27 0|cup 164~, can 165~|100||vegan||vegetable starch|1095/3/-|
creamed-corn||=|cream-style corn, creamed sweetcorn, canned creamed corn|SR11174|canned|72 1.74 18.13 0.42 1.2 3.23 261 0.065 0 4.6 3 0.38 0|cup 256, can 418~|100||vegan||vegetable starch|1095/3/-|
carrots-canned|canned carrots|=|tinned carrots|SR11128|canned|25 0.64 5.54 0.19 1.5 2.48 242 0.036 0 2.7 25 0.64 0|cup 146, slice 2.8, can 200~|100||vegan||vegetable|1095/3/-|
potatoes-canned|canned potatoes|=|canned new potatoes, tinned new potatoes, tinned potatoes|SR11376|canned|60 1.41 13.61 0.21 2.3 - 219 0.054 0 5.1 5 1.26 0|cup 180, piece 35, can 345~|100||vegan||starch|1095/3/-|
mushrooms-canned|canned mushrooms|=|canned sliced mushrooms, tinned mushrooms|SR11264|canned|25 1.87 5.09 0.29 2.4 2.34 425 0.038 0 0 11 0.79 0|cup 156, piece 12, small 7, medium 12, large 16, slice 4, can 156~|100||vegan||vegetable|1095/3/-|
spinach-canned|canned spinach|=|tinned spinach|SR11461|canned|23 2.81 3.4 0.5 2.4 0.4 322 0.081 0 14.3 127 2.3 0|cup 214, can 234~|100||vegan||leaf vegetable|1095/3/-|
green-beans-canned|canned green beans|=|canned french beans, tinned green beans|SR11056|canned|22 1.12 4.32 0.46 1.9 0.78 230 0.103 0 2.8 38 1.06 0|cup 135, piece 6.2, can 220~|100||vegan||vegetable|1095/3/-|
asparagus-canned|canned asparagus|=|tinned asparagus|SR11015|canned|19 2.14 2.46 0.65 1.6 1.06 287 0.147 0 18.4 16 1.83 0|cup 242, piece 18, can 250~|100||vegan||vegetable|1095/3/-|
beetroot-canned|canned beetroot|=|canned beets, sliced beetroot, tinned beetroot|SR11084|canned|31 0.91 7.21 0.14 1.8 5.51 194 0.022 0 4.1 15 1.82 0|cup 157, piece 24, slice 8, can 250~|100||vegan||vegetable|1095/3/-|
pimento||=|pimentos, pimiento|SR11943|canned|23 1.1 5.1 0.3 1.9 2.71 14 0.045 0 84.9 6 1.68 0|cup 192, tbsp 12, slice 1|100||vegan||vegetable|1095/3/-|
carrots-grated|grated carrot|=|julienned carrots|SR11124|raw|41 0.93 9.58 0.24 2.8 4.74 69 0.037 0 5.9 33 0.3 0|cup 110, handful 40~|100||vegan||vegetable|-/5/-|carrot
# Rarer fresh vegetables
pearl-onions||=|button onions, baby onions, silverskin onion fresh, boiling onions, pickling onions|SR11282|raw|40 1.1 9.34 0.1 1.7 4.24 4 0.042 0 7.4 23 0.21 0|cup 160, piece 12~|90||vegan||aromatic vegetable|20/30/240|onion
wild-garlic||=|ramps, ramsons, garlic chives, wild leeks, chinese chives|SR11156|raw|30 3.27 4.35 0.73 2.5 1.85 3 0.146 0 58.1 92 1.6 0|cup 40~, bunch 50~, handful 20~, leaf 1~|100||vegan||herb leaf aromatic|-/5/180|chives
garlic-scapes||=|garlic shoots|SR11246|raw|61 1.5 14.15 0.3 1.8 3.9 20 0.04 0 12 59 2.1 0|cup 90~, piece 10~|100||vegan||aromatic vegetable|-/6/240|leek
roasted-garlic||=|black garlic, smoked garlic, confit garlic|SR11215|cooked|149 6.36 33.06 0.5 2.1 1 17 0.089 0 31.2 181 1.7 0|tbsp 8.5~, clove 3, head 40~|100||vegan||aromatic|-/14/90|raw garlic
pea-shoots||=|microgreens, micro herbs, broccoli sprouts, micro salad, pea sprouts|SR11001|raw|23 3.99 2.1 0.69 1.9 0.2 6 0.069 0 8.2 32 0.96 0|cup 33, handful 15~|100||vegan||leaf|-/4/-|alfalfa sprouts
mizuna||=|tatsoi, mustard leaf salad, oriental salad leaves, mibuna|SR11270|raw|27 2.86 4.67 0.42 3.2 1.32 20 0.01 0 70 115 1.64 0|cup 56, handful 20~|100||vegan|mustard|leaf|-/5/-|mustard greens
puntarelle||=|cicoria, chicory greens|SR11152|raw|23 1.7 4.7 0.3 4 0.7 45 0.073 0 24 100 0.9 0|cup 29|100||vegan||leaf vegetable|-/6/240|
kalettes||=|flower sprouts|SR11233|raw|49 4.28 8.75 0.93 3.6 2.26 38 0.091 0 120 150 1.47 0|cup 67~, piece 10~, handful 40~|100||vegan||leaf vegetable|-/6/240|kale
celtuce||=|stem lettuce|SR11145|raw|18 0.85 3.65 0.3 1.7 - 11 - 0 19.5 39 0.55 -|leaf 8|100||vegan||vegetable|-/6/240|
courgette-flowers||=|squash blossoms, zucchini flowers, pumpkin flowers|SR11416|raw|15 1.03 3.28 0.07 - - 5 0.036 0 28 39 0.7 -|cup 33, piece 8~|100||vegan||vegetable|-/6/240|
delicata-squash|||gem squash, turban squash, winter squash, harlequin squash, carnival squash|SR11643|raw|34 0.95 8.59 0.13 1.5 2.2 4 0.027 0 12.3 28 0.58 0|cup 116, piece 500~, medium 500~|75||vegan||vegetable starch|45/10/300|
padron-peppers||=|shishito peppers, padrón peppers|SR11670|raw|40 2 9.46 0.2 1.5 5.1 7 0.021 0 242.5 18 1.2 0|cup 150, piece 6~, handful 40~|100||vegan||vegetable|-/7/-|hot green chilli
mini-peppers||=|baby peppers, mini sweet peppers, pointed pepper, sweet pointed pepper, long red pepper|SR11821|raw|31 0.99 6.03 0.3 2.1 4.2 4 0.027 0 127.7 7 0.43 0|cup 149, piece 40~, handful 60~|90||vegan||vegetable|-/10/240|red pepper
guajillo-chilli||guajillo chillies|guajillo, guajillo chile, cascabel chilli, mulato chilli, dried mexican chilli, chile guajillo|SR11982|dry|345 12.35 51.13 15.85 26.8 - 89 - 0 6.4 97 9.83 0|piece 6~|100||vegan||spice|730/-/-|pasilla chilli
aji-amarillo||=|aji amarillo paste, peruvian yellow chilli|SR11670|raw|40 2 9.46 0.2 1.5 5.1 7 0.021 0 242.5 18 1.2 0|tbsp 15~, tsp 5~, piece 25~|100||vegan||aromatic spice|-/14/180|hot green chilli
ube||=|purple yam, halaya ube|SR11601|raw|118 1.53 27.88 0.17 4.1 0.5 9 0.037 0 17.1 17 0.54 0|cup 150|86||vegan||starch vegetable|30/-/300|yam
konjac-noodles||=|shirataki noodles, konjac, shirataki, konnyaku, slim noodles|SR11593|ready|13 0.4 3 0.2 2.9 - 111 0.016 0 13 19 0.4 -|cup 130~, package 200~, serving 100~|100||vegan||starch|365/3/-|winter melon
king-oyster-mushroom|||king oyster, eryngii, trumpet mushroom, shimeji, shimeji mushroom, beech mushroom, lion's mane mushroom|SR11987|raw|33 3.31 6.09 0.41 2.3 1.11 18 0.062 0 0 3 1.33 0|cup 86, piece 60~, package 150~|95||vegan||vegetable|-/6/240|oyster mushroom
maitake-mushroom||=|maitake, hen of the woods, trompette mushroom|SR11993|raw|31 1.94 6.97 0.19 2.7 2.07 1 0.03 0 0 1 0.3 0|cup 70, piece 1.1|100||vegan||vegetable|-/6/240|
truffle|||black truffle, white truffle, truffle paste, summer truffle|SR11240|raw|31 3.12 5.1 0.57 2.8 0.6 21 0.065 - - 43 12.18 -|tsp 4~, piece 20~|100||vegan||vegetable aromatic|-/7/60|morel
cardoon||=||SR11122|raw|17 0.7 4.07 0.1 1.6 - 170 0.011 0 2 70 0.7 -|cup 178|100||vegan||vegetable|-/6/240|
oca||=|crosnes|SR11226|raw|73 2 17.44 0.01 1.6 9.6 4 0 0 4 14 3.4 0|cup 150, piece 25~|100||vegan||starch vegetable|-/6/240|jerusalem artichoke
bagged-salad||=|bag of salad, bistro salad, italian salad leaves, baby leaf salad, salad mix, bag of mixed salad|SR11253|raw|15 1.36 2.87 0.15 1.3 0.78 28 0.02 0 9.2 36 0.86 0|cup 36, handful 25~, package 120~|100||vegan||leaf|-/5/-|leaf lettuce
coleslaw-mix||=|shredded cabbage and carrot, slaw mix, shredded cabbage, broccoli slaw mix|SR11109|raw|25 1.28 5.8 0.1 2.5 3.2 18 0.034 0 36.6 40 0.47 0|cup 70, handful 40~, package 300~|100||vegan||vegetable|-/5/-|white cabbage
cauliflower-rice||=|riced cauliflower|SR11135|raw|25 1.92 4.97 0.28 2 1.91 30 0.13 0 48.2 22 0.42 0|cup 107, handful 60~, package 300~|100||vegan||vegetable|-/4/240|cauliflower
courgetti||=|spiralised courgette, spiralized courgette, courgette noodles, zoodles, vegetable spaghetti|SR11477|raw|17 1.21 3.11 0.32 1 2.5 8 0.084 0 17.9 16 0.37 0|cup 113, package 250~|100||vegan||vegetable|-/3/-|courgette
banana-blossom||=|banana flower|SR11008|canned|53 2.89 11.95 0.34 5.7 0.99 60 0.079 0 7.4 21 0.61 0|cup 130~, can 220~|100||vegan||vegetable|730/3/-|boiled artichoke
huitlacoche||=|corn smut|SR11260|canned|22 3.09 3.26 0.34 1 1.98 5 0.05 0 2.1 3 0.5 0|can 215~|100||vegan||vegetable|730/3/-|white mushroom
fiddleheads||=|fiddlehead ferns, ostrich fern, ostrich fern shoots, fiddlehead, fern shoots, fern tips, fern fiddleheads, kogomi, pako, ostrich fern fiddleheads|SR11995|raw|34 4.55 5.54 0.4 - - 1 - 0 26.6 32 1.31 -|cup 80~, handful 40~|100||vegan||vegetable|-/6/240|
jute-leaves||=|molokhia, ewedu, mulukhiyah|SR11231|raw|34 4.65 5.8 0.25 - - 8 0.038 0 37 208 4.76 -|cup 28|100||vegan||leaf vegetable|-/6/240|
sweet-potato-leaves||=|kamote tops|SR11505|raw|42 2.49 8.82 0.51 5.3 - 6 0.111 0 11 78 0.97 -|cup 35, leaf 16|100||vegan||leaf vegetable|-/6/240|
malabar-spinach||=|basella, vine spinach|SR11587|raw|19 1.8 3.4 0.3 - - 24 - 0 102 109 1.2 -|cup 44~, bunch 150~|100||vegan||leaf vegetable|-/6/240|
taro-leaves||=|dasheen leaves, taro leaf, eddo leaves, eddoe leaves, cocoyam leaves, arbi leaves, gabi leaves, patra leaves, colocasia leaves, kontomire, malanga leaves, dasheen bush|SR11520|raw|42 4.98 6.7 0.74 3.7 3.01 3 0.151 0 52 107 2.25 0|cup 28, leaf 10|100||vegan||leaf vegetable|-/6/240|
chrysanthemum-greens||=|shungiku, tong ho, edible chrysanthemum|SR11157|raw|24 3.36 3.02 0.56 3 - 118 - 0 1.4 117 2.29 -|cup 25|100||vegan||leaf|-/6/240|
fresh-wasabi||=|wasabi root|SR11990|raw|109 4.8 23.54 0.63 7.8 - 17 - 0 41.9 128 1.03 -|cup 130, piece 169|100||vegan||spice|-/6/240|
arrowhead||=|arrow root fresh|SR11005|raw|99 5.33 20.23 0.29 - - 22 - 0 1.1 10 2.57 -|cup 120~, piece 12, medium 12, large 25|100||vegan||starch vegetable|-/6/240|
kanpyo||=|gourd strips|SR11237|dry|258 8.58 65.03 0.56 9.8 - 15 0.045 0 0.2 280 5.12 0|cup 54, piece 6.3|100||vegan||vegetable|365/-/-|
winged-beans||=|winged bean|SR11595|raw|49 6.95 4.31 0.87 - - 4 0.238 0 18.3 84 1.5 0|cup 44, piece 16|100||vegan||vegetable|-/6/240|
hyacinth-beans||=|lablab beans, papdi|SR11224|raw|46 2.1 9.19 0.2 3.3 4.08 2 0.088 0 12.9 50 0.74 0|cup 80|100||vegan||vegetable|-/6/240|
lima-beans-fresh|fresh lima beans|=|frozen butter beans, fresh butter beans|SR11031|raw|113 6.84 20.17 0.86 4.9 1.48 8 0.198 0 23.4 34 3.14 0|cup 156|100||vegan||vegetable starch|-/6/240|
cowpeas-fresh|fresh black-eyed beans|=|fresh black-eyed peas|SR11191|raw|90 2.95 18.83 0.35 5 3 4 0.09 0 2.5 126 1.1 -|cup 145|100||vegan||vegetable starch|-/6/240|
spirulina||=|spirulina powder, chlorella|SR11667|dry|290 57.47 23.9 7.72 3.6 3.1 1048 2.65 0 10.1 120 28.5 0|cup 112, tbsp 7|100||vegan||vegetable|730/-/-|
`,
}

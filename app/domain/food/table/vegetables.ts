import type { FoodTablePart } from './row.ts'

/**
 * Fresh vegetables. Columns (row.ts explains them):
 * id | name | plural | other names | USDA id | state | figures per 100 g | weights | edible % | other state |
 * diet | allergens | roles | keeps | stand-in
 */
export const VEGETABLES: FoodTablePart = {
  group: 'vegetables',
  rows: `
# Onions, garlic and their family
onion|||yellow onion, brown onion, white onion, spanish onion, cooking onion|SR11282|raw|40 1.1 9.34 0.1 1.7 4.24 4 0.042 0 7.4 23 0.21 0|cup 160, tbsp 10, piece 110, small 70, medium 110, large 150, slice 14|90|onion-cooked 0.9|vegan||aromatic vegetable|30/60/240|
mirepoix||=|soffritto, soup vegetables, diced onion carrot and celery|SR11282|raw|40 1.1 9.34 0.1 1.7 4.24 4 0.042 0 7.4 23 0.21 0|cup 140~|100||vegan|celery|aromatic vegetable|-/4/240|onion
red-onion||||SR11282|raw|40 1.1 9.34 0.1 1.7 4.24 4 0.042 0 7.4 23 0.21 0|cup 160, tbsp 10, piece 110, small 70, medium 110, large 150, slice 14|90||vegan||aromatic vegetable|30/60/240|onion
sweet-onion|||vidalia onion|SR11294|raw|32 0.8 7.55 0.08 0.9 5.02 8 - 0 4.8 20 0.26 0|cup 160~, piece 331|90||vegan||aromatic vegetable|14/30/240|
onion-cooked|cooked onion||boiled onion, boiled onions|SR11283|cooked|44 1.36 10.15 0.19 1.4 4.73 3 0.031 0 5.2 22 0.24 0|cup 210, tbsp 15, piece 94, small 60, medium 94, large 128, slice 12|100|onion 1.11|vegan||vegetable|-/3/90|
onion-fried|fried onions|=|caramelised onions, caramelized onions, sauteed onions|SR11286|cooked|132 0.95 7.86 10.8 1.7 - 12 1.477 - 1.8 20 0.27 -|cup 87|100||vegan||aromatic vegetable|-/4/90|
shallot|||eschalot, banana shallot, echalion|SR11677|raw|72 2.5 16.8 0.1 3.2 7.87 12 0.017 0 8 37 1.2 0|tbsp 10, piece 25~, small 15~, medium 25~, large 45~|88||vegan||aromatic|30/60/240|
spring-onion|||scallion, green onion, salad onion|SR11291|raw|32 1.83 7.34 0.19 2.6 2.33 16 0.032 0 18.8 72 1.48 0|cup 100, tbsp 6, piece 15, small 5, medium 15, large 25, bunch 100~, stalk 15~|90||vegan||aromatic vegetable|-/7/90|
leek||||SR11246|raw|61 1.5 14.15 0.3 1.8 3.9 20 0.04 0 12 59 2.1 0|cup 89, piece 89, small 100~, medium 180~, large 250~, slice 6|70|leek-cooked 0.92|vegan||aromatic vegetable|-/14/240|
leek-cooked|cooked leek|||SR11247|cooked|31 0.81 7.62 0.2 1 2.11 10 0.027 0 4.2 30 1.1 -|cup 104, piece 124|100|leek 1.09|vegan||vegetable|-/3/90|
garlic||=|garlic clove, garlic bulb, garlic cloves, minced garlic, crushed garlic|SR11215|raw|149 6.36 33.06 0.5 2.1 1 17 0.089 0 31.2 181 1.7 0|cup 136, tbsp 8.5~, tsp 2.8, piece 3~, small 2~, large 5~, clove 3, head 40~|87||vegan||aromatic|60/90/240|
ginger||=|fresh ginger, ginger root, root ginger, stem of ginger|SR11216|raw|80 1.82 17.77 0.75 2 1.7 13 0.203 0 5 16 0.6 0|cup 96~, tsp 2, piece 25~, slice 2.2|93||vegan||aromatic|-/28/180|
galangal||=|fresh galangal|SR11216|raw|80 1.82 17.77 0.75 2 1.7 13 0.203 0 5 16 0.6 0|cup 96, tsp 2, piece 25~, slice 2.2|90||vegan||aromatic|-/21/180|ginger root
turmeric-root||=|fresh turmeric|SR11216|raw|80 1.82 17.77 0.75 2 1.7 13 0.203 0 5 16 0.6 0|cup 96, tsp 2, piece 15~, slice 2.2|93||vegan||aromatic spice|-/21/180|ginger root
lemongrass||=|lemon grass, lemongrass stalk, lemongrass stalks|SR11972|raw|99 1.82 25.31 0.49 - - 6 0.119 0 2.6 65 8.17 0|cup 67, tbsp 4.8, piece 15~, stalk 15~|65||vegan||aromatic herb|-/21/180|
red-chilli||red chillies|chilli, chillies, chili, chilies, chile, fresh chilli, red chili, red chile, hot pepper, chilli pepper, chili pepper, chile pepper, long red chilli|SR11819|raw|40 1.87 8.81 0.44 1.5 5.3 9 0.042 0 143.7 14 1.03 0|cup 150, piece 15~, small 8~, medium 15~, large 25~|85||vegan||aromatic spice|-/14/180|
green-chilli||green chillies|green chili, green chile, green finger chilli|SR11670|raw|40 2 9.46 0.2 1.5 5.1 7 0.021 0 242.5 18 1.2 0|cup 150, piece 12~, small 6~, medium 12~, large 20~|85||vegan||aromatic spice|-/14/180|
birds-eye-chilli|bird’s eye chilli|bird’s eye chillies|thai chilli, thai chili, bird's eye chilli, bird's eye chillies, birds eye chili, piri piri chilli|SR11819|raw|40 1.87 8.81 0.44 1.5 5.3 9 0.042 0 143.7 14 1.03 0|piece 2~, small 1.5~, medium 2~, large 3~|95||vegan||aromatic spice|-/14/180|hot red chilli
scotch-bonnet|||habanero, scotch bonnet chilli, habanero pepper, habanero chilli|SR11819|raw|40 1.87 8.81 0.44 1.5 5.3 9 0.042 0 143.7 14 1.03 0|tsp 3~, piece 10~, medium 10~|90||vegan||aromatic spice|-/14/180|hot red chilli
jalapeno|jalapeño||jalapenos, jalapeño pepper, jalapeno pepper, jalapeno chilli|SR11979|raw|29 0.91 6.5 0.37 2.8 4.12 3 0.092 0 118.6 12 0.25 0|cup 90, piece 14|92||vegan||aromatic spice|-/14/180|
serrano-chilli||serrano chillies|serrano pepper, serrano, serrano chile|SR11977|raw|32 1.74 6.7 0.44 3.7 3.83 10 0.059 0 44.9 11 0.86 0|cup 105, piece 6.1|95||vegan||aromatic spice|-/14/180|
poblano|||poblano pepper, poblano chilli, anaheim pepper, anaheim peppers|SR11670|raw|40 2 9.46 0.2 1.5 5.1 7 0.021 0 242.5 18 1.2 0|cup 150~, piece 65~, medium 65~|85||vegan||vegetable aromatic|-/10/180|hot green chilli
banana-pepper||||SR11976|raw|27 1.66 5.35 0.45 3.4 1.95 13 0.048 0 82.7 14 0.46 0|cup 124, piece 46, small 33, medium 46, large 75|85||vegan||vegetable|-/10/180|
# Peppers, tomatoes, aubergines, squash, cucumber
red-pepper|||peppers, bell pepper, bell peppers, sweet pepper, capsicum, red bell pepper, romano pepper, red capsicum, sweet red pepper, mixed peppers, sweet mixed peppers|SR11821|raw|31 0.99 6.03 0.3 2.1 4.2 4 0.027 0 127.7 7 0.43 0|cup 149, tbsp 9.3, piece 160~, small 74, medium 119, large 164|82|red-pepper-cooked 0.9|vegan||vegetable|-/10/240|
green-pepper|||green bell pepper, green capsicum|SR11333|raw|20 0.86 4.64 0.17 1.7 2.4 3 0.058 0 80.4 10 0.34 0|cup 149, tbsp 9.3, piece 160~, small 74, medium 119, large 164|82||vegan||vegetable|-/10/240|
yellow-pepper|||yellow bell pepper, orange pepper, orange bell pepper, yellow capsicum|SR11951|raw|27 1 6.32 0.21 0.9 - 2 0.031 0 183.5 11 0.46 -|cup 149~, piece 160~, small 74~, medium 160~, large 186~|82||vegan||vegetable|-/10/240|
red-pepper-cooked|cooked red pepper||roasted red pepper, roast pepper|SR11823|cooked|28 0.92 6.7 0.2 1.2 4.39 2 0.029 0 171 9 0.46 0|cup 136, tbsp 11.6, piece 140~|100|red-pepper 1.11|vegan||vegetable|-/4/90|
roasted-peppers-jar|roasted peppers|=|jarred roasted peppers, roasted red peppers, piquillo peppers|SR11916|canned|18 0.8 3.9 0.3 1.2 - 1369 0.045 0 46.5 41 0.8 -|cup 140, piece 70~|100||vegan||vegetable|700/10/180|canned red peppers
tomato||tomatoes|vine tomato, salad tomato, beef tomato, tomatoes on the vine, fresh tomato|SR11529|raw|18 0.88 3.89 0.2 1.2 2.63 5 0.028 0 13.7 10 0.27 0|cup 180, piece 123, small 91, medium 123, large 182, slice 20|91|tomato-cooked 0.88|vegan||vegetable|5/10/180|
cherry-tomato||cherry tomatoes|baby plum tomato, grape tomato, cherry tomatoes on the vine, baby tomato, heirloom cherry tomato|SR11529|raw|18 0.88 3.89 0.2 1.2 2.63 5 0.028 0 13.7 10 0.27 0|cup 149, piece 17, medium 17, handful 100~|98||vegan||vegetable|5/10/180|tomato
plum-tomato||plum tomatoes|roma tomato, italian tomato, san marzano|SR11529|raw|18 0.88 3.89 0.2 1.2 2.63 5 0.028 0 13.7 10 0.27 0|cup 180, piece 62, medium 62|95||vegan||vegetable|5/10/180|tomato
green-tomato||green tomatoes||SR11527|raw|23 1.2 5.1 0.2 1.1 4 13 0.028 0 23.4 13 0.51 0|cup 180, piece 123, small 91, medium 123, large 182, slice 20|91||vegan||vegetable|7/14/180|
tomato-cooked|cooked tomato|cooked tomatoes|grilled tomato, fried tomato, roast tomatoes|SR11530|cooked|18 0.95 4.01 0.11 0.7 2.49 11 0.015 0 22.8 11 0.68 0|cup 240, piece 123, medium 123|100|tomato 1.14|vegan||vegetable|-/3/90|
tomatillo||||SR11954|raw|32 0.96 5.84 1.02 1.9 3.93 1 0.139 0 11.7 7 0.62 0|cup 132, piece 34, medium 34|90||vegan||vegetable|-/14/180|
aubergine|||eggplant, brinjal, melongene, baingan, melanzane|SR11209|raw|25 0.98 5.88 0.18 3 3.53 2 0.034 0 2.2 9 0.23 0|cup 82, piece 300~, small 200~, medium 300~, large 458|90|aubergine-cooked 0.85|vegan||vegetable|-/7/240|
aubergine-cooked|cooked aubergine||roasted aubergine, grilled aubergine|SR11210|cooked|35 0.83 8.73 0.23 2.5 3.2 1 0.044 0 1.3 6 0.25 0|cup 99, piece 250~|100|aubergine 1.18|vegan||vegetable|-/3/90|
courgette|||zucchini, zucchinis, baby marrow, green squash|SR11477|raw|17 1.21 3.11 0.32 1 2.5 8 0.084 0 17.9 16 0.37 0|cup 124, piece 196, small 118, medium 196, large 323, slice 9.9|95|courgette-cooked 0.85|vegan||vegetable|-/7/240|
courgette-cooked|cooked courgette||cooked zucchini|SR11478|cooked|15 1.14 2.69 0.36 1 1.71 3 0.072 0 12.9 18 0.37 0|cup 180, piece 165~|100|courgette 1.18|vegan||vegetable|-/3/90|
yellow-squash|||summer squash, crookneck squash, pattypan squash, patty pan|SR11641|raw|16 1.21 3.35 0.18 1.1 2.2 2 0.044 0 17 15 0.35 0|cup 113, piece 196, small 118, medium 196, large 323, slice 9.9|95||vegan||vegetable|-/7/240|
marrow|||vegetable marrow|SR11641|raw|16 1.21 3.35 0.18 1.1 2.2 2 0.044 0 17 15 0.35 0|cup 113, piece 800~, medium 800~|85||vegan||vegetable|7/14/240|summer squash
butternut-squash|||squash, butternut|SR11485|raw|45 1 11.69 0.1 2 2.2 4 0.021 0 21 48 0.7 0|cup 140, piece 900~, small 600~, medium 900~, large 1300~|84|butternut-squash-cooked 0.88|vegan||vegetable starch|60/10/300|
butternut-squash-cooked|cooked butternut squash||roasted squash, roast butternut squash|SR11486|cooked|40 0.9 10.49 0.09 3.2 1.97 4 0.019 0 15.1 41 0.6 -|cup 205|100|butternut-squash 1.14|vegan||vegetable|-/4/180|
pumpkin|||culinary pumpkin, kabocha, kabocha squash, hokkaido squash, red kuri squash, crown prince squash|SR11422|raw|26 1 6.5 0.1 0.5 2.76 1 0.052 0 9 21 0.8 0|cup 116, slice 150~|70|pumpkin-cooked 0.9|vegan||vegetable starch|60/10/300|
pumpkin-cooked|cooked pumpkin||roast pumpkin, mashed pumpkin|SR11423|cooked|20 0.72 4.9 0.07 1.1 2.08 1 0.037 0 4.7 15 0.57 0|cup 245|100|pumpkin 1.11|vegan||vegetable|-/4/180|
acorn-squash||||SR11482|raw|40 0.8 10.42 0.1 1.5 - 3 0.021 0 11 33 0.7 -|cup 140, piece 431|76||vegan||vegetable starch|45/10/300|
spaghetti-squash||||SR11492|raw|31 0.64 6.91 0.57 1.5 2.76 17 0.117 0 2.1 23 0.31 0|cup 101, medium 700~|71||vegan||vegetable|45/10/300|
cucumber|||english cucumber, telegraph cucumber, lebanese cucumber, persian cucumber|SR11205|raw|15 0.65 3.63 0.11 0.5 1.67 2 0.037 0 2.8 16 0.28 0|cup 104, piece 301, small 200~, medium 301, large 400~, slice 7~|97||vegan||vegetable|-/7/-|
chayote|||christophine, choko, chow chow squash|SR11149|raw|19 0.82 4.51 0.13 1.7 1.66 2 0.028 0 7.7 17 0.34 0|cup 132, piece 203|99||vegan||vegetable|-/14/240|
bitter-gourd|||bitter melon, karela|SR11024|raw|17 1 3.7 0.17 2.8 - 5 - 0 84 19 0.43 -|cup 93, piece 124|83||vegan||vegetable|-/5/240|
bottle-gourd|||lauki, calabash, dudhi, opo squash|SR11218|raw|14 0.62 3.39 0.02 0.5 - 2 0.002 0 10.1 26 0.2 0|cup 116, piece 771|70||vegan||vegetable|-/10/240|
luffa|||loofah gourd, ridge gourd, turai|SR11220|raw|20 1.2 4.35 0.2 1.1 2.02 3 0.016 0 12 20 0.36 0|cup 95, piece 178|80||vegan||vegetable|-/7/240|
winter-melon|||wax gourd, ash gourd|SR11593|raw|13 0.4 3 0.2 2.9 - 111 0.016 0 13 19 0.4 -|cup 132, piece 5700|71||vegan||vegetable|30/7/240|
okra||=|ladies' fingers, lady's fingers, ladyfinger okra, bhindi, gumbo okra|SR11278|raw|33 1.93 7.45 0.19 3.2 1.48 7 0.026 0 23 82 0.62 0|cup 100, piece 11.88, handful 60~|86|okra-cooked 0.92|vegan||vegetable|-/4/300|
okra-cooked|cooked okra|=|cooked bhindi|SR11279|cooked|22 1.87 4.51 0.21 2.5 2.4 6 0.045 0 16.3 77 0.28 0|cup 160, piece 10.63|100|okra 1.09|vegan||vegetable|-/3/180|
# Roots and tubers
carrot|||rainbow carrot, heritage carrot|SR11124|raw|41 0.93 9.58 0.24 2.8 4.74 69 0.037 0 5.9 33 0.3 0|cup 128, piece 61, small 50, medium 61, large 72, slice 3|89|carrot-cooked 0.88|vegan||vegetable|-/28/300|
carrot-cooked|cooked carrot||boiled carrots, roast carrots, steamed carrots|SR11125|cooked|35 0.76 8.22 0.18 3 3.45 58 0.03 0 3.6 30 0.34 0|cup 156, tbsp 9.7, piece 46|100|carrot 1.14|vegan||vegetable|-/4/240|
baby-carrot|||chantenay carrot|SR11960|raw|35 0.64 8.24 0.13 2.9 4.76 78 0.023 0 2.6 32 0.89 -|cup 130~, piece 10, medium 10, large 15, handful 70~|100||vegan||vegetable|-/21/300|
parsnip||||SR11298|raw|75 1.2 17.99 0.3 4.9 4.8 10 0.05 0 17 36 0.59 -|cup 133, piece 130~, small 80~, medium 130~, large 200~|85|parsnip-cooked 0.88|vegan||vegetable starch|-/21/300|
parsnip-cooked|cooked parsnip||roast parsnips|SR11299|cooked|71 1.32 17.01 0.3 3.6 4.8 10 0.05 0 13 37 0.58 0|cup 156, piece 100~|100|parsnip 1.14|vegan||vegetable|-/4/240|
swede|||rutabaga, neep, neeps, yellow turnip|SR11435|raw|37 1.08 8.62 0.16 2.3 4.46 12 0.027 0 25 43 0.44 0|cup 140, piece 386, small 192, medium 386, large 772|85|swede-cooked 0.9|vegan||vegetable starch|14/30/300|
swede-cooked|cooked swede||mashed swede, bashed neeps|SR11436|cooked|30 0.93 6.84 0.18 1.8 3.95 5 0.029 0 18.8 18 0.18 0|cup 170, piece 340~|100|swede 1.11|vegan||vegetable|-/4/240|
turnip||||SR11564|raw|28 0.9 6.43 0.1 1.8 3.8 67 0.011 0 21 30 0.3 0|cup 130, piece 122, small 61, medium 122, large 183, slice 15|81|turnip-cooked 0.9|vegan||vegetable|-/21/300|
turnip-cooked|cooked turnip|||SR11565|cooked|22 0.71 5.06 0.08 2 2.99 16 0.008 0 11.6 33 0.18 0|cup 156, piece 105~|100|turnip 1.11|vegan||vegetable|-/4/240|
beetroot||=|beet, beets, red beet, raw beetroot, golden beetroot, candy beetroot, chioggia beetroot, candied beetroot|SR11080|raw|43 1.61 9.56 0.17 2.8 6.76 78 0.027 0 4.9 16 0.8 0|cup 136, piece 82, medium 82|67|beetroot-cooked 0.9|vegan||vegetable|-/28/240|
beetroot-cooked|cooked beetroot|=|vacuum packed beetroot, boiled beetroot, roast beetroot, cooked beets|SR11081|cooked|44 1.68 9.96 0.18 2 7.96 77 0.028 0 3.6 16 0.79 0|cup 170, piece 50|100|beetroot 1.11|vegan||vegetable|-/10/240|
celeriac|||celery root|SR11141|raw|42 1.5 9.2 0.3 1.8 1.6 100 0.079 0 8 43 0.7 0|cup 156, piece 600~, medium 600~|86|celeriac-cooked 0.9|vegan|celery|vegetable starch|-/28/300|
celeriac-cooked|cooked celeriac|=|celeriac mash|SR11142|cooked|27 0.96 5.9 0.19 1.2 - 61 - 0 3.6 26 0.43 -|cup 155|100|celeriac 1.11|vegan|celery|vegetable|-/4/240|
radish||||SR11429|raw|16 0.68 3.4 0.1 1.6 1.86 39 0.032 0 14.8 25 0.34 0|cup 116, piece 4.5, small 2, medium 4.5, large 9, slice 1, bunch 150~|90||vegan||vegetable|-/10/-|
daikon||=|mooli, white radish, daikon radish, korean radish, oriental radish|SR11430|raw|18 0.6 4.1 0.1 1.6 2.5 21 0.03 0 22 27 0.4 0|cup 116, piece 338, medium 340~|79||vegan||vegetable|-/21/240|
kohlrabi|||kohl rabi|SR11241|raw|27 1.7 6.2 0.1 3.6 2.6 20 0.013 0 62 24 0.4 0|cup 135, piece 250~, slice 16|46||vegan||vegetable|-/21/300|
jerusalem-artichoke|||sunchoke|SR11226|raw|73 2 17.44 0.01 1.6 9.6 4 0 0 4 14 3.4 0|cup 150, piece 50~|69||vegan||vegetable starch|-/14/-|
salsify||=|scorzonera|SR11437|raw|82 3.3 18.6 0.2 3.3 - 20 - 0 8 60 0.7 -|cup 133|87||vegan||vegetable|-/10/240|
horseradish-root||=|fresh horseradish, horseradish|SR02055|raw|48 1.18 11.29 0.69 3.3 7.99 420 0.09 0 24.9 56 0.42 0|tbsp 15, tsp 5|80||vegan||spice aromatic|-/28/180|prepared horseradish
burdock-root|||gobo|SR11104|raw|72 1.53 17.34 0.15 3.3 2.9 5 0.025 0 3 41 0.8 0|cup 118, piece 156|75||vegan||vegetable|-/21/240|
lotus-root|||renkon|SR11254|raw|74 2.6 17.23 0.1 4.9 - 40 0.03 0 44 45 1.16 -|cup 120~, piece 115, slice 8.1|79||vegan||vegetable|-/14/240|
jicama||=|yam bean, mexican turnip|SR11603|raw|38 0.72 8.82 0.09 4.9 1.8 4 0.021 0 20.2 12 0.6 0|cup 130, piece 659, small 365, medium 659, large 1200, slice 6|92||vegan||vegetable|-/14/-|
water-chestnuts||=|water chestnut|SR11588|raw|97 1.4 23.94 0.1 3 4.8 14 0.026 0 4 11 0.06 0|cup 124, piece 9|77||vegan||vegetable|-/10/-|
water-chestnuts-canned|canned water chestnuts|=|tinned water chestnut, tinned water chestnuts|SR11590|canned|50 0.88 12.3 0.06 2.5 2.46 8 0.016 0 1.3 4 0.87 0|cup 140, piece 7|100||vegan||vegetable|900/5/-|
bamboo-shoots-canned|canned bamboo shoots|=|bamboo shoots, bamboo shoot, tinned bamboo shoots|SR11028|canned|19 1.72 3.22 0.4 1.4 1.89 7 0.092 0 1.1 8 0.32 0|cup 131, can 140~|100||vegan||vegetable|900/5/-|
potato||potatoes|white potato, maris piper, king edward, floury potato, maris piper potato, maincrop potato, yukon gold potato, yukon gold, desiree potato, red potato, yellow potato, waxy potatoes large, tatties|SR11352|raw|77 2.05 17.49 0.09 2.1 0.82 6 0.025 0 19.7 12 0.81 0|cup 150, piece 213, small 170, medium 213, large 369|90|potato-boiled 0.97|vegan||starch vegetable|30/-/-|
new-potato||new potatoes|baby potato, jersey royal, salad potato, charlotte potato, fingerling potato, waxy potato, ratte potato, anya potato|SR11355|raw|70 1.89 15.9 0.14 1.7 1.29 18 0.035 0 8.6 10 0.73 0|cup 150, piece 50~, small 35~, medium 50~, large 80~|98||vegan||starch vegetable|14/-/-|red potato
russet-potato||russet potatoes|baking potato, idaho potato|SR11353|raw|79 2.14 18.07 0.08 1.3 0.62 5 0.026 0 5.7 13 0.86 -|cup 150, piece 369|95||vegan||starch vegetable|30/-/-|
potato-boiled|boiled potato|boiled potatoes|steamed potatoes, boiled new potatoes|SR11367|cooked|86 1.71 20.01 0.1 1.8 0.89 5 0.026 0 7.4 8 0.31 0|cup 156, piece 167, small 125, medium 167, large 300|100|potato 1.03|vegan||starch|-/4/-|
jacket-potato||jacket potatoes|baked potato, baked jacket potato|SR11674|cooked|93 2.5 21.15 0.13 2.2 1.18 10 0.034 0 9.6 15 1.08 0|piece 299|100||vegan||starch|-/4/-|
potato-mashed|mashed potato|=|mash, mashed potatoes, creamed potatoes|SR11657|cooked|83 1.91 17.57 0.57 1.5 1.48 302 0.302 2 6.2 24 0.27 0|cup 210|100||vegetarian|milk|starch|-/4/240|
sweet-potato||sweet potatoes|orange sweet potato, kumara|SR11507|raw|86 1.57 20.12 0.05 3 4.18 55 0.018 0 2.4 30 0.61 0|cup 133, piece 180~, small 130~, medium 180~, large 280~|85|sweet-potato-baked 0.8|vegan||starch vegetable|21/-/300|
sweet-potato-baked|baked sweet potato|baked sweet potatoes|roast sweet potato, cooked sweet potato|SR11508|cooked|90 2.01 20.71 0.15 3.3 6.48 36 0.052 0 19.6 38 0.69 0|cup 200, piece 114, small 60, medium 114, large 180|100|sweet-potato 1.25|vegan||starch|-/4/240|
yam|||true yam, white yam|SR11601|raw|118 1.53 27.88 0.17 4.1 0.5 9 0.037 0 17.1 17 0.54 0|cup 150, piece 800~|86|yam-cooked 0.95|vegan||starch vegetable|30/-/300|
yam-cooked|cooked yam||boiled yam|SR11602|cooked|116 1.49 27.48 0.14 3.9 0.49 8 0.029 0 12.1 14 0.52 0|cup 136|100|yam 1.05|vegan||starch|-/4/240|
cassava||=|yuca, manioc, yucca root, mogo, mandioca, yuca root, cassava root, manioc root, singkong, aipim, macaxeira, ubi kayu, kamoteng kahoy, cassava tuber, tapioca root, balinghoy|SR11134|raw|160 1.36 38.06 0.28 1.8 1.7 14 0.074 0 20.6 16 0.27 0|cup 206, piece 400~|84|cassava-cooked 1|vegan||starch vegetable|5/14/300|
taro|||eddo, dasheen, cocoyam, arbi, gabi, satoimo, malanga, eddoe, eddoes, kalo, taro root, arvi, colocasia root, dasheen root, yautia, tannia, coco yam, keladi|SR11518|raw|112 1.5 26.46 0.2 4.1 0.4 11 0.041 0 4.5 43 0.55 0|cup 104, piece 110~|86|taro-cooked 0.95|vegan||starch vegetable|14/21/300|
taro-cooked|cooked taro||boiled taro|SR11519|cooked|142 0.52 34.6 0.11 5.1 0.49 15 0.023 0 5 18 0.72 0|cup 132|100|taro 1.05|vegan||starch|-/4/240|
plantain|||yellow plantain, ripe plantain, green plantain, plátano|SR09277|raw|122 1.3 31.89 0.37 2.3 15 4 0.143 0 18.4 3 0.6 0|cup 148, piece 270|65|plantain-baked 0.9|vegan||starch fruit|7/10/240|
plantain-baked|baked plantain||cooked plantain, boiled plantain|SR09278|cooked|116 0.79 31.15 0.18 2.3 14 5 0.069 0 10.9 2 0.58 0|cup 139, piece 160~, slice 10.5|100|plantain 1.11|vegan||starch|-/4/240|
breadfruit||||SR09059|raw|103 1.07 27.12 0.23 4.9 11 2 0.048 0 29 17 0.54 0|cup 220, piece 384|78||vegan||starch fruit|3/7/240|
# Cabbages and greens
broccoli||=|broccoli floret, broccoli florets, calabrese|SR11090|raw|34 2.82 6.64 0.37 2.6 1.7 33 0.039 0 89.2 47 0.73 0|cup 91, piece 350~, small 250~, medium 350~, large 500~, bunch 608, handful 75~, head 350~, stalk 151|78|broccoli-cooked 0.95|vegan||vegetable|-/7/300|
broccoli-cooked|cooked broccoli|=|steamed broccoli, boiled broccoli|SR11091|cooked|35 2.38 7.18 0.41 3.3 1.39 41 0.079 0 64.9 40 0.67 0|cup 156, piece 37, stalk 180|100|broccoli 1.05|vegan||vegetable|-/4/240|
tenderstem-broccoli||=|tenderstem, broccolini, purple sprouting broccoli, sprouting broccoli|SR11090|raw|34 2.82 6.64 0.37 2.6 1.7 33 0.039 0 89.2 47 0.73 0|cup 91, piece 20~, handful 80~, package 200~, stalk 20~|95||vegan||vegetable|-/5/300|broccoli
cauliflower|||cauliflower floret, cauliflower florets, gobi|SR11135|raw|25 1.92 4.97 0.28 2 1.91 30 0.13 0 48.2 22 0.42 0|cup 107, piece 588, head 588|61|cauliflower-cooked 0.92|vegan||vegetable|-/10/300|
cauliflower-cooked|cooked cauliflower|=|roast cauliflower, steamed cauliflower|SR11136|cooked|23 1.84 4.11 0.45 2.3 2.08 15 0.07 0 44.3 16 0.32 0|cup 124|100|cauliflower 1.09|vegan||vegetable|-/4/240|
romanesco||=|romanesco broccoli, green cauliflower|SR11965|raw|31 2.95 6.09 0.3 3.2 3.03 23 0.047 0 88.1 33 0.73 0|cup 64, head 431|61||vegan||vegetable|-/7/300|
white-cabbage|||cabbage, green cabbage, drumhead cabbage, pointed cabbage, hispi cabbage, sweetheart cabbage, hispi, spring cabbage, january king cabbage, sweetheart cabbages|SR11109|raw|25 1.28 5.8 0.1 2.5 3.2 18 0.034 0 36.6 40 0.47 0|cup 89, piece 908, head 908, leaf 15|80|cabbage-cooked 0.92|vegan||vegetable|-/28/300|
cabbage-cooked|cooked cabbage|=|boiled cabbage, steamed cabbage|SR11110|cooked|23 1.27 5.51 0.06 1.9 2.79 8 0 0 37.5 48 0.17 0|cup 150, head 1262|100|white-cabbage 1.09|vegan||vegetable|-/4/240|
red-cabbage||||SR11112|raw|31 1.43 7.37 0.16 2.1 3.83 27 0.021 0 57 45 0.8 0|cup 89, piece 839, head 839, leaf 23|80|red-cabbage-cooked 0.92|vegan||vegetable|-/28/300|
red-cabbage-cooked|cooked red cabbage|=|braised red cabbage|SR11113|cooked|29 1.51 6.94 0.09 2.6 3.32 28 0.011 0 34.4 42 0.66 0|cup 150, leaf 22|100|red-cabbage 1.09|vegan||vegetable|-/4/240|
savoy-cabbage||||SR11114|raw|27 2 6.1 0.1 3.1 2.27 28 0.013 0 31 35 0.4 0|cup 70, piece 800~, head 800~|80||vegan||vegetable|-/21/300|
chinese-cabbage|||chinese leaf, napa cabbage, chinese leaves, wombok, baechu|SR11119|raw|16 1.2 3.23 0.2 1.2 1.41 9 0.043 0 27 77 0.31 0|cup 76, piece 840~, head 840~|93||vegan||vegetable|-/14/300|
pak-choi||=|bok choy, pak choy, baby pak choi, baby bok choy|SR11116|raw|13 1.5 2.18 0.2 1 1.18 65 0.027 0 45 105 0.8 0|cup 70, piece 120~, head 120~, leaf 14|88|pak-choi-cooked 0.85|vegan||vegetable leaf|-/5/240|
pak-choi-cooked|cooked pak choi|=|cooked bok choy|SR11117|cooked|12 1.56 1.78 0.16 1 0.83 34 0.021 0 26 93 1.04 0|cup 170|100|pak-choi 1.18|vegan||vegetable|-/3/180|
brussels-sprout|||sprout, brussel sprout, sprouts|SR11098|raw|43 3.38 8.95 0.3 3.8 2.2 25 0.062 0 85 42 1.4 0|cup 88, piece 19|90|brussels-sprout-cooked 0.95|vegan||vegetable|-/10/300|
brussels-sprout-cooked|cooked brussels sprout||roast sprouts, boiled sprouts|SR11099|cooked|36 2.55 7.1 0.5 2.6 1.74 21 0.102 0 62 36 1.2 0|cup 156, piece 21|100|brussels-sprout 1.05|vegan||vegetable|-/4/240|
kale||=|curly kale, cavolo nero, lacinato kale, tuscan kale, black kale|SR11233|raw|49 4.28 8.75 0.93 3.6 2.26 38 0.091 0 120 150 1.47 0|cup 21, bunch 200~, handful 30~, leaf 20~|72|kale-cooked 0.9|vegan||leaf vegetable|-/6/300|
kale-cooked|cooked kale|=||SR11234|cooked|28 1.9 5.63 0.4 2 1.25 23 0.052 0 41 72 0.9 0|cup 118|100|kale 1.11|vegan||vegetable|-/3/240|
spring-greens||=|collard greens, collards, greens|SR11161|raw|32 3.02 5.42 0.61 4 0.46 17 0.055 0 35.3 232 0.47 0|cup 36, bunch 250~|70|spring-greens-cooked 0.9|vegan||leaf vegetable|-/6/300|
spring-greens-cooked|cooked spring greens|=|cooked collard greens|SR11162|cooked|33 2.71 5.65 0.72 4 0.4 15 0.047 0 18.2 141 1.13 0|cup 190|100|spring-greens 1.11|vegan||vegetable|-/3/240|
swiss-chard||=|chard, rainbow chard, silverbeet|SR11147|raw|19 1.8 3.74 0.2 1.6 1.1 213 0.03 0 30 51 1.8 0|cup 36, bunch 250~, handful 40~, leaf 48|92|swiss-chard-cooked 0.85|vegan||leaf vegetable|-/5/300|
swiss-chard-cooked|cooked swiss chard|=||SR11148|cooked|20 1.88 4.13 0.08 2.1 1.1 179 0.012 0 18 58 2.26 0|cup 175|100|swiss-chard 1.18|vegan||vegetable|-/3/240|
spinach||=|baby spinach, spinach leaves, fresh spinach, palak, young leaf spinach|SR11457|raw|23 2.86 3.63 0.39 2.2 0.42 79 0.063 0 28.1 99 2.71 0|cup 30, bunch 250~, handful 30~, package 200~, leaf 10|95|spinach-cooked 0.85|vegan||leaf vegetable|-/5/300|
spinach-cooked|cooked spinach|=|wilted spinach|SR11458|cooked|23 2.97 3.75 0.26 2.4 0.43 70 0.043 0 9.8 136 3.57 0|cup 180|100|spinach 1.18|vegan||vegetable|-/3/240|
mustard-greens||=|sarson|SR11270|raw|27 2.86 4.67 0.42 3.2 1.32 20 0.01 0 70 115 1.64 0|cup 56|93||vegan|mustard|leaf vegetable|-/5/300|
turnip-greens||=||SR11568|raw|32 1.5 7.13 0.3 3.2 0.81 40 0.07 0 60 190 1.1 0|cup 55|70||vegan||leaf vegetable|-/5/300|
beet-greens||=|beetroot leaves|SR11086|raw|22 2.2 4.33 0.13 3.7 0.5 226 0.02 0 30 117 2.57 0|cup 38, leaf 32|56||vegan||leaf vegetable|-/4/300|
gai-lan||=|chinese broccoli, kai-lan|SR11994|raw|30 1.2 4.67 0.76 2.6 0.88 7 0.116 0 29.6 105 0.59 0|cup 70~, bunch 250~|90||vegan||vegetable leaf|-/5/300|
choy-sum||=|choi sum|SR11116|raw|13 1.5 2.18 0.2 1 1.18 65 0.027 0 45 105 0.8 0|cup 70, bunch 250~, leaf 14|90||vegan||vegetable leaf|-/5/240|pak choi
water-spinach||=|morning glory, kangkong|SR11503|raw|19 2.6 3.14 0.2 2.1 - 113 - 0 55 77 1.67 -|cup 56|88||vegan||leaf vegetable|-/3/240|
rapini||=|broccoli rabe, cime di rapa, friarielli|SR11096|raw|22 3.17 2.85 0.49 2.7 0.38 33 0.05 0 20.2 108 2.14 0|cup 40, stalk 19|85||vegan||leaf vegetable|-/5/300|
amaranth-leaves||=|callaloo|SR11003|raw|23 2.46 4.02 0.33 - - 20 0.091 0 43.3 215 2.32 -|cup 28, leaf 14|94||vegan||leaf vegetable|-/4/240|
moringa-leaves||=|drumstick leaves|SR11222|raw|64 9.4 8.28 1.4 2 - 9 - 0 51.7 185 4 -|cup 21|62||vegan||leaf vegetable|-/4/240|
moringa-pod|||drumstick pod|SR11620|raw|37 2.1 8.53 0.2 3.2 - 42 0.033 0 141 30 0.36 0|cup 100, piece 11|60||vegan||vegetable|-/7/240|
lettuce|||round lettuce, butterhead lettuce, butter lettuce, boston lettuce, salad leaves, mixed leaves, mixed salad leaves, spring mix, mesclun|SR11250|raw|13 1.35 2.23 0.22 1.1 0.94 5 0.029 0 3.7 35 1.24 0|cup 55, piece 163, handful 25~, head 163, leaf 5|85||vegan||leaf|-/6/-|
iceberg-lettuce|||iceberg|SR11252|raw|14 0.9 2.97 0.14 1.2 1.97 10 0.018 0 2.8 18 0.41 0|cup 57, piece 539, head 539, leaf 8|90||vegan||leaf|-/10/-|
romaine-lettuce|||romaine, cos, cos lettuce|SR11251|raw|17 1.23 3.29 0.3 2.1 1.19 8 0.039 0 4 33 0.97 0|cup 47, piece 300~, handful 30~, head 300~, leaf 6|85||vegan||leaf|-/8/-|
little-gem-lettuce|||little gem, gem lettuce, baby gem lettuce, baby gem|SR11251|raw|17 1.23 3.29 0.3 2.1 1.19 8 0.039 0 4 33 0.97 0|cup 47, piece 100~, head 100~, leaf 6|85||vegan||leaf|-/8/-|
leaf-lettuce||=|lollo rosso, oak leaf lettuce, green leaf lettuce, red leaf lettuce|SR11253|raw|15 1.36 2.87 0.15 1.3 0.78 28 0.02 0 9.2 36 0.86 0|cup 36, handful 25~, head 360, leaf 4.8|85||vegan||leaf|-/6/-|
rocket||=|arugula, rucola, rocket leaves|SR11959|raw|25 2.58 3.65 0.66 1.6 2.05 27 0.086 0 15 160 1.46 0|cup 20, handful 20~, leaf 2|98||vegan||leaf|-/5/-|
watercress||=||SR11591|raw|11 2.3 1.29 0.1 0.5 0.2 41 0.027 0 43 120 0.2 0|cup 34, bunch 85~, sprig 2.5, handful 20~|92||vegan||leaf|-/4/-|
cress||=|garden cress|SR11203|raw|32 2.6 5.5 0.7 1.1 4.4 14 0.023 0 69 81 1.3 0|cup 50, sprig 1|71||vegan||leaf herb|-/4/-|
mustard-and-cress||=|salad cress, mustard cress|SR11203|raw|32 2.6 5.5 0.7 1.1 4.4 14 0.023 0 69 81 1.3 0|cup 50, handful 10~, package 20~|90||vegan|mustard|leaf herb|-/4/-|garden cress
lambs-lettuce|lamb’s lettuce|=|lamb's lettuce, corn salad, mache|SR11190|raw|21 2 3.6 0.4 - - 4 - 0 38.2 38 2.18 -|cup 56|96||vegan||leaf|-/5/-|
radicchio||=|treviso|SR11952|raw|23 1.43 4.48 0.25 0.9 0.6 22 0.06 0 8 19 0.57 0|cup 40, head 250~, leaf 8|91||vegan||leaf|-/10/-|
chicory||=|belgian endive, witloof, endive, white chicory|SR11151|raw|17 0.9 4 0.1 3.1 - 2 0.024 0 2.8 19 0.24 -|cup 90, piece 130~, head 130~|89||vegan||leaf|-/10/-|
frisee|frisée|=|curly endive, escarole|SR11213|raw|17 1.25 3.35 0.2 3.1 0.25 22 0.048 0 6.5 52 0.83 0|cup 50, head 513|86||vegan||leaf|-/6/-|
dandelion-greens||=||SR11207|raw|45 2.7 9.2 0.7 3.5 0.71 76 0.17 0 35 187 3.1 0|cup 55|95||vegan||leaf|-/4/-|
purslane||=||SR11427|raw|20 2.03 3.39 0.36 - - 45 - 0 21 65 1.99 0|cup 43|90||vegan||leaf|-/4/-|
vine-leaves||=|grape leaves, vine leaf|SR11975|canned|69 4.27 11.71 1.97 9.9 - 2853 0.312 0 11.3 289 2.98 0|leaf 4|100||vegan||leaf|700/14/-|
nettles||=|nettle, stinging nettles|SR11457|raw|23 2.86 3.63 0.39 2.2 0.42 79 0.063 0 28.1 99 2.71 0|cup 30, handful 20~|70||vegan||leaf vegetable|-/3/300|spinach
seaweed-wakame|wakame|=|fresh wakame, sea vegetables|SR11669|raw|45 3.03 9.14 0.64 0.5 0.65 872 0.13 0 3 150 2.18 0|tbsp 5|100||vegan||vegetable|-/7/180|
wakame-dried|dried wakame|=|dried wakame seaweed, dried seaweed, arame, hijiki, dulse, dried kombu, seaweed, cochayuyo|FN75232000|dry|298 31.84 52.39 4.01 5.6 3.04 575 1.356 0 5 372 24.95 0|cup 15, tbsp 1~, serving 5|100||vegan||vegetable|730/-/-|dried seaweed
seaweed-kelp|kombu|=|kelp, konbu, kombu seaweed|SR11445|raw|43 1.68 9.57 0.56 1.3 0.6 233 0.247 0 3 168 2.85 0|tbsp 5, piece 5~, slice 5~|100||vegan||vegetable|-/7/180|raw kelp
nori||=|nori sheet, nori sheets, laver, seaweed sheet|FN75232000|dry|298 31.84 52.39 4.01 5.6 3.04 575 1.356 0 5 372 24.95 0|cup 15, piece 2.6~, package 25~, serving 5|100||vegan||vegetable|365/-/-|dried seaweed
# Pods, seeds, shoots and the rest
green-beans||=|green bean, french beans, fine beans, string beans, snap beans, haricots verts, bobby beans|SR11052|raw|31 1.83 6.97 0.22 2.7 3.26 6 0.05 0 12.2 37 1.03 0|cup 100, piece 5.5, handful 60~|88|green-beans-cooked 0.95|vegan||vegetable|-/7/300|
green-beans-cooked|cooked green beans|=|cooked french beans|SR11053|cooked|35 1.89 7.88 0.28 3.2 3.63 1 0.064 0 9.7 44 0.65 0|cup 125|100|green-beans 1.05|vegan||vegetable|-/4/240|
runner-beans||=|runner bean|SR11052|raw|31 1.83 6.97 0.22 2.7 3.26 6 0.05 0 12.2 37 1.03 0|cup 100~, piece 15~|86||vegan||vegetable|-/6/300|green beans
yardlong-beans||=|long beans, snake beans, yard-long beans|SR11199|raw|47 2.8 8.35 0.4 - - 4 0.105 0 18.8 50 0.47 -|cup 91, piece 12|95||vegan||vegetable|-/5/300|
peas||=|garden peas, green peas, shelled peas, pea, fresh peas, matar|SR11304|raw|81 5.42 14.45 0.4 5.7 5.67 5 0.071 0 40 25 1.47 0|cup 145, handful 50~|100|peas-cooked 0.97|vegan||vegetable|-/4/300|
peas-cooked|cooked peas|=|boiled peas|SR11305|cooked|84 5.36 15.63 0.22 5.5 5.93 3 0.039 0 14.2 27 1.54 0|cup 160|100|peas 1.03|vegan||vegetable|-/4/240|
mangetout||=|snow peas, mange tout, snow pea|SR11300|raw|42 2.8 7.55 0.2 2.6 4 4 0.039 0 60 43 2.08 0|cup 98, piece 3.4, handful 40~|94|mangetout-cooked 0.95|vegan||vegetable|-/6/300|
mangetout-cooked|cooked mangetout|=||SR11301|cooked|42 3.27 7.05 0.23 2.8 3.99 4 0.044 0 47.9 42 1.97 0|cup 160|100|mangetout 1.05|vegan||vegetable|-/3/240|
sugar-snap-peas||=|sugar snaps, sugarsnap peas|SR11300|raw|42 2.8 7.55 0.2 2.6 4 4 0.039 0 60 43 2.08 0|cup 98, piece 3.4~, handful 50~|94||vegan||vegetable|-/6/300|edible-podded peas
broad-beans||=|fava beans fresh, fresh fava beans, broad bean|SR11088|raw|72 5.6 11.7 0.6 4.2 - 50 0.138 0 33 22 1.9 -|cup 109, piece 8|100|broad-beans-cooked 0.97|vegan||vegetable|-/4/300|
broad-beans-cooked|cooked broad beans|=||SR11089|cooked|62 4.8 10.1 0.5 3.6 - 41 0.142 0 19.8 18 1.5 -|cup 170~|100|broad-beans 1.03|vegan||vegetable|-/4/240|
edamame||=|edamame beans, soya beans in the pod, green soybeans|SR11211|frozen|109 11.22 7.61 4.73 4.8 2.48 6 - - 9.7 60 2.11 0|cup 118, package 432|100|edamame-cooked 1|vegan|soya|vegetable protein|-/3/300|
edamame-cooked|cooked edamame|=||SR11212|cooked|121 11.91 8.91 5.2 5.2 2.18 6 0.62 0 6.1 63 2.27 0|cup 155|100|edamame 1|vegan|soya|vegetable protein|-/3/180|
sweetcorn||=|corn, corn kernels, sweetcorn kernels, sweet corn, maize|SR11167|raw|86 3.27 18.7 1.35 2 6.26 15 0.325 0 6.8 2 0.52 0|cup 145|100|sweetcorn-cooked 1|vegan||vegetable starch|-/4/300|
sweetcorn-cooked|cooked sweetcorn|=|boiled sweetcorn|SR11168|cooked|96 3.41 20.98 1.5 2.4 4.54 1 0.197 0 5.5 3 0.45 0|cup 149|100|sweetcorn 1|vegan||vegetable|-/4/240|
corn-on-the-cob||=|corn cob, ear of corn, corncob, cobs of corn|SR11167|raw|86 3.27 18.7 1.35 2 6.26 15 0.325 0 6.8 2 0.52 0|piece 90~, small 73, medium 90~, large 143|55||vegan||vegetable starch|-/4/300|sweetcorn kernels
baby-corn||=|baby sweetcorn|SR11167|raw|86 3.27 18.7 1.35 2 6.26 15 0.325 0 6.8 2 0.52 0|cup 140~, piece 9~|100||vegan||vegetable|-/6/300|sweetcorn
asparagus||=|asparagus spear, asparagus spears, asparagus tips|SR11011|raw|20 2.2 3.88 0.12 2.1 1.88 2 0.04 0 5.6 24 2.14 0|cup 134, piece 16, bunch 250~|53|asparagus-cooked 0.95|vegan||vegetable|-/4/300|
asparagus-cooked|cooked asparagus|=|grilled asparagus|SR11012|cooked|22 2.4 4.11 0.22 2 1.3 14 0.048 0 7.7 23 0.91 0|cup 180, piece 15|100|asparagus 1.05|vegan||vegetable|-/3/240|
celery||=|celery stick, celery sticks, celery rib, celery stalk, celery stalks|SR11143|raw|16 0.69 2.97 0.17 1.6 1.34 80 0.042 0 3.1 40 0.2 0|cup 101, tbsp 7.5, bunch 450~, head 450~, stalk 40|89|celery-cooked 0.95|vegan|celery|vegetable aromatic|-/14/300|
celery-cooked|cooked celery|=|braised celery|SR11144|cooked|18 0.83 4 0.16 1.6 2.37 91 0.04 0 6.1 42 0.42 0|cup 150, stalk 37.5|100|celery 1.05|vegan|celery|vegetable|-/4/240|
fennel||=|fennel bulb, florence fennel, finocchio|SR11957|raw|31 1.24 7.3 0.2 3.1 3.93 52 0.09 0 12 49 0.73 0|cup 87, piece 234, small 150~, medium 234, large 300~|72||vegan||vegetable aromatic|-/10/300|
globe-artichoke|||artichoke|SR11007|raw|47 3.27 10.51 0.15 5.4 0.99 94 0.036 0 11.7 44 1.28 0|piece 128|40|artichoke-cooked 1|vegan||vegetable|-/7/-|
artichoke-cooked|cooked artichoke||cooked globe artichoke|SR11008|cooked|53 2.89 11.95 0.34 5.7 0.99 60 0.079 0 7.4 21 0.61 0|cup 168, piece 120|100|globe-artichoke 1|vegan||vegetable|-/3/240|
mushroom|||white mushroom, button mushroom, closed cup mushroom, champignon, cup mushroom|SR11260|raw|22 3.09 3.26 0.34 1 1.98 5 0.05 0 2.1 3 0.5 0|cup 70, piece 18, small 10, medium 18, large 23, slice 6, handful 60~, package 250~|97|mushroom-cooked 0.7|vegan||vegetable|-/7/240|
chestnut-mushroom|||cremini, crimini mushroom, cremini mushroom, brown mushroom, baby bella, portabellini, mini portobello mushroom|SR11266|raw|22 2.5 4.3 0.1 0.6 1.72 6 0.014 0 0 18 0.4 -|cup 72, piece 20, handful 60~, package 250~|97||vegan||vegetable|-/7/240|
portobello-mushroom|||portobello, portabella mushroom, flat mushroom, field mushroom|SR11265|raw|22 2.11 3.87 0.35 1.3 2.5 9 0.06 0 0 3 0.31 0|cup 86, piece 84|97||vegan||vegetable|-/7/240|
mushroom-cooked|cooked mushroom||boiled mushrooms, steamed mushrooms|SR11261|cooked|28 2.17 5.29 0.47 2.2 2.34 2 0.061 0 4 6 1.74 0|cup 156, tbsp 9.8, piece 12|100|mushroom 1.43|vegan||vegetable|-/3/180|
mushroom-fried|fried mushroom||sauteed mushrooms, grilled mushrooms|SR11263|cooked|26 3.58 4.04 0.33 1.8 0 12 0.04 0 0 4 0.25 0|cup 108|100||vegan||vegetable|-/3/180|
shiitake-mushroom|||shiitake, shitake mushroom|SR11238|raw|34 2.24 6.79 0.49 2.5 2.38 9 - - - 2 0.41 -|cup 70~, piece 19, handful 50~|97||vegan||vegetable|-/7/240|
shiitake-dried|dried shiitake|=|dried shiitake mushrooms, dried mushrooms, dried shiitakes, dried mushroom, dried chinese mushrooms|SR11268|dry|296 9.58 75.37 0.99 11.5 2.21 13 0.225 0 3.5 11 1.72 0|cup 30~, piece 3.6, handful 10~|100||vegan||vegetable aromatic|365/-/-|
porcini-dried|dried porcini|=|porcini, ceps, dried porcini mushrooms, porcini mushrooms, cep, dried ceps, dried cep, dried wild mushrooms, dried mixed mushrooms, dried morels, dried chanterelles, dried mixed wild mushrooms|SR11268|dry|296 9.58 75.37 0.99 11.5 2.21 13 0.225 0 3.5 11 1.72 0|cup 30~, tbsp 3~, handful 10~, package 30~|100||vegan||vegetable aromatic|365/-/-|dried shiitake
oyster-mushroom||||SR11987|raw|33 3.31 6.09 0.41 2.3 1.11 18 0.062 0 0 3 1.33 0|cup 86, piece 15, small 15, large 148|89||vegan||vegetable|-/6/240|
enoki-mushroom|||enoki|SR11950|raw|37 2.66 7.81 0.29 2.7 0.22 3 0.02 0 0 0 1.15 0|cup 65, piece 3, medium 3, large 5|88||vegan||vegetable|-/7/240|
chanterelle|||girolle, wild mushroom, wild mushrooms, girolles, hedgehog mushroom, puffball, black trumpet, horn of plenty, mixed wild mushrooms, forest mushrooms, wild mushroom mix, penny bun, bolete, boletus, bay bolete, chicken of the woods, saffron milk cap, blewit, pied de mouton, chanterelle mushroom, parasol mushroom, st george mushroom, giant puffball, matsutake, lobster mushroom, honey fungus, honey mushroom, fresh porcini, fresh ceps, fresh cep, fresh porcini mushrooms, edible wild mushrooms, fairy ring mushroom|SR11239|raw|38 1.49 6.86 0.53 3.8 1.16 9 - - - 15 3.47 -|cup 54, piece 5.4|95||vegan||vegetable|-/5/240|
morel|||morel mushroom, morel mushrooms, morchella, black morel, morille, spitzmorchel|SR11240|raw|31 3.12 5.1 0.57 2.8 0.6 21 0.065 - - 43 12.18 -|cup 66, piece 12.9|95||vegan||vegetable|-/5/240|
straw-mushrooms-canned|canned straw mushrooms|=|tinned straw mushrooms|SR11989|canned|32 3.83 4.64 0.68 2.5 - 384 0.089 0 0 10 1.43 -|cup 182, piece 5.5|100||vegan||vegetable|900/3/-|
wood-ear-mushroom|||cloud ear fungus, black fungus, wood ear, dried wood ear, dried black fungus|SR11988|dry|284 9.25 73.01 0.73 70.1 - 35 - 0 0 159 5.88 -|cup 28, piece 2~|100||vegan||vegetable|365/-/-|
bean-sprouts||=|beansprouts, mung bean sprouts, bean shoots|SR11043|raw|30 3.04 5.94 0.18 1.8 4.13 6 0.046 0 13.2 13 0.91 0|cup 104, handful 40~, package 340|100||vegan||vegetable|-/3/-|
alfalfa-sprouts||=|sprouted alfalfa|SR11001|raw|23 3.99 2.1 0.69 1.9 0.2 6 0.069 0 8.2 32 0.96 0|cup 33, tbsp 3|100||vegan||leaf|-/5/-|
nopales||=|cactus paddle, nopal, cactus leaves|SR11963|raw|16 1.32 3.33 0.09 2.2 1.15 21 0.016 0 9.3 164 0.59 0|cup 86|85|nopales-cooked 0.9|vegan||vegetable|-/7/-|
nopales-cooked|cooked nopales|=||SR11964|cooked|15 1.35 3.28 0.05 2 1.12 20 0.006 0 5.3 164 0.5 0|cup 149|100|nopales 1.11|vegan||vegetable|-/4/-|
hearts-of-palm||=|palm hearts, heart of palm|SR11961|canned|28 2.52 4.62 0.62 2.4 - 426 0.13 0 7.9 58 3.13 -|cup 146, piece 33|100||vegan||vegetable|900/5/-|
samphire||=|sea asparagus|SR11445|raw|43 1.68 9.57 0.56 1.3 0.6 233 0.247 0 3 168 2.85 0|cup 80~, handful 30~|95||vegan||vegetable|-/4/180|raw kelp
stir-fry-vegetables|stir-fry vegetables|=|stir fry mix, stir-fry mix|SR11581|raw|49 2.59 9.26 0.25 3 2.41 214 0.051 0 5 27 1.05 0|cup 80~, handful 80~, package 320~|100||vegan||vegetable|-/3/-|mixed vegetables
`,
}

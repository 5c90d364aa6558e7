import type { FoodTablePart } from './row.ts'

/**
 * Fresh, dried, canned and frozen fruit. Columns (row.ts explains them):
 * id | name | plural | other names | USDA id | state | figures per 100 g | weights | edible % | other state |
 * diet | allergens | roles | keeps | stand-in
 */
export const FRUIT: FoodTablePart = {
  group: 'fruit',
  rows: `
# Everyday fruit
apple|||eating apple, dessert apple, gala apple, pink lady, braeburn, red apple, cooking apple, bramley apple, bramley|SR09003|raw|52 0.26 13.81 0.17 2.4 10.39 1 0.028 0 4.6 6 0.12 0|cup 109, piece 182, small 149, medium 182, large 223|90||vegan||fruit|14/40/240|
granny-smith|||granny smith apple, green apple|SR09502|raw|58 0.44 13.61 0.19 2.8 9.59 1 - - - 5 0.15 -|cup 109, piece 167, small 144, medium 167, large 206|90||vegan||fruit|14/40/240|
banana|||ripe banana, overripe banana, frozen banana|SR09040|raw|89 1.09 22.84 0.33 2.6 12.23 1 0.112 0 8.7 5 0.26 0|cup 150, piece 118, small 101, medium 118, large 136, slice 5~|64||vegan||fruit|6/7/120|
orange|||navel orange, blood orange, valencia orange|SR09200|raw|47 0.94 11.75 0.12 2.4 9.35 0 0.015 0 53.2 40 0.1 0|cup 180, piece 131, small 96, medium 131, large 184|73||vegan||fruit|14/28/180|
clementine|||satsuma, mandarin, tangerine, easy peeler, satsumas|SR09433|raw|47 0.85 12.02 0.15 1.7 9.18 1 - - 48.8 30 0.14 -|piece 74|77||vegan||fruit|10/21/180|
lemon|||unwaxed lemon, lemon wedge|SR09150|raw|29 1.1 9.32 0.3 2.8 2.5 2 0.039 0 53 26 0.6 0|cup 212, piece 58, small 45~, medium 58, large 84, slice 7|53||vegan||acid fruit|14/30/180|
lime|||lime wedge|SR09159|raw|30 0.7 10.54 0.2 2.8 1.69 2 0.022 0 29.1 33 0.6 0|piece 67, small 44~, medium 67, slice 7~|84||vegan||acid fruit|14/30/180|
lemon-zest||=|lemon peel, grated lemon zest, lemon rind, zest of lemon|SR09156|raw|47 1.5 16 0.3 10.6 4.17 6 0.039 0 129 134 0.8 0|tbsp 6, tsp 2|100||vegan||spice acid|-/7/120|
orange-zest||=|orange peel, orange rind|SR09216|raw|97 1.5 25 0.2 10.6 - 3 0.024 0 136 161 0.8 0|tbsp 6, tsp 2|100||vegan||spice acid|-/7/120|
grapefruit|||pink grapefruit, red grapefruit|SR09112|raw|42 0.77 10.66 0.14 1.6 6.89 0 0.021 0 31.2 22 0.08 0|cup 230, piece 246, small 200~, medium 246|50||vegan||fruit|14/28/180|
pomelo|||pummelo|SR09295|raw|38 0.76 9.62 0.04 1 - 1 - 0 61 4 0.11 -|cup 190, piece 609|56||vegan||fruit|14/28/-|
pear|||conference pear, williams pear|SR09252|raw|57 0.36 15.23 0.14 3.1 9.75 1 0.022 0 4.3 9 0.18 0|cup 161, piece 178, small 148, medium 178, large 230|90||vegan||fruit|4/14/240|
asian-pear|||nashi pear, korean pear|SR09340|raw|42 0.5 10.65 0.23 3.6 7.05 0 0.012 0 3.8 4 0 0|piece 122|91||vegan||fruit|7/30/-|
grapes||=|red grapes, green grapes, white grapes, grape, seedless grapes|SR09132|raw|69 0.72 18.1 0.16 0.9 15.48 2 0.054 0 3.2 10 0.36 0|cup 151, piece 4.9, bunch 400~, handful 80~|96||vegan||fruit|3/10/240|
strawberries||=|strawberry, fresh strawberries|SR09316|raw|32 0.67 7.68 0.3 2 4.89 1 0.015 0 58.8 16 0.41 0|cup 152, piece 12, small 7, medium 12, large 18, handful 75~, package 400~|94||vegan||fruit|1/4/240|
raspberries||=|raspberry|SR09302|raw|52 1.2 11.94 0.65 6.5 4.42 1 0.019 0 26.2 25 0.69 0|cup 123, piece 1.9, handful 60~, package 150~|96||vegan||fruit|-/3/240|
blueberries||=|blueberry|SR09050|raw|57 0.74 14.49 0.33 2.4 9.96 1 0.028 0 9.7 6 0.28 0|cup 148, piece 1.36, handful 70~, package 150~|95||vegan||fruit|-/7/240|
blackberries||=|blackberry, brambles|SR09042|raw|43 1.39 9.61 0.49 5.3 4.88 1 0.014 0 21 29 0.62 0|cup 144, handful 60~|96||vegan||fruit|-/3/240|
mixed-berries||=|frozen berries, berries, frozen mixed berries, frozen fruit, summer fruits, forest fruits, frozen summer fruits|SR09518|frozen|52 1.2 11.94 0.65 6.5 4.42 1 - 0 26.2 25 0.69 0|cup 140~, handful 70~|100||vegan||fruit|-/3/300|frozen raspberries
raspberries-frozen|frozen raspberries|=||SR09518|frozen|52 1.2 11.94 0.65 6.5 4.42 1 - 0 26.2 25 0.69 0|cup 140|100||vegan||fruit|-/3/300|
strawberries-frozen|frozen strawberries|=||SR09318|frozen|35 0.43 9.13 0.11 2.1 4.56 2 0.006 0 41.2 16 0.75 0|cup 221, package 567|100||vegan||fruit|-/3/300|
blueberries-frozen|frozen blueberries|=||SR09054|frozen|51 0.42 12.17 0.64 2.7 8.45 1 0.053 0 2.5 8 0.18 0|cup 155, package 567|100||vegan||fruit|-/3/300|
cranberries||=|cranberry, fresh cranberries|SR09078|raw|46 0.46 11.97 0.13 3.6 4.27 2 0.008 0 14 8 0.23 0|cup 110, handful 50~|98||vegan||fruit|-/28/300|
gooseberries||=|gooseberry|SR09107|raw|44 0.88 10.18 0.58 4.3 - 1 0.038 0 27.7 25 0.31 0|cup 150|98||vegan||fruit|-/5/240|
blackcurrants||=|blackcurrant|SR09083|raw|63 1.4 15.38 0.41 - - 2 0.034 0 181 55 1.54 -|cup 112|98||vegan||fruit|-/5/240|
redcurrants||=|redcurrant, white currants|SR09084|raw|56 1.4 13.8 0.2 4.3 7.37 1 0.017 0 41 33 1 0|cup 112|98||vegan||fruit|-/5/240|
elderberries||=|elderberry, elder berries, sambucus berries, black elderberries, elder berry|SR09088|raw|73 0.66 18.4 0.5 7 - 6 0.023 0 36 38 1.6 0|cup 145|100||vegan||fruit|-/3/240|
cherries||=|cherry, sweet cherries|SR09070|raw|63 1.06 16.01 0.2 2.1 12.82 0 0.038 0 7 13 0.36 0|cup 154, piece 8.2, handful 70~|92||vegan||fruit|-/5/240|
sour-cherries||=|morello cherries, tart cherries|SR09063|raw|50 1 12.18 0.3 1.6 8.49 3 0.068 0 10 16 0.32 0|cup 155|90||vegan||fruit|-/5/240|
peach||||SR09236|raw|39 0.91 9.54 0.25 1.5 8.39 0 0.019 0 6.6 6 0.25 0|cup 154, piece 150, small 130, medium 150, large 175|93||vegan||fruit|4/7/240|
nectarine||||SR09191|raw|44 1.06 10.55 0.32 1.7 7.89 0 0.025 0 5.4 6 0.28 0|cup 143, piece 142, small 129, medium 142, large 156|91||vegan||fruit|4/7/240|
apricot|||fresh apricot|SR09021|raw|48 1.4 11.12 0.39 2 9.24 1 0.027 0 10 13 0.39 0|cup 165, piece 35|93||vegan||fruit|4/7/240|
plum|||damson, greengage|SR09279|raw|46 0.7 11.42 0.28 1.4 9.92 0 0.017 0 9.5 6 0.17 0|cup 165, piece 66|94||vegan||fruit|4/7/240|
mango||mangoes|mangos, ripe mango, alphonso mango|SR09176|raw|60 0.82 14.98 0.38 1.6 13.66 1 0.092 0 36.4 11 0.16 0|cup 165, piece 336|71||vegan||fruit|5/10/240|
green-mango||green mangoes|unripe mango, raw mango|SR09176|raw|60 0.82 14.98 0.38 1.6 13.66 1 0.092 0 36.4 11 0.16 0|cup 165, piece 336|71||vegan||fruit|7/14/240|ripe mango
pineapple|||fresh pineapple|SR09266|raw|50 0.54 13.12 0.12 1.4 9.85 1 0.009 0 47.8 13 0.29 0|cup 165, piece 905, slice 84|51||vegan||fruit|4/6/240|
papaya|||pawpaw, green papaya|SR09226|raw|43 0.47 10.82 0.26 1.7 7.82 8 0.081 0 60.9 20 0.25 0|cup 230, piece 275~, small 157, medium 275~|62||vegan||fruit|4/7/240|
watermelon||||SR09326|raw|30 0.61 7.55 0.15 0.4 6.2 1 0.016 0 8.1 7 0.24 0|cup 152, piece 4518, slice 286|52||vegan||fruit|10/7/-|
melon|||honeydew, honeydew melon, galia melon|SR09184|raw|36 0.54 9.09 0.14 0.8 8.12 18 0.038 0 18 6 0.17 0|cup 170, piece 1000|46||vegan||fruit|7/10/-|
cantaloupe|||cantaloupe melon, rockmelon, charentais melon|SR09181|raw|34 0.84 8.16 0.19 0.9 7.86 16 0.051 0 36.7 9 0.21 0|cup 156, piece 814|51||vegan||fruit|7/10/-|
kiwi|||kiwi fruit, kiwifruit|SR09148|raw|61 1.14 14.66 0.52 3 8.99 3 0.029 0 92.7 34 0.31 0|cup 180, piece 69|86||vegan||fruit|5/28/-|
avocado|||hass avocado, ripe avocado, avocado pear|SR09037|raw|160 2 8.53 14.66 6.7 0.66 7 2.126 0 10 12 0.55 0|cup 150, piece 150~, small 110~, medium 150~, large 201, slice 15~|74||vegan||fruit fat vegetable|4/5/90|
pomegranate||||SR09286|raw|83 1.67 18.7 1.17 4 13.67 3 0.12 0 10.2 10 0.3 0|cup 174~, piece 282|56||vegan||fruit|14/60/240|
pomegranate-seeds||=|pomegranate arils|SR09286|raw|83 1.67 18.7 1.17 4 13.67 3 0.12 0 10.2 10 0.3 0|cup 174, tbsp 11~, handful 40~|100||vegan||fruit|-/5/240|pomegranate
fig|||fresh figs, fresh fig|SR09089|raw|74 0.75 19.18 0.3 2.9 16.26 1 0.06 0 2 35 0.37 0|piece 50, small 40, medium 50, large 64|99||vegan||fruit|2/4/-|
persimmon|||sharon fruit, kaki|SR09263|raw|70 0.58 18.59 0.19 3.6 12.53 1 0.02 0 7.5 8 0.15 0|piece 168|84||vegan||fruit|5/14/240|
passion-fruit|||passionfruit, granadilla|SR09231|raw|97 2.2 23.38 0.7 10.4 11.2 28 0.059 0 30 12 1.6 0|cup 236, piece 18|52||vegan||fruit|7/14/240|
lychee|||litchi|SR09164|raw|66 0.83 16.53 0.44 1.3 15.23 1 0.099 0 71.5 5 0.31 0|cup 190, piece 9.6|60||vegan||fruit|-/10/180|
rambutan|||longan|SR09172|raw|60 1.31 15.14 0.1 1.1 - 0 - 0 84 1 0.13 -|piece 9~|53||vegan||fruit|-/7/-|longan
guava||||SR09139|raw|68 2.55 14.32 0.95 5.4 8.92 2 0.272 0 228.3 18 0.26 0|cup 165, piece 55|78||vegan||fruit|3/5/240|
dragon-fruit|||pitaya, pitahaya|FN63116010|raw|57 0.36 15.23 0.14 3.1 9.75 1 0.022 0 4.3 9 0.18 0|cup 180, piece 75, slice 7, serving 75|60||vegan||fruit|3/7/-|
prickly-pear|||cactus fruit, tuna fruit|SR09287|raw|41 0.73 9.57 0.51 3.6 - 5 0.067 0 14 56 0.3 0|cup 149, piece 103|75||vegan||fruit|3/7/-|
star-fruit|||carambola|SR09060|raw|31 1.04 6.73 0.33 2.8 3.98 2 0.019 0 34.4 3 0.08 0|cup 132, piece 91, small 70, medium 91, large 124|97||vegan||fruit|3/14/-|
jackfruit||=|young jackfruit, green jackfruit, canned young jackfruit, tinned jackfruit, canned jackfruit|SR09144|raw|95 1.72 23.25 0.64 1.5 19.08 2 0.195 0 13.7 24 0.23 0|cup 165, can 280~|28||vegan||fruit vegetable|3/7/240|
durian||||SR09422|raw|147 1.47 27.09 5.33 3.8 - 2 - 0 19.7 6 0.43 -|cup 243, piece 602|32||vegan||fruit|2/5/120|
soursop|||guanabana|SR09315|raw|66 1 16.84 0.3 3.3 13.54 14 0.051 0 20.6 14 0.6 0|cup 225, piece 625|67||vegan||fruit|2/4/180|
custard-apple|||cherimoya, sugar apple, sitaphal|SR09321|raw|94 2.06 23.64 0.29 4.4 - 9 0.048 0 36.3 24 0.6 0|cup 250, piece 155|55||vegan||fruit|2/4/180|
sapodilla|||chikoo|SR09313|raw|83 0.44 19.96 1.1 5.3 - 12 0.194 0 14.7 21 0.8 0|cup 241, piece 170|80||vegan||fruit|3/5/-|
mamey|||mamey sapote|SR09314|raw|124 1.45 32.1 0.46 5.4 20.14 7 0.169 0 23 18 0.78 -|cup 175, piece 558|76||vegan||fruit|3/5/-|
tamarillo|||tree tomato|SR11529|raw|18 0.88 3.89 0.2 1.2 2.63 5 0.028 0 13.7 10 0.27 0|piece 62|75||vegan||fruit|5/14/-|tomato
loquat||||SR09174|raw|47 0.43 12.14 0.2 1.7 - 1 0.04 0 1 16 0.28 0|cup 149, piece 16, small 13.6, medium 16, large 20|65||vegan||fruit|3/7/-|
quince||||SR09296|raw|57 0.4 15.3 0.1 1.9 - 4 0.01 0 15 11 0.7 0|piece 92|61||vegan||fruit|14/60/-|
kumquat||||SR09149|raw|71 1.88 15.9 0.86 6.5 9.36 10 0.103 0 43.9 62 0.86 0|piece 19|93||vegan||fruit|7/21/-|
physalis||=|cape gooseberry, golden berries, ground cherry|SR09138|raw|53 1.9 11.2 0.7 - - - - 0 11 9 1 -|cup 140|94||vegan||fruit|7/21/-|
feijoa|||pineapple guava|SR09334|raw|61 0.71 15.21 0.42 6.4 8.2 3 0.104 0 32.9 17 0.14 -|cup 243, piece 42|60||vegan||fruit|3/7/-|
rhubarb||=|forced rhubarb|SR09307|raw|21 0.9 4.54 0.2 1.8 1.1 4 0.053 0 8 86 0.22 0|cup 122, piece 51, stalk 51|75||vegan||fruit vegetable|-/10/300|
acai||=|açaí, acai puree, acai berries|FN95342000|frozen|62 0.83 12.83 0.83 1.2 11.1 13 0 0 42.1 19 0.16 0|cup 248, package 100~, serving 248|100||vegan||fruit|-/3/240|acai juice blend
# Canned and cooked
pineapple-canned|canned pineapple|=|pineapple rings, pineapple chunks, pineapple in juice, crushed pineapple, tinned pineapple|SR09268|canned|60 0.42 15.7 0.08 0.8 14.45 1 0.006 0 9.5 14 0.28 0|cup 249, slice 47, can 432~|100||vegan||fruit|730/4/-|
peaches-canned|canned peaches|=|peach slices, tinned peaches|SR09238|canned|44 0.63 11.57 0.03 1.3 10.27 4 0.004 0 3.6 6 0.27 0|cup 250, can 410~|100||vegan||fruit|730/4/-|
pears-canned|canned pears|=|tinned pears, pear halves|SR09254|canned|50 0.34 12.94 0.07 1.6 9.7 4 0.004 0 1.6 9 0.29 0|cup 248, can 410~|100||vegan||fruit|730/4/-|
apricots-canned|canned apricots|=|tinned apricots|SR09024|canned|48 0.63 12.34 0.04 1.6 10.74 4 0.003 0 4.9 12 0.3 0|cup 244, piece 36, can 410~|100||vegan||fruit|730/4/-|
mandarins-canned|canned mandarins|=|mandarin segments, mandarin oranges, canned mandarin oranges, tinned mandarins|SR09219|canned|37 0.62 9.57 0.03 0.7 8.87 5 0.003 0 34.2 11 0.27 0|cup 249, can 298~|100||vegan||fruit|730/4/-|
cherries-canned|canned cherries|=|tinned cherries, cherries in syrup|SR09072|canned|54 0.91 13.81 0.02 1.5 12.31 3 0.004 0 2.5 14 0.58 0|cup 250, can 425~|100||vegan||fruit|730/4/-|
fruit-cocktail||=|canned fruit cocktail, fruit salad, tinned fruit salad|SR09097|canned|46 0.46 11.86 0.01 1 10.86 4 0.001 0 2.7 8 0.21 0|cup 237, can 410~|100||vegan||fruit|730/4/-|
lychees-canned|canned lychees|=|tinned lychees|SR09164|canned|66 0.83 16.53 0.44 1.3 15.23 1 0.099 0 71.5 5 0.31 0|cup 190, can 250~|100||vegan||fruit|730/4/-|fresh lychees
apple-stewed|stewed apple|=|cooked apple, apple compote, fruit compote|SR09005|cooked|53 0.26 13.64 0.36 2.4 11.01 1 0.058 0 0.2 5 0.19 0|cup 171|100||vegan||fruit|-/4/180|
pumpkin-puree|pumpkin purée|=|canned pumpkin, tinned pumpkin|SR11424|canned|34 1.1 8.09 0.28 2.9 3.3 5 0.146 0 4.2 26 1.39 0|cup 245, can 425~|100||vegan||vegetable baking|730/4/-|
rhubarb-stewed|stewed rhubarb|=|rhubarb compote|SR09310|cooked|116 0.39 31.2 0.05 2 28.7 1 0.014 0 3.3 145 0.21 0|cup 240|100||vegan||fruit|-/4/180|
plantain-fried|fried plantain|=|maduros, tostones, dodo|SR09447|cooked|236 1.42 40.77 7.51 3.2 21.76 6 1.816 - - 6 0.62 -|cup 169|100||vegan||starch fruit|-/3/90|
# Dried
raisins||=|raisin, seedless raisins|SR09298|dry|299 3.07 79.18 0.46 3.7 59.19 11 0.058 0 2.3 50 1.88 0|cup 165, tbsp 9~, handful 30~|100||vegan||fruit sweet|365/365/365|
sultanas||=|golden raisins, sultana, golden sultanas|SR09297|dry|302 3.39 79.52 0.46 4 59.19 12 0.151 0 3.2 53 1.79 0|cup 165, tbsp 9~, handful 30~|100||vegan|sulphites|fruit sweet|365/365/365|
currants||=|dried currants, zante currants|SR09085|dry|283 4.08 74.08 0.27 6.8 67.28 8 0.028 0 4.7 86 3.26 0|cup 144, tbsp 9~, handful 30~|100||vegan||fruit sweet|365/365/365|
dried-mixed-fruit||=|mixed dried fruit, mixed peel and fruit, dried fruit, luxury dried fruit|FN62101050|dry|298 2.28 78.62 0.62 4.8 66.33 32 0.104 0 5.5 39 1.3 0|cup 160, tbsp 9~, handful 30~, serving 40|100||vegan|sulphites|fruit sweet|365/365/365|
mixed-peel||=|candied peel, candied fruit, candied orange peel|SR09426|dry|322 0.34 82.74 0.07 1.6 80.68 98 0.01 0 0 18 0.17 0|tbsp 10~|100||vegan|sulphites|sweet baking|365/365/365|
glace-cherries|glacé cherries|=|candied cherries, maraschino cherries, cocktail cherries|SR09328|ready|165 0.22 41.97 0.21 3.2 38.77 4 0.039 0 0 54 0.43 0|cup 160~, piece 5|100||vegan|sulphites|sweet baking|365/365/365|
dried-apricots||=|apricots dried, ready-to-eat apricots, dried apricot|SR09032|dry|241 3.39 62.64 0.51 7.3 53.44 10 0.017 0 1 55 2.66 0|cup 130, piece 8~, handful 35~|100||vegan|sulphites|fruit sweet|365/365/365|
dates||=|medjool dates, date, medjool date, pitted dates|SR09421|dry|277 1.81 74.97 0.15 6.7 66.47 1 - - 0 64 0.9 -|cup 147~, piece 24|100||vegan||fruit sweet|365/365/365|
deglet-dates|deglet noor dates|=|chopped dates, dried dates|SR09087|dry|282 2.45 75.03 0.39 8 63.35 2 0.032 0 0.4 39 1.02 0|cup 147, piece 7.1|100||vegan||fruit sweet|365/365/365|
prunes||=|dried plums, pitted prunes, prune|SR09291|dry|240 2.18 63.88 0.38 7.1 38.13 2 0.088 0 0.6 43 0.93 0|cup 174, piece 9.5, handful 40~|100||vegan||fruit sweet|365/365/365|
dried-figs||=|dried fig|SR09094|dry|249 3.3 63.87 0.93 9.8 47.92 10 0.144 0 1.2 162 2.03 0|cup 149, piece 8.4|100||vegan||fruit sweet|365/365/365|
dried-cranberries||=|craisins, dried cranberry|SR09079|dry|308 0.17 82.8 1.09 5.3 72.56 5 0.088 0 0.2 9 0.39 0|cup 120~, tbsp 8~, handful 30~|100||vegan||fruit sweet|365/365/365|
dried-cherries||=|dried sour cherries|SR09044|dry|333 1.25 80.45 0.73 2.5 67.15 13 0.146 0 19.3 38 0.68 0|cup 160|100||vegan||fruit sweet|365/365/365|
dried-mango||=|mango dried|SR09178|dry|319 2.45 78.58 1.18 2.4 66.27 162 0.287 0 42.3 0 0.23 0|cup 120~, piece 10~, handful 35~|100||vegan|sulphites|fruit sweet|365/365/365|
dried-apple||=|apple rings|SR09011|dry|243 0.93 65.89 0.32 8.7 57.19 87 0.052 0 3.9 14 1.4 0|cup 86|100||vegan|sulphites|fruit sweet|365/365/365|
banana-chips||=|dried banana|SR19400|dry|519 2.3 58.4 33.6 7.7 35.34 6 28.97 0 6.3 18 1.25 0|cup 72~, handful 25~|100||vegan||fruit sweet|365/365/365|
goji-berries||=|wolfberries, barberries|SR09110|dry|349 14.26 77.06 0.39 13 45.61 298 0 0 48.4 190 6.8 -|tbsp 5.6|100||vegan||fruit sweet|365/365/365|
# Less usual, and what people also call for
mulberries||=|mulberry, sloes, sloe|SR09190|raw|43 1.44 9.8 0.39 1.7 8.1 10 0.027 0 36.4 39 1.85 0|cup 140, piece 1.5|100||vegan||fruit|-/5/240|
loganberries||=|tayberries, boysenberries|SR09167|frozen|55 1.52 13.02 0.31 5.3 7.7 1 0.011 0 15.3 26 0.64 0|cup 147|100||vegan||fruit|-/5/240|
cranberries-frozen|frozen cranberries|=||SR09078|frozen|46 0.46 11.97 0.13 3.6 4.27 2 0.008 0 14 8 0.23 0|cup 110|100||vegan||fruit|-/3/365|fresh cranberries
mango-frozen|frozen mango|=|frozen mango chunks|FN63129050|frozen|60 0.82 14.98 0.38 1.6 13.66 1 0.092 0 36.4 11 0.16 0|cup 150, slice 25, handful 70~, serving 75|100||vegan||fruit|-/3/365|
pineapple-frozen|frozen pineapple|=|frozen pineapple chunks|FN63141200|frozen|50 0.54 13.12 0.12 1.4 9.85 1 0.009 0 47.8 13 0.29 0|cup 150, serving 75|100||vegan||fruit|-/3/365|
cherries-frozen|frozen cherries|=|frozen sweet cherries, frozen dark cherries|FN63115200|frozen|63 1.06 16.01 0.2 2.1 12.82 0 0.038 0 7 13 0.36 0|cup 150, handful 70~, serving 75|100||vegan||fruit|-/3/365|
blackberries-frozen|frozen blackberries|=||SR09048|frozen|64 1.18 15.67 0.43 5 10.67 1 0.015 0 3.1 29 0.8 0|cup 151, package 510|100||vegan||fruit|-/3/365|
crab-apple|||crabapple|SR09077|raw|76 0.4 19.95 0.3 - - 1 0.048 0 8 18 0.36 -|cup 110, piece 35~|92||vegan||fruit|14/30/-|
medlar|||azarole|SR09296|raw|57 0.4 15.3 0.1 1.9 - 4 0.01 0 15 11 0.7 0|piece 30~|70||vegan||fruit|-/5/240|quince
mangosteen||||SR09177|canned|73 0.41 17.91 0.58 1.8 - 7 - 0 2.9 12 0.3 -|cup 216, piece 75~|100||vegan||fruit|-/5/240|canned mangosteen
acerola||=|west indian cherry|SR09001|raw|32 0.4 7.69 0.3 1.1 - 7 0.068 0 1677.6 12 0.2 0|cup 98, piece 4.8|100||vegan||fruit|-/5/240|
breadnut|jackfruit seeds|=|breadfruit seed|SR12003|cooked|168 5.3 32 2.3 4.8 - 23 0.621 0 6.1 61 0.6 -|handful 40~|100||vegan||fruit|-/5/240|boiled breadfruit seeds
fruit-puree|fruit purée|=|apple puree, baby food fruit, apple purée|SR09401|ready|42 0.17 11.27 0.1 1.1 9.39 2 0.008 0 21.2 4 0.23 -|cup 244, tbsp 15~|100||vegan||fruit|-/5/240|unsweetened apple sauce
apricot-nectar||=|peach nectar, fruit nectar|SR09036|ready|56 0.37 14.39 0.09 0.6 13.79 3 0.006 0 0.6 7 0.38 0|cup 266|100||vegan||drink liquid|365/5/-|
dried-peach||=|dried pear, dried pears|SR09246|dry|239 3.61 61.33 0.76 8.2 41.74 7 0.082 0 4.8 28 4.06 0|cup 160|100||vegan|sulphites|fruit|365/365/365|
dried-blueberries||=|dried strawberries, dried berries|SR09163|dry|317 2.5 80 2.5 7.5 67.5 3 0.2 0 23.8 19 0.9 0|cup 160|100||vegan||fruit|365/365/365|
ackee||=|canned ackee|SR09037|canned|160 2 8.53 14.66 6.7 0.66 7 2.126 0 10 12 0.55 0|can 280~|100||vegan||fruit|730/3/-|avocado
mixed-fruit||=|fruit, mixed fresh fruit, piece of fruit, fresh fruit|FN63100100|ready|65 0.65 16 0.21 1.8 11.88 2 0.052 0 19.6 12 0.15 0|cup 150, piece 120~, serving 75|100||vegan||fruit|-/4/180|
`,
}

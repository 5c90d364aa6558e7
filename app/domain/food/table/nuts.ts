import type { FoodTablePart } from './row.ts'

/**
 * Nuts, seeds and their butters. Columns (row.ts explains them):
 * id | name | plural | other names | USDA id | state | figures per 100 g | weights | edible % | other state |
 * diet | allergens | roles | keeps | stand-in
 */
export const NUTS: FoodTablePart = {
  group: 'nuts',
  rows: `
almonds||=|almond, whole almonds, raw almonds|SR12061|ready|579 21.15 21.55 49.93 12.5 4.35 1 3.802 0 0 269 3.71 0|cup 92, tbsp 9~, piece 1.2, handful 30~|100||vegan|nuts|nut|270/365/365|
flaked-almonds||=|sliced almonds, slivered almonds, almond flakes|SR12062|ready|590 21.4 18.67 52.52 9.9 4.63 19 3.953 0 0 236 3.28 0|cup 92~, tbsp 6~, handful 25~|100||vegan|nuts|nut|270/365/365|blanched almonds
blanched-almonds||=||SR12062|ready|590 21.4 18.67 52.52 9.9 4.63 19 3.953 0 0 236 3.28 0|cup 145, tbsp 9~, piece 1.2~, handful 30~|100||vegan|nuts|nut|270/365/365|
ground-almonds||=|almond flour, almond meal|SR12062|ready|590 21.4 18.67 52.52 9.9 4.63 19 3.953 0 0 236 3.28 0|cup 96~, tbsp 6~|100||vegan|nuts|baking nut|270/365/365|blanched almonds
cashews||=|cashew nuts, cashew, raw cashews, cashew nut|SR12087|ready|553 18.22 30.19 43.85 3.3 5.91 12 7.783 0 0.5 37 6.68 -|cup 137~, tbsp 9~, handful 30~|100||vegan|nuts|nut|270/365/365|
roasted-cashews||=|salted cashews|SR12085|ready|574 15.31 32.69 46.35 3 5.01 16 9.157 0 0 45 6 0|cup 137, tbsp 8.6, handful 30~|100||vegan|nuts|nut|270/365/365|
walnuts||=|walnut halves, walnut, walnut pieces|SR12155|ready|654 15.23 13.71 65.21 6.7 2.61 2 6.126 0 1.3 98 2.91 0|cup 117, tbsp 7~, piece 4~, handful 25~|100||vegan|nuts|nut|270/365/365|
pecans||=|pecan nuts, pecan, pecan halves|SR12142|ready|691 9.17 13.86 71.97 9.6 3.97 0 6.18 0 1.1 70 2.53 0|cup 109, piece 1.5~, handful 25~|100||vegan|nuts|nut|270/365/365|
hazelnuts||=|filberts, hazelnut, cobnuts, blanched hazelnuts|SR12120|ready|628 14.95 16.7 60.75 9.7 4.34 0 4.464 0 6.3 114 4.7 0|cup 115, tbsp 8~, piece 1.4, handful 30~|100||vegan|nuts|nut|270/365/365|
pistachios||=|pistachio nuts, pistachio, shelled pistachios|SR12151|ready|560 20.16 27.17 45.32 10.6 7.66 1 5.907 0 5.6 105 3.92 0|cup 123, tbsp 8~, handful 30~|53||vegan|nuts|nut|270/365/365|
brazil-nuts||=|brazil nut|SR12078|ready|659 14.32 11.74 67.1 7.5 2.33 3 16.134 0 0.7 160 2.43 0|cup 133, handful 30~|100||vegan|nuts|nut|270/365/365|
macadamia-nuts||=|macadamias, macadamia nut|SR12131|ready|718 7.91 13.82 75.77 8.6 4.57 5 12.061 0 1.2 85 3.69 0|cup 134, handful 30~|100||vegan|nuts|nut|270/365/365|
pine-nuts||=|pine kernels, pine nut, pignoli|SR12147|ready|673 13.69 13.08 68.37 3.7 3.59 2 4.899 0 0.8 16 5.53 0|cup 135, piece 0.17, handful 25~|100||vegan||nut|270/365/365|
chestnuts||=|cooked chestnuts, vacuum-packed chestnuts, roast chestnuts, chestnut|SR12167|ready|245 3.17 52.96 2.2 5.1 10.6 2 0.414 0 26 29 0.91 0|cup 143, piece 8.4, package 180~|100||vegan||nut starch|270/365/365|
mixed-nuts||=|unsalted mixed nuts, nuts|SR12138|ready|615 15.52 22.27 56.17 5.5 - 11 9.087 0 0.5 106 2.57 0|cup 144, tbsp 9~, handful 30~|100||vegan|nuts peanuts|nut|270/365/365|
peanuts||=|peanut, monkey nuts, raw peanuts, groundnuts|SR16087|ready|567 25.8 16.13 49.24 8.5 4.72 18 6.279 0 0 92 4.58 0|cup 146, tbsp 9~, handful 30~|100||vegan|peanuts|nut|270/365/365|
roasted-peanuts||=|salted peanuts, dry-roasted peanuts, dry roasted peanuts|SR16390|ready|587 24.35 21.26 49.66 8.4 4.9 6 7.723 0 0 58 1.58 0|cup 146, piece 1, handful 30~|100||vegan|peanuts|nut|270/365/365|
peanut-butter||=|smooth peanut butter, crunchy peanut butter, pip and nut|SR16398|ready|598 22.21 22.31 51.36 5 10.49 17 10.325 0 0 49 1.74 0|cup 258, tbsp 16, tsp 5.3~|100||vegan|peanuts|nut sauce|180/180/-|
almond-butter||=||SR12195|ready|614 20.96 18.82 55.5 10.3 4.43 7 4.152 0 0 347 3.49 0|cup 250, tbsp 16|100||vegan|nuts|nut sauce|180/180/-|
cashew-butter||=||SR12088|ready|587 17.56 27.57 49.41 2 - 15 9.763 0 0 43 5.03 0|tbsp 16|100||vegan|nuts|nut sauce|180/180/-|
tahini||=|sesame paste, tahini paste, tahina|SR12166|ready|595 17 21.19 53.76 9.3 0.49 115 7.529 0 0 426 8.95 0|tbsp 15, tsp 5~|100||vegan|sesame|sauce nut|180/180/-|
sunflower-seed-butter||=||SR12040|ready|617 17.28 23.32 55.2 5.7 10.54 3 4.678 0 2.7 64 4.12 -|tbsp 16|100||vegan||nut sauce|180/180/-|
sesame-seeds||=|sesame seed, toasted sesame seeds, white sesame seeds, black sesame seeds|SR12023|ready|573 17.73 23.45 49.67 11.8 0.3 11 6.957 0 0 975 14.55 0|cup 144, tbsp 9|100||vegan|sesame|nut spice|270/365/365|
sunflower-seeds||=|sunflower seed, sunflower kernels|SR12036|ready|584 20.78 20 51.46 8.6 2.62 9 4.455 0 1.4 78 5.25 0|cup 140, tbsp 9~, handful 30~|100||vegan||nut|270/365/365|
pumpkin-seeds||=|pepitas, pumpkin seed|SR12014|ready|559 30.23 10.71 49.05 6 1.4 7 8.659 0 1.9 46 8.82 0|cup 129, tbsp 8~, handful 30~|100||vegan||nut|270/365/365|
mixed-seeds||=|seeds, seed mix|FN43107000|ready|580 21.96 21.73 49.61 10 2.37 7 6.05 0 1.5 66 4.87 0|cup 145, tbsp 9~, handful 30~, serving 28|100||vegan|sesame|nut|270/365/365|
chia-seeds||=|chia, chia seed|SR12006|ready|486 16.54 42.12 30.74 34.4 - 16 3.33 0 1.6 631 7.72 -|tbsp 12~, tsp 4~|100||vegan||nut|270/365/365|
flaxseed||=|linseed, flax seeds, flaxseeds, ground flaxseed, milled linseed, flax, flaxseed meal, flax meal|SR12220|ready|534 18.29 28.88 42.16 27.3 1.55 30 3.663 0 0.6 255 5.73 0|cup 168, tbsp 10.3, tsp 3.4|100||vegan||nut|270/365/365|
hemp-seeds||=|shelled hemp seeds, hemp hearts|SR12012|ready|553 31.56 8.67 48.75 4 1.5 5 4.6 0 0.5 70 7.95 -|tbsp 10|100||vegan||nut|270/365/365|
lotus-seeds||=|makhana, fox nuts|SR12013|ready|332 15.41 64.47 1.97 - - 5 0.33 0 0 163 3.53 -|cup 32|100||vegan||nut|270/365/365|
watermelon-seeds||=|egusi, melon seeds|SR12174|ready|557 28.33 15.31 47.37 - - 99 9.779 0 0 54 7.28 -|cup 108|100||vegan||nut|270/365/365|
coconut||=|fresh coconut, coconut flesh, grated coconut|SR12104|ready|354 3.33 15.23 33.49 9 6.23 20 29.698 0 3.3 14 2.43 0|cup 80, piece 45, medium 397|52||vegan||nut fruit|14/7/180|
desiccated-coconut||=|shredded coconut, dried coconut, unsweetened shredded coconut, coconut flakes, unsweetened coconut|SR12108|ready|660 6.88 23.65 64.53 16.3 7.35 37 57.218 0 1.5 26 3.32 0|cup 80~, tbsp 5~, handful 25~|100||vegan|sulphites|nut baking|270/365/365|
sweetened-coconut||=|sweetened shredded coconut, sweetened coconut flakes|SR12179|ready|501 2.88 47.67 35.49 4.5 43.17 262 31.468 0 0.7 15 1.92 0|cup 93, tbsp 5~, package 199|100||vegan|sulphites|sweet baking|270/365/365|
almond-paste||=|marzipan|SR12071|ready|458 9 47.81 27.74 4.8 36.25 9 2.629 0 0.1 172 1.6 0|cup 227|100||vegan|nuts|sweet baking|180/-/-|
trail-mix||=|fruit and nut mix|SR19059|ready|462 13.8 44.9 29.4 - - 229 5.55 0 1.4 78 3.05 -|cup 150, handful 40~|100||vegan|nuts peanuts|nut sweet|270/365/365|
# Less usual, and what people also call for
nut-butter||=|mixed nut butter, hazelnut butter, nut butters|SR12195|ready|614 20.96 18.82 55.5 10.3 4.43 7 4.152 0 0 347 3.49 0|cup 250, tbsp 16|100||vegan|nuts|nut sauce|270/365/365|almond butter
candlenuts||=|candlenut, kemiri|SR12131|ready|718 7.91 13.82 75.77 8.6 4.57 5 12.061 0 1.2 85 3.69 0|piece 3~|100||vegan||nut|270/365/365|macadamia nuts
ginkgo-nuts||=|ginkgo|SR12127|ready|182 4.32 37.6 1.68 - - 7 0.319 0 15 2 1 -|cup 140~, piece 2~|100||vegan|nuts|nut|270/365/365|
tiger-nuts||=|tigernuts|SR12094|ready|363 6.82 79.76 1.81 - - 5 0.266 0 58.5 29 2.29 -|cup 140~, handful 30~|100||vegan||nut|270/365/365|dried chestnuts
chestnut-puree|chestnut purée|=|sweetened chestnut puree|SR12101|canned|131 2 27.76 1.38 - - 27 0.26 0 26.7 46 1.73 -|tbsp 16~, can 435~|100||vegan||nut|730/5/90|boiled chestnuts
toasted-almonds||=|roasted almonds, salted almonds, smoked almonds|SR12063|ready|598 20.96 21.01 52.54 10.9 4.86 3 4.092 0 0 268 3.73 0|cup 138, handful 30~|100||vegan|nuts|nut|270/365/365|
coconut-butter||=|creamed coconut block, creamed coconut, coconut cream block|SR12177|ready|684 5.3 21.52 69.08 - - 37 61.257 0 1.5 26 3.36 -|tbsp 15~, package 200~|100||vegan||fat nut|365/-/-|
`,
}

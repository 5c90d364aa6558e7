import type { FoodTablePart } from './row.ts'

/**
 * Oils, butter and other fats. Columns (row.ts explains them):
 * id | name | plural | other names | USDA id | state | figures per 100 g | weights | edible % | other state |
 * diet | allergens | roles | keeps | stand-in
 */
export const FATS: FoodTablePart = {
  group: 'fats',
  rows: `
olive-oil||=|extra virgin olive oil, evoo, extra-virgin olive oil, light olive oil|SR04053|ready|884 0 0 100 0 0 2 13.808 0 0 1 0.56 0|cup 216, tbsp 13.5, tsp 4.5, serving 14~|100||vegan||fat|540/-/-|
vegetable-oil||=|oil, cooking oil, frying oil, oil for frying, neutral oil, flavourless oil|SR04669|ready|884 0 0 100 0 0 0 15.251 0 0 0 0.02 0|cup 218, tbsp 13.6, tsp 4.5|100||vegan||fat|540/-/-|
soybean-oil||=|soya oil, soy oil, soya bean oil|SR04044|ready|884 0 0 100 0 0 0 15.65 0 0 0 0.05 0|cup 218, tbsp 13.6, tsp 4.5~|100||vegan|soya|fat|540/-/-|
sunflower-oil||=||SR04506|ready|884 0 0 100 0 0 0 10.3 0 0 0 0 0|cup 218, tbsp 13.6, tsp 4.5|100||vegan||fat|540/-/-|
rapeseed-oil||=|canola oil, canola, cold-pressed rapeseed oil|SR04582|ready|884 0 0 100 0 0 0 7.365 0 0 0 0 0|cup 218, tbsp 14, tsp 4.5|100||vegan||fat|540/-/-|
groundnut-oil||=|peanut oil|SR04042|ready|884 0 0 100 0 0 0 16.9 0 0 0 0.03 0|cup 216, tbsp 13.5, tsp 4.5|100||vegan|peanuts|fat|540/-/-|
corn-oil||=|maize oil|SR04518|ready|900 0 0 100 0 0 0 12.948 0 0 0 0 0|cup 218, tbsp 13.6, tsp 4.5|100||vegan||fat|540/-/-|
sesame-oil||=|toasted sesame oil, dark sesame oil|SR04058|ready|884 0 0 100 0 0 0 14.2 0 0 0 0 0|cup 218, tbsp 13.6, tsp 4.5|100||vegan|sesame|fat|540/-/-|
coconut-oil||=|virgin coconut oil|SR04047|ready|892 0 0 99.06 0 0 0 82.475 0 0 1 0.05 0|cup 218, tbsp 13.6, tsp 4.5|100||vegan||fat|540/-/-|
avocado-oil||=||SR04581|ready|884 0 0 100 0 - 0 11.56 - 0 0 0 -|cup 218, tbsp 14, tsp 4.5|100||vegan||fat|540/-/-|
walnut-oil||=||SR04528|ready|884 0 0 100 0 0 0 9.1 0 0 0 0 0|cup 218, tbsp 13.6, tsp 4.5|100||vegan|nuts|fat|540/-/-|
hazelnut-oil||=||SR04532|ready|884 0 0 100 0 0 0 7.4 0 0 0 0 0|cup 218, tbsp 13.6, tsp 4.5|100||vegan|nuts|fat|540/-/-|
almond-oil||=||SR04529|ready|884 0 0 100 0 0 0 8.2 0 0 0 0 0|cup 218, tbsp 13.6, tsp 4.5|100||vegan|nuts|fat|540/-/-|
flaxseed-oil||=|linseed oil|SR42231|ready|884 0.11 0 99.98 0 0 0 8.976 0 0 1 0 0|cup 218, tbsp 13.6|100||vegan||fat|540/-/-|
grapeseed-oil||=||SR04517|ready|884 0 0 100 0 0 0 9.6 0 0 0 0 0|cup 218, tbsp 13.6, tsp 4.5|100||vegan||fat|540/-/-|
rice-bran-oil||=||SR04037|ready|884 0 0 100 0 0 0 19.7 0 0 0 0.07 0|cup 218, tbsp 13.6, tsp 4.5|100||vegan||fat|540/-/-|
mustard-oil||=||SR04583|ready|884 0 0 100 0 - 0 11.582 - 0 0 0 -|cup 218, tbsp 14, tsp 4.5|100||vegan|mustard|fat|540/-/-|
palm-oil||=|red palm oil, dende oil|SR04055|ready|884 0 0 100 0 0 0 49.3 0 0 0 0.01 0|cup 216, tbsp 13.6, tsp 4.5|100||vegan||fat|540/-/-|
safflower-oil||=||SR04510|ready|884 0 0 100 0 0 0 6.203 0 0 0 0 0|cup 218, tbsp 13.6, tsp 4.5|100||vegan||fat|540/-/-|
truffle-oil|flavoured oil|=|chilli oil, chili oil, garlic oil, crispy chilli oil, truffle oil, infused oil, basil oil, lemon oil|SR04053|ready|884 0 0 100 0 0 2 13.808 0 0 1 0.56 0|tbsp 13.5, tsp 4.5|100||vegan||fat sauce|540/-/-|olive oil
chilli-crisp||=|chilli crisp oil, lao gan ma|SR04053|ready|884 0 0 100 0 0 2 13.808 0 0 1 0.56 0|tbsp 13.5, tsp 4.5|100||vegan|soya peanuts sesame|sauce fat|540/-/-|olive oil
butter||=|salted butter, lurpak|SR01001|ready|717 0.85 0.06 81.11 0 0.06 643 51.368 215 0 24 0.02 0|cup 227, tbsp 14.2, piece 5|100||vegetarian|milk|fat dairy|-/60/270|
unsalted-butter||=||SR01145|ready|717 0.85 0.06 81.11 0 0.06 11 50.489 215 0 24 0.02 0|cup 227, tbsp 14.2, piece 5|100||vegetarian|milk|fat dairy|-/60/270|
spreadable-butter||=|whipped butter, lurpak spreadable|SR01002|ready|718 0.49 2.87 78.3 0 0.06 583 45.39 225 0 23 0.05 0|cup 151, tbsp 9.4|100||vegetarian|milk|fat dairy|-/60/270|
ghee||=|clarified butter, desi ghee|FN81204000|ready|876 0.28 0 99.48 0 0 2 61.924 256 0 4 0 0|cup 224, tbsp 14, tsp 4.3~, serving 14|100||vegetarian|milk|fat|365/365/-|
lard||=|dripping, pork lard|SR04002|ready|902 0 0 100 0 0 0 39.2 95 0 0 0 0|cup 205, tbsp 12.8|100||none||fat|180/180/365|
beef-dripping||=|beef fat, tallow, beef tallow|SR04001|ready|902 0 0 100 0 0 0 49.8 109 0 0 0 0|cup 205, tbsp 12.8|100||none||fat|180/180/365|
duck-fat||=|goose fat, chicken fat, schmaltz|SR04576|ready|900 0 0 99.8 0 - 0 27.7 100 0 0 0 -|cup 205, tbsp 12.8|100||none||fat|180/180/365|
bacon-fat||=|bacon dripping, bacon grease|SR04609|ready|897 0 0 99.5 0 0 150 39.004 95 0 0 0 0|tsp 4.3|100||none||fat|-/60/180|
margarine||=|spread, baking spread, sunflower spread, flora, stork, i can't believe it's not butter|SR04610|ready|717 0.16 0.7 80.71 0 0 751 15.189 0 0.2 3 0.06 0|cup 227, tbsp 14, tsp 4.7, piece 113|100||vegetarian|milk|fat|-/90/180|
vegan-spread||=|dairy-free spread, vegan butter, plant butter, vegetable spread, vegan margarine, dairy-free butter|SR04617|ready|717 0.16 0.7 80.71 0 0 2 15.189 0 0.2 3 0.06 0|cup 227, tbsp 14.2, piece 113|100||vegan||fat|-/90/180|unsalted margarine
vegetable-shortening||=|shortening, vegetable fat, trex, crisco|SR04615|ready|884 0 0 99.97 0 0 4 24.98 0 0 1 0.07 0|cup 205, tbsp 12.8|100||vegan||fat|365/-/-|
cocoa-butter||=||SR04501|ready|884 0 0 100 0 0 0 59.7 0 0 0 0 0|cup 218, tbsp 13.6, tsp 4.5|100||vegan||fat baking|540/-/-|
`,
}

import type { FoodTablePart } from './row.ts'

/**
 * Eggs. Columns (row.ts explains them):
 * id | name | plural | other names | USDA id | state | figures per 100 g | weights | edible % | other state |
 * diet | allergens | roles | keeps | stand-in
 */
export const EGGS: FoodTablePart = {
  group: 'eggs',
  rows: `
egg|||hen egg, large egg, medium egg, free-range egg, whole egg, eggwash, egg wash|SR01123|raw|143 12.56 0.72 9.51 0 0.37 142 3.126 372 0 56 1.75 0|cup 243, piece 50, small 38, medium 44, large 50|88|egg-boiled 1|vegetarian|eggs|protein|-/21/-|
egg-white||||SR01124|raw|52 10.9 0.73 0.17 0 0.71 166 0 0 0 7 0.08 0|cup 243, piece 33, large 33|100||vegetarian|eggs|protein|-/3/180|
egg-yolk||||SR01125|raw|322 15.86 3.59 26.54 0 0.56 48 9.551 1085 0 129 2.73 0|cup 243, piece 17, large 17|100||vegetarian|eggs|protein fat|-/2/-|
duck-egg|||ducks egg, duck’s egg|SR01138|raw|185 12.81 1.45 13.77 0 0.93 146 3.681 884 0 64 3.85 0|piece 70|88||vegetarian|eggs|protein|-/21/-|
quail-egg|||quails' egg, quail's egg|SR01140|raw|158 13.05 0.41 11.09 0 0.4 141 3.557 844 0 64 3.65 0|piece 9|88||vegetarian|eggs|protein|-/21/-|
goose-egg||||SR01139|raw|185 13.87 1.35 13.27 0 0.94 138 3.595 852 0 60 3.64 0|piece 144|88||vegetarian|eggs|protein|-/21/-|
egg-boiled|boiled egg||hard-boiled egg, soft-boiled egg, hard boiled egg|SR01129|cooked|155 12.58 1.12 10.61 0 1.12 124 3.267 373 0 50 1.19 0|cup 136, tbsp 8.5, piece 50, large 50|100|egg 1|vegetarian|eggs|protein|-/5/-|
egg-poached|poached egg|||SR01131|cooked|143 12.51 0.71 9.47 0 0.37 297 3.113 370 0 56 1.75 0|piece 50, large 50|100||vegetarian|eggs|protein|-/2/-|
egg-fried|fried egg|||SR01128|cooked|196 13.61 0.83 14.84 0 0.4 207 4.323 401 0 62 1.89 0|piece 46, large 46|100||vegetarian|eggs|protein|-/2/-|
egg-scrambled|scrambled eggs|=|scrambled egg|SR01132|cooked|149 9.99 1.61 10.98 0 1.39 145 3.331 277 0 66 1.31 0|cup 220, tbsp 13.7, piece 61, large 61, serving 122~|100||vegetarian|eggs milk|protein dish|-/2/-|
liquid-egg-white||=|pasteurised egg white, carton egg whites, egg beaters|SR01172|raw|48 10.2 1.04 0 0 0.25 169 0 0 0 8 0.04 0|tbsp 15.2~|100||vegetarian|eggs|protein|-/7/180|
egg-powder||=|dried egg, powdered egg|SR01133|dry|592 48.05 1.13 43.9 0 0.56 476 15.069 1630 0 244 7.2 0|cup 85, tbsp 5|100||vegetarian|eggs|protein|365/-/-|
# Less usual, and what people also call for
pickled-eggs||=|pickled egg|FN31107000|ready|154 12.49 1.11 10.54 0 1.11 392 3.244 370 0 50 1.18 0|piece 50~, serving 50|100||vegetarian|eggs|protein|30/30/-|
egg-replacer||=|egg substitute, vegan egg, powdered egg replacer|SR20027|dry|381 0.26 91.27 0.05 0.9 0 9 0.009 0 0 2 0.47 0|tbsp 8~, tsp 2.7~|100||vegan||baking|365/-/-|cornflour
`,
}

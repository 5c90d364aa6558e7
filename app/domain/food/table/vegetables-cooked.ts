import type { FoodTablePart } from './row.ts'

/**
 * Vegetables cooked with fat or dressed, as they are eaten. Columns (row.ts explains them):
 * id | name | plural | other names | USDA id | state | figures per 100 g | weights | edible % | other state |
 * diet | allergens | roles | keeps | stand-in
 */
export const VEGETABLES_COOKED: FoodTablePart = {
  group: 'vegetables',
  rows: `
broccoli-buttered|buttered broccoli|=|broccoli with butter|FN72201224|cooked|60 2.61 6.33 2.62 2.4 1.42 171 1.023 4 78.3 47 0.7 0|cup 160, piece 10, serving 80|100||vegetarian|milk|vegetable|-/3/90|
green-beans-buttered|buttered green beans|=|green beans with butter|FN75205045|cooked|52 1.86 7.04 2.5 2.7 3.3 141 1.034 4 10.5 38 1.04 0|cup 145, piece 6, serving 73|100||vegetarian|milk|vegetable|-/3/90|
peas-buttered|buttered peas|=|peas with butter|FN75224047|cooked|95 5 13.82 2.45 4.4 4.27 199 0.991 4 9.6 24 1.47 0|cup 165, serving 83|100||vegetarian|milk|vegetable|-/3/90|
carrots-buttered|buttered carrots|=|carrots with butter|FN73102218|cooked|62 0.96 9.67 2.52 2.8 4.79 205 1.016 4 5.1 34 0.3 0|cup 160, slice 5, serving 80|100||vegetarian|milk|vegetable|-/3/90|
cabbage-buttered|buttered cabbage|=|buttery cabbage, cabbage with butter|FN75211032|cooked|46 1.31 5.86 2.38 2.5 3.24 153 1.018 4 31.4 41 0.48 0|cup 155, head 710, serving 78|100||vegetarian|milk|vegetable|-/3/90|
corn-buttered|buttered sweetcorn|=|corn with butter, buttered corn on the cob, elote|FN75216135|cooked|103 3.18 18.11 3.5 1.9 6.07 144 1.259 4 5.6 3 0.5 0|cup 170, serving 85|100||vegetarian|milk|vegetable|-/3/90|
spinach-sauteed|sautéed spinach|=|spinach with garlic, spinach cooked in oil|FN72125217|cooked|63 3.31 3.01 4.1 1.8 0.48 254 0.539 0 24.2 76 1.2 0|cup 185, serving 93|100||vegan||vegetable|-/3/90|
mushrooms-in-oil|mushrooms fried in oil|=|garlic mushrooms|FN75219033|cooked|70 3.5 5 4.05 1.2 2.4 148 0.556 0 2.2 6 0.28 0|cup 160, piece 13, slice 6, serving 80|100||vegan||vegetable|-/3/90|
cabbage-fried|fried cabbage|=|stir-fried cabbage|FN75211031|cooked|52 1.29 5.85 3.13 2.5 3.23 135 0.448 0 31.4 40 0.48 0|cup 155, serving 78|100||vegan||vegetable|-/3/90|
kale-sauteed|sautéed kale|=||FN72119221|cooked|69 3.05 4.61 4.29 4.3 0.84 185 0.906 2 68.1 265 1.67 0|cup 135, serving 68|100||vegan||vegetable|-/3/90|
broccoli-stir-fried|stir-fried broccoli|=|roast broccoli, broccoli cooked in oil|FN72201223|cooked|67 2.59 6.32 3.37 2.4 1.41 153 0.453 0 78.3 47 0.7 0|cup 160, piece 10, serving 80|100||vegan||vegetable|-/3/90|
cauliflower-roasted|roast cauliflower in oil|=|cauliflower cooked in oil, aloo gobi cauliflower|FN75214027|cooked|52 1.94 5.01 3.31 2 1.93 147 0.544 0 41.3 22 0.43 0|cup 160, piece 13, serving 80|100||vegan||vegetable|-/3/90|
green-beans-fried|stir-fried green beans|=||FN75205044|cooked|58 1.84 7.03 3.25 2.7 3.29 123 0.464 0 10.5 37 1.04 0|cup 145, piece 6, serving 73|100||vegan||vegetable|-/3/90|
asparagus-roasted|roast asparagus|=||FN75202027|cooked|49 2.29 4.04 3.25 2.2 1.96 123 0.468 0 5 25 2.23 0|cup 185, piece 4, serving 93|100||vegan||vegetable|-/3/90|
carrots-roasted|roast carrots in oil|=||FN73102217|cooked|69 0.94 9.66 3.27 2.8 4.78 187 0.446 0 5.1 33 0.31 0|cup 160, slice 5, serving 80|100||vegan||vegetable|-/3/90|
sprouts-roasted|roast sprouts in oil|=|brussels sprouts roasted, roast brussels sprouts|FN75209021|cooked|67 3.42 9.03 2.96 3.8 2.22 151 0.761 2 72.9 43 1.42 0|cup 160, piece 20, serving 80|100||vegan||vegetable|-/3/90|
parsnips-roasted|roast parsnips in oil|=|honey roast parsnips|FN75222020|cooked|92 1.29 16.47 2.84 3.5 4.65 131 0.719 2 12.6 36 0.56 0|cup 160, piece 100, serving 80|100||vegan||vegetable|-/3/90|cooked parsnips with fat
sweet-potato-mash||=|mashed sweet potato|FN73409000|cooked|94 1.68 16.96 2.36 1.9 7.61 153 1.393 7 10.1 42 0.57 0|cup 250, serving 125|100||vegetarian|milk|starch vegetable|-/3/90|
potato-home-fries|sauté potatoes|=|home fries, pan-fried potatoes|FN71403040|cooked|185 1.96 18.76 11.52 1.6 1.26 279 1.587 0 9.8 9 0.65 0|cup 200, piece 100, serving 100|100||vegan||starch vegetable|-/3/90|
potato-smiles|oven-baked wedges|=|potato wedges oven, skin-on wedges|FN71401015|cooked|166 2.02 19.34 9.16 1.7 1.3 147 1.265 0 10.1 9 0.66 0|cup 60, piece 8, serving 110|100||vegan||starch vegetable|-/3/90|
mashed-potato-gravy|mashed potato with gravy|=|mash and gravy|FN71501012|cooked|100 1.86 15.14 3.78 1 1.77 246 1.845 9 8.1 22 0.24 0|cup 250, piece 147, serving 125|100||none|milk gluten celery|starch dish|-/3/90|
cheesy-mash||=|mashed potato with cheese|FN71501011|cooked|145 4.41 15.98 7.28 1 1.94 258 3.973 20 9 98 0.27 0|cup 250, piece 147, serving 125|100||vegetarian|milk|starch dish|-/3/90|
potato-skins||=|loaded potato skins|FN71411000|cooked|215 7.64 15.52 13.68 1.4 1.02 488 4.846 23 7.5 134 0.67 0|piece 35, serving 113|100||none|milk|starch dish|-/3/90|
yuca-fries||=|cassava chips, cassava fries, fried yuca|FN71930190|cooked|269 1.24 34.72 13.94 1.6 1.55 154 1.937 0 15 15 0.27 0|cup 140, serving 70|100||vegan||starch|-/3/90|
cassava-cooked|cooked cassava|=|boiled cassava, boiled yuca|FN71930120|cooked|191 1.42 39.62 3.03 1.9 1.78 145 0.798 2 18.2 17 0.28 0|cup 160, serving 80|100|cassava 1|vegan||starch|-/3/90|
fried-green-tomatoes||=||FN74205010|cooked|216 3.68 21.78 12.84 1.3 1.58 317 1.814 11 6.2 29 1.64 0|cup 180, slice 35, serving 90|100||vegetarian|gluten eggs milk|vegetable|-/3/90|
fried-okra||=|bhindi fry, kurkuri bhindi|FN75414500|cooked|219 3.88 22.37 12.84 1.6 1.42 316 1.824 11 3.6 52 1.71 0|cup 90, piece 8, serving 45|100||vegetarian|gluten eggs milk|vegetable|-/3/90|
aubergine-parmigiana||=|eggplant parmesan, melanzane alla parmigiana, aubergine parmesan|FN75412070|cooked|90 6.16 6.34 4.84 2.2 3.39 325 2.667 15 3 164 0.45 0|cup 198, serving 99|100||none|milk gluten|dish|-/3/90|
stuffed-aubergine||=|imam bayildi|FN77316600|cooked|96 7.11 4.67 5.53 1.5 2.89 176 1.918 54 4.5 57 0.85 0|cup 203, piece 86, serving 152|100||none||dish|-/3/90|aubergine and meat casserole
sambar||=|vegetable sambar, rasam|FN41311020|cooked|86 4.32 11.8 2.71 4 2.08 207 0.374 0 3.2 19 1.68 0|cup 248, serving 124|100||vegan|mustard|dish|-/3/90|
vegetable-stew||=|vegetable casserole, vegetable tagine, vegetarian stew, bean stew, chickpea stew|FN41812800|cooked|32 0.7 3.07 2.15 1.1 1.61 141 1.153 6 4.7 33 0.25 0|cup 247, serving 185|100||vegetarian|celery gluten soya|dish|-/3/90|
`,
}

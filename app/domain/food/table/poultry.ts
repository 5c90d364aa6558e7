import type { FoodTablePart } from './row.ts'

/**
 * Poultry and game birds, raw and cooked. Columns (row.ts explains them):
 * id | name | plural | other names | USDA id | state | figures per 100 g | weights | edible % | other state |
 * diet | allergens | roles | keeps | stand-in
 */
export const POULTRY: FoodTablePart = {
  group: 'poultry',
  rows: `
chicken-breast|||chicken breast fillet, chicken breast fillets, skinless chicken breast, boneless skinless chicken breast, chicken fillet, chicken breast meat, diced chicken, chicken strips, chicken mini fillets, chicken tenderloin, chicken tender, chicken cutlet|SR05062|raw|120 22.5 0 2.62 0 0 45 0.563 73 0 5 0.37 0|cup 140~, piece 174~, small 130~, medium 174~, large 227~, fillet 174~|100|chicken-breast-cooked 0.75|none||protein|-/2/270|
chicken-breast-cooked|cooked chicken breast||grilled chicken breast, roast chicken breast, shredded chicken, cooked chicken, poached chicken, leftover chicken, roast chicken|SR05064|cooked|165 31.02 0 3.57 0 0 74 1.01 85 0 15 1.04 0|cup 140, piece 130~|100|chicken-breast 1.33|none||protein|-/3/120|
chicken-breast-with-skin||chicken breasts with skin|skin-on chicken breast, chicken supreme|SR05057|raw|172 20.85 0 9.25 0 0 63 2.66 64 0 11 0.74 0|piece 200~|80||none||protein|-/2/270|
chicken-thigh|||boneless chicken thigh, skinless chicken thigh, chicken thigh fillet, boneless skinless chicken thighs, chicken thigh meat, chicken thigh fillets|SR05096|raw|121 19.66 0 4.12 0 0 95 1.097 94 0 7 0.81 0|cup 140~, piece 100~, small 75~, medium 100~, large 149, fillet 100~|100|chicken-thigh-cooked 0.72|none||protein|-/2/270|
chicken-thigh-cooked|cooked chicken thigh||roast chicken thigh|SR05098|cooked|179 24.76 0 8.15 0 0 106 2.311 133 0 9 1.13 0|piece 75~|100|chicken-thigh 1.39|none||protein|-/3/120|
chicken-thigh-with-skin||chicken thighs with skin|bone-in chicken thigh, skin-on chicken thigh, bone-in chicken thighs|SR05091|raw|221 16.52 0.25 16.61 0 0 81 4.524 98 0 7 0.68 0|piece 115~|79||none||protein|-/2/270|
chicken-drumstick|||drumstick|SR05066|raw|161 18.08 0.11 9.2 0 0 106 2.459 92 0 8 0.71 0|piece 75~|67|chicken-drumstick-cooked 0.75|none||protein|-/2/270|
chicken-drumstick-cooked|cooked chicken drumstick||roast chicken drumstick|SR05069|cooked|191 23.35 0 10.15 0 0 123 2.74 130 0 11 1.11 0|piece 58~|100|chicken-drumstick 1.33|none||protein|-/3/120|
chicken-leg|||chicken leg quarter, chicken quarter, chicken pieces|SR05075|raw|214 16.37 0.17 15.95 0 0 84 4.366 93 0.2 9 0.69 0|piece 240~|73|chicken-leg-cooked 0.73|none||protein|-/2/270|
chicken-leg-cooked|cooked chicken leg||roast chicken leg|SR05078|cooked|184 24.03 0 8.99 0 0 98 2.446 127 0 12 1.09 0|piece 175~|100|chicken-leg 1.37|none||protein|-/3/120|
chicken-wing|||buffalo wing, wings|SR05100|raw|191 17.52 0 12.85 0 0 84 3.535 111 0 11 0.46 0|piece 45~|54|chicken-wing-cooked 0.75|none||protein|-/2/270|
chicken-wing-cooked|cooked chicken wing||roast chicken wing, hot wings|SR05103|cooked|254 23.79 0 16.87 0 0 98 4.976 141 0 18 0.84 0|piece 34~|100|chicken-wing 1.33|none||protein|-/3/120|
whole-chicken|||chicken, roasting chicken, whole roasting chicken, oven-ready chicken, poussin, spatchcock chicken|SR05006|raw|215 18.6 0 15.06 0 0 70 4.31 75 1.6 11 0.9 0|piece 1050~, small 800~, medium 1050~, large 1300~|68|whole-chicken-roasted 0.75|none||protein|-/2/270|
whole-chicken-roasted|roast chicken with skin|=|rotisserie chicken, roasted chicken, whole roast chicken|SR05009|cooked|239 27.3 0 13.6 0 0 82 3.79 88 0 15 1.26 0|cup 140, serving 140~|100|whole-chicken 1.33|none||protein|-/3/120|
chicken-mince||=|minced chicken, ground chicken|SR05332|raw|143 17.44 0.04 8.1 0 0 60 2.301 86 0 6 0.82 0|cup 225~|100|chicken-mince-cooked 0.8|none||protein|-/1/120|
chicken-mince-cooked|cooked chicken mince|=|cooked ground chicken|SR05333|cooked|189 23.28 0 10.92 0 0 75 3.11 107 0 8 0.93 0|cup 140~|100|chicken-mince 1.25|none||protein|-/3/120|
chicken-liver||||SR05027|raw|119 16.92 0.73 4.83 0 0 71 1.563 345 17.9 8 8.99 0|piece 44~|100|chicken-liver-cooked 0.75|none||protein|-/1/120|
chicken-liver-cooked|cooked chicken liver||fried chicken livers|SR05661|cooked|172 25.78 1.11 6.43 0 0 92 2.033 564 2.7 10 12.88 0|piece 44|100|chicken-liver 1.33|none||protein|-/3/90|
chicken-heart||||SR05025|raw|153 15.55 0.71 9.33 0 - 74 2.66 136 3.2 12 5.96 -|piece 6~|100|chicken-heart-cooked 0.62|none||protein|-/1/120|
chicken-gizzard||||SR05023|raw|94 17.66 0 2.06 0 0 69 0.529 240 3.7 11 2.49 0|piece 37~|100|chicken-gizzard-cooked 0.62|none||protein|-/1/120|
chicken-feet||=|chicken foot|SR05335|cooked|215 19.4 0.2 14.6 0 0 67 3.92 84 0 88 0.91 0|piece 34~|100||none||protein|-/2/120|
chicken-skin||=||SR05015|raw|349 13.33 0 32.35 0 0 63 9.08 109 0 11 1.08 0|piece 30~|100||none||protein|-/2/120|
chicken-canned|canned chicken|=|tinned chicken|SR05277|canned|165 21.77 0 7.95 0 0 503 2.2 62 2 14 1.58 0|can 142|100||none||protein|900/3/90|
chicken-nuggets||=|chicken nugget, frozen chicken nuggets, breaded chicken|SR05327|frozen|263 14.73 15.01 15.75 1.1 0.37 536 3.26 41 0.8 19 1.11 0|piece 18~, serving 108~|100||none|gluten|protein|-/1/270|breaded chicken tenders
turkey-breast|||turkey breast steak, turkey steak, turkey fillet, diced turkey|SR05219|raw|114 23.66 0.14 1.48 0 0.05 113 0.289 57 0 11 0.73 0|piece 150~, slice 60~, fillet 150~|100|turkey-breast-cooked 0.75|none||protein|-/2/270|
turkey-breast-cooked|cooked turkey breast|=|roast turkey, roast turkey breast, cooked turkey, leftover turkey|SR05220|cooked|147 30.13 0 2.08 0 0 99 0.593 80 0 9 0.71 0|cup 140~, slice 45~|100|turkey-breast 1.33|none||protein|-/3/120|
turkey-mince||=|minced turkey, ground turkey, turkey thigh mince|SR05305|raw|148 19.66 0 7.66 0 0 58 2.024 69 0 19 1.09 0|cup 225~, piece 114|100|turkey-mince-cooked 0.78|none||protein|-/1/120|
turkey-mince-cooked|cooked turkey mince|=|cooked ground turkey|SR05306|cooked|203 27.37 0 10.4 0 0 78 2.669 93 0 28 1.52 0|cup 140~|100|turkey-mince 1.28|none||protein|-/3/120|
turkey-thigh||||SR05740|raw|108 21.28 0.15 2.5 0 0.1 124 0.683 79 0 11 1.04 0|piece 400~|100|turkey-thigh-cooked 0.74|none||protein|-/2/270|
whole-turkey|||turkey|SR05165|raw|143 21.64 0.13 5.64 0 0.07 112 1.461 72 0 11 0.86 0|piece 4000~|76|turkey-roasted-skin 0.75|none||protein|-/2/270|
duck-breast|||magret|SR05141|raw|135 18.28 0.94 5.95 0 0 74 2.32 77 5.8 11 2.4 0|piece 180~|100|duck-breast-cooked 0.7|none||protein|-/2/270|duck meat without skin
duck-breast-cooked|cooked duck breast||roast duck breast, pan-fried duck breast|SR05315|cooked|202 24.5 0 10.85 - - 84 2.922 136 2.8 8 3.26 -|piece 130~|100|duck-breast 1.43|none||protein|-/3/90|
duck-leg|||whole duck, duck, confit duck leg|SR05139|raw|404 11.49 0 39.34 0 0 63 13.22 76 2.8 11 2.4 0|piece 200~|72|duck-roasted 0.65|none||protein|-/2/270|duck meat and skin
duck-roasted|roast duck|=|roasted duck, crispy duck, confit duck, peking duck|SR05140|cooked|337 18.99 0 28.35 0 0 59 9.67 84 0 11 2.7 0|cup 140, serving 140~|100|duck-leg 1.54|none||protein|-/3/90|
goose||geese||SR05146|raw|371 15.86 0 33.62 0 - 73 9.78 80 4.2 12 2.5 0|piece 2500~|70|goose-roasted 0.65|none||protein|-/2/270|
goose-roasted|roast goose|=||SR05147|cooked|305 25.16 0 21.92 0 0 70 6.87 91 0 13 2.83 0|cup 140, serving 140~|100|goose 1.54|none||protein|-/3/90|
pheasant||||SR05153|raw|181 22.7 0 9.29 0 - 40 2.7 71 5.3 12 1.15 0|piece 600~|86|pheasant-cooked 0.75|none||protein|-/2/270|
partridge|||guinea fowl, guinea hen|SR05151|raw|158 23.4 0 6.45 0 - 67 1.77 74 1.3 11 0.84 0|piece 350~|70||none||protein|-/2/270|guinea hen
quail||||SR05157|raw|192 19.63 0 12.05 0 - 53 3.38 76 6.1 13 3.97 0|piece 109|88|quail-cooked 0.75|none||protein|-/2/270|
pigeon|||squab, wood pigeon|SR05160|raw|294 18.47 0 23.8 0 - 54 8.43 95 5.2 12 3.54 -|piece 199|100||none||protein|-/2/270|
foie-gras||=|goose liver pate|SR05282|ready|462 11.4 4.67 43.84 0 - 697 14.45 150 2 70 5.5 -|slice 30~|100||none||protein|300/3/-|
turkey-rashers|turkey rasher||turkey bacon, turkey slices, deli turkey|SR07254|ready|226 15.94 1.89 16.93 - - 1069 4.52 86 - 80 1.4 0|piece 16, slice 16, serving 14|100||none||protein|-/10/60|
# Less usual, and what people also call for
chicken-breast-breaded|breaded chicken breast fillet|=|chicken fillet breaded, chicken schnitzel, schnitzel, breaded chicken breast, chicken escalope|FN24198677|cooked|240 14.62 14.86 13.58 1.7 0.57 527 2.437 36 0.5 39 0.84 0|piece 120~, fillet 120, serving 120|100||none|gluten eggs|protein dish|-/3/90|
smoked-chicken||=|sliced chicken, deli chicken, chicken slices|SR07933|ready|79 16.79 2.17 0.39 0 0.1 1087 0.13 36 0 6 0.32 0|slice 21~, serving 60~|100||none||protein|-/5/60|
sliced-turkey||=|smoked turkey, turkey ham, wafer-thin turkey|SR07081|ready|100 16.33 2.34 2.37 0 3.28 922 0.318 50 0 7 0.34 0|slice 16|100||none||protein|-/5/60|
turkey-crown|||turkey breast joint, turkey crown joint|SR05191|raw|157 21.89 0 7.02 0 - 59 1.91 65 0 13 1.2 -|piece 2000~|90||none||protein|-/2/270|
turkey-leg|||turkey drumstick|SR05736|raw|141 19.96 0 6.84 0 0 86 1.896 82 0 9 1.14 0|piece 356|80|turkey-leg-roasted 0.72|none||protein|-/2/270|
chicken-carcass|||chicken bones, chicken wings for stock, chicken frames|SR05048|raw|319 14.05 0 28.74 0 0 64 8.34 79 1.6 13 0.94 0|piece 200~|30||none||protein|-/2/270|chicken back
grouse||=|wild duck, woodcock|SR05363|raw|112 25.94 0 0.88 0 0 50 0.13 40 0 5 0.58 0|piece 200~|100||none||protein|-/2/270|ruffed grouse breast
cornish-hen|||cornish game hen|SR05307|raw|200 17.15 0 14.02 0 0 61 3.89 101 0.5 11 0.78 0|piece 700~|61|cornish-hen-roasted 0.72|none||protein|-/2/270|
emu||=||SR05623|raw|103 22.5 0 0.8 0 0 120 0.201 71 0 3 4.5 0|fillet 513, serving 85|100||none||protein|-/2/270|
frog-legs||=|frogs' legs|SR80200|raw|73 16.4 0 0.3 0 0 58 0.076 50 0 18 1.5 0|piece 45|100||none||protein|-/1/90|
# As they are eaten
chicken-thigh-fried|fried chicken thigh|||FN24157300|cooked|273 19.01 5.98 18.61 0.2 0.1 346 4.189 106 0 15 1.3 0|cup 135, piece 110, small 100, medium 110, large 140, serving 110|100||none|gluten milk eggs|protein|-/3/120|
chicken-drumstick-fried|fried chicken drumstick|||FN24147300|cooked|241 19.08 5.98 15.07 0.2 0.1 363 3.126 104 0 16 1.32 0|cup 135, piece 85, small 65, medium 85, large 110, serving 85|100||none|gluten milk eggs|protein|-/3/120|
chicken-wing-fried|fried chicken wing|||FN24167200|cooked|289 19.39 5.96 20.24 0.2 0.1 419 4.85 112 0 22 1.11 0|piece 55, serving 110|100||none|gluten milk eggs|protein|-/3/120|
chicken-breast-fried|fried chicken breast|||FN24127200|cooked|243 21.46 6.01 14.11 0.2 0.1 299 2.791 79 0 13 0.88 0|cup 135, piece 175, small 150, medium 175, large 195, slice 60, serving 175|100||none|gluten milk eggs|protein|-/3/120|
barbecue-wings||=|barbecue chicken wings, bbq wings, glazed chicken wings|FN24164010|cooked|250 19.03 7.28 15.49 0.2 5.94 568 4.228 112 0.1 21 0.78 0|piece 55, serving 110|100||none|mustard|protein|-/3/120|
turkey-leg-roasted|roast turkey leg||roast turkey drumstick|SR05737|cooked|197 28.21 0 9.37 0 0 112 2.307 120 0 16 1.58 0|piece 275|100|turkey-leg 1.39|none||protein|-/3/120|
turkey-roasted-skin|roast turkey with skin|=||SR05166|cooked|189 28.55 0.06 7.39 0 0 103 2.155 109 0 14 1.09 0|cup 140~|100|whole-turkey 1.33|none||protein|-/3/120|
turkey-thigh-cooked|cooked turkey thigh|||SR05741|cooked|165 27.71 0 6.04 0 0 104 1.807 128 0 17 1.43 0|piece 319|100|turkey-thigh 1.35|none||protein|-/3/120|
pheasant-cooked|cooked pheasant|=|roast pheasant|SR43283|cooked|239 32.4 0 12.1 0 0 43 3.908 89 2.3 16 1.43 0|cup 140|100|pheasant 1.33|none||protein|-/3/120|
quail-cooked|cooked quail||roast quail|SR43282|cooked|227 25.1 0 14.1 0 0 52 3.955 86 2.3 15 4.43 0|piece 76~|100|quail 1.33|none||protein|-/3/120|
cornish-hen-roasted|roast cornish hen|||SR05308|cooked|259 22.27 0 18.21 0 0 64 5.05 131 0.5 13 0.91 0|piece 500~|100|cornish-hen 1.39|none||protein|-/3/120|
chicken-heart-cooked|cooked chicken heart|||SR05026|cooked|185 26.41 0.1 7.92 0 - 48 2.26 242 1.8 19 9.03 -|cup 145|100|chicken-heart 1.61|none||protein|-/3/120|
chicken-gizzard-cooked|cooked chicken gizzard|||SR05024|cooked|154 30.39 0 2.68 0 0 56 0.67 370 0 17 3.19 0|cup 145|100|chicken-gizzard 1.61|none||protein|-/3/120|
emu-cooked|cooked emu|=||SR05624|cooked|154 31.27 0 2.3 0 0 53 0.583 82 0 6 4.56 0|serving 85|100||none||protein|-/3/120|
`,
}

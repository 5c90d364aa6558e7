import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { applePie } from './apple-pie.ts'
import { avocadoToast } from './avocado-toast.ts'
import { bagels } from './bagels.ts'
import { bakedCheesecake } from './baked-cheesecake.ts'
import { bananaBread } from './banana-bread.ts'
import { bananaIceCream } from './banana-ice-cream.ts'
import { bananaOatCookies } from './banana-oat-cookies.ts'
import { barbecueSauce } from './barbecue-sauce.ts'
import { berrySmoothie } from './berry-smoothie.ts'
import { blt } from './blt.ts'
import { blueberryMuffins } from './blueberry-muffins.ts'
import { branMuffins } from './bran-muffins.ts'
import { brownies } from './brownies.ts'
import { buffaloWings } from './buffalo-wings.ts'
import { burger } from './burger.ts'
import { caesarSalad } from './caesar-salad.ts'
import { carrotCake } from './carrot-cake.ts'
import { chiaPudding } from './chia-pudding.ts'
import { chickenPotPie } from './chicken-pot-pie.ts'
import { chilliConCarne } from './chilli-con-carne.ts'
import { chocolateAvocadoPots } from './chocolate-avocado-pots.ts'
import { chocolateCake } from './chocolate-cake.ts'
import { chocolateChipCookies } from './chocolate-chip-cookies.ts'
import { cobbSalad } from './cobb-salad.ts'
import { coleslaw } from './coleslaw.ts'
import { cornChowder } from './corn-chowder.ts'
import { cornbread } from './cornbread.ts'
import { cornmealMuffins } from './cornmeal-muffins.ts'
import { cranberrySauce } from './cranberry-sauce.ts'
import { creamedSpinach } from './creamed-spinach.ts'
import { cucumberMintWater } from './cucumber-mint-water.ts'
import { dateAndOatBars } from './date-and-oat-bars.ts'
import { devilledEggs } from './devilled-eggs.ts'
import { dinnerRolls } from './dinner-rolls.ts'
import { eggSaladSandwich } from './egg-salad-sandwich.ts'
import { frenchToast } from './french-toast.ts'
import { friedChicken } from './fried-chicken.ts'
import { fruitSalad } from './fruit-salad.ts'
import { garlicBread } from './garlic-bread.ts'
import { granola } from './granola.ts'
import { greenSmoothie } from './green-smoothie.ts'
import { grilledBananas } from './grilled-bananas.ts'
import { grilledCheese } from './grilled-cheese.ts'
import { gumbo } from './gumbo.ts'
import { hashBrowns } from './hash-browns.ts'
import { honeyRoastCarrots } from './honey-roast-carrots.ts'
import { hotChocolate } from './hot-chocolate.ts'
import { icedTea } from './iced-tea.ts'
import { jambalaya } from './jambalaya.ts'
import { kaleChips } from './kale-chips.ts'
import { lemonade } from './lemonade.ts'
import { macaroniCheese } from './macaroni-cheese.ts'
import { meatloaf } from './meatloaf.ts'
import { oatAndRaisinCookies } from './oat-and-raisin-cookies.ts'
import { overnightOats } from './overnight-oats.ts'
import { pancakes } from './pancakes.ts'
import { pastaSalad } from './pasta-salad.ts'
import { peachCobbler } from './peach-cobbler.ts'
import { peanutButterCookies } from './peanut-butter-cookies.ts'
import { pecanPie } from './pecan-pie.ts'
import { phillyCheesesteak } from './philly-cheesesteak.ts'
import { poachedEggsOnSpinach } from './poached-eggs-on-spinach.ts'
import { popcorn } from './popcorn.ts'
import { potRoast } from './pot-roast.ts'
import { potatoSalad } from './potato-salad.ts'
import { pulledPork } from './pulled-pork.ts'
import { pumpkinPie } from './pumpkin-pie.ts'
import { quinoaSalad } from './quinoa-salad.ts'
import { sloppyJoes } from './sloppy-joes.ts'
import { strawberryMilkshake } from './strawberry-milkshake.ts'
import { stuffedMushrooms } from './stuffed-mushrooms.ts'
import { sweetPotatoWedges } from './sweet-potato-wedges.ts'
import { threeBeanChilli } from './three-bean-chilli.ts'
import { tofuScramble } from './tofu-scramble.ts'
import { trailMix } from './trail-mix.ts'
import { tunaMelt } from './tuna-melt.ts'
import { turkeyBurgers } from './turkey-burgers.ts'
import { veganBananaMuffins } from './vegan-banana-muffins.ts'
import { veganChocolateCake } from './vegan-chocolate-cake.ts'
import { veganLemonLoaf } from './vegan-lemon-loaf.ts'
import { waffles } from './waffles.ts'
import { waldorfSalad } from './waldorf-salad.ts'
import { yoghurtWithGranola } from './yoghurt-with-granola.ts'

export const AMERICAN_DISHES: readonly LibraryDish[] = [
  applePie,
  avocadoToast,
  bagels,
  bakedCheesecake,
  bananaBread,
  bananaIceCream,
  bananaOatCookies,
  barbecueSauce,
  berrySmoothie,
  blt,
  blueberryMuffins,
  branMuffins,
  brownies,
  buffaloWings,
  burger,
  caesarSalad,
  carrotCake,
  chiaPudding,
  chickenPotPie,
  chilliConCarne,
  chocolateAvocadoPots,
  chocolateCake,
  chocolateChipCookies,
  cobbSalad,
  coleslaw,
  cornChowder,
  cornbread,
  cornmealMuffins,
  cranberrySauce,
  creamedSpinach,
  cucumberMintWater,
  dateAndOatBars,
  devilledEggs,
  dinnerRolls,
  eggSaladSandwich,
  frenchToast,
  friedChicken,
  fruitSalad,
  garlicBread,
  granola,
  greenSmoothie,
  grilledBananas,
  grilledCheese,
  gumbo,
  hashBrowns,
  honeyRoastCarrots,
  hotChocolate,
  icedTea,
  jambalaya,
  kaleChips,
  lemonade,
  macaroniCheese,
  meatloaf,
  oatAndRaisinCookies,
  overnightOats,
  pancakes,
  pastaSalad,
  peachCobbler,
  peanutButterCookies,
  pecanPie,
  phillyCheesesteak,
  poachedEggsOnSpinach,
  popcorn,
  potRoast,
  potatoSalad,
  pulledPork,
  pumpkinPie,
  quinoaSalad,
  sloppyJoes,
  strawberryMilkshake,
  stuffedMushrooms,
  sweetPotatoWedges,
  threeBeanChilli,
  tofuScramble,
  trailMix,
  tunaMelt,
  turkeyBurgers,
  veganBananaMuffins,
  veganChocolateCake,
  veganLemonLoaf,
  waffles,
  waldorfSalad,
  yoghurtWithGranola,
]

import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { appleCrumble } from './apple-crumble.ts'
import { bangersAndMash } from './bangers-and-mash.ts'
import { beefStew } from './beef-stew.ts'
import { breadAndButterPudding } from './bread-and-butter-pudding.ts'
import { cauliflowerCheese } from './cauliflower-cheese.ts'
import { cheeseScones } from './cheese-scones.ts'
import { coffeeAndWalnutCake } from './coffee-and-walnut-cake.ts'
import { cottagePie } from './cottage-pie.ts'
import { custardTart } from './custard-tart.ts'
import { fishPie } from './fish-pie.ts'
import { fishcakes } from './fishcakes.ts'
import { flapjacks } from './flapjacks.ts'
import { fullBreakfast } from './full-breakfast.ts'
import { gingerBiscuits } from './ginger-biscuits.ts'
import { jacketPotato } from './jacket-potato.ts'
import { kedgeree } from './kedgeree.ts'
import { leekAndPotatoSoup } from './leek-and-potato-soup.ts'
import { lemonDrizzleCake } from './lemon-drizzle-cake.ts'
import { lentilSoup } from './lentil-soup.ts'
import { pavlova } from './pavlova.ts'
import { porkChopsWithApple } from './pork-chops-with-apple.ts'
import { rhubarbCrumble } from './rhubarb-crumble.ts'
import { roastChicken } from './roast-chicken.ts'
import { scones } from './scones.ts'
import { scrambledEggs } from './scrambled-eggs.ts'
import { shepherdsPie } from './shepherds-pie.ts'
import { shortbread } from './shortbread.ts'
import { sodaBread } from './soda-bread.ts'
import { stickyGingerbread } from './sticky-gingerbread.ts'
import { stickyToffeePudding } from './sticky-toffee-pudding.ts'
import { teaLoaf } from './tea-loaf.ts'
import { toadInTheHole } from './toad-in-the-hole.ts'
import { tomatoSoup } from './tomato-soup.ts'
import { treacleTart } from './treacle-tart.ts'
import { victoriaSponge } from './victoria-sponge.ts'
import { welshRarebit } from './welsh-rarebit.ts'
import { whiteLoaf } from './white-loaf.ts'
import { wholemealLoaf } from './wholemeal-loaf.ts'
import { yorkshirePuddings } from './yorkshire-puddings.ts'

export const BRITISH_DISHES: readonly LibraryDish[] = [
  appleCrumble,
  bangersAndMash,
  beefStew,
  breadAndButterPudding,
  cauliflowerCheese,
  cheeseScones,
  coffeeAndWalnutCake,
  cottagePie,
  custardTart,
  fishPie,
  fishcakes,
  flapjacks,
  fullBreakfast,
  gingerBiscuits,
  jacketPotato,
  kedgeree,
  leekAndPotatoSoup,
  lemonDrizzleCake,
  lentilSoup,
  pavlova,
  porkChopsWithApple,
  rhubarbCrumble,
  roastChicken,
  scones,
  scrambledEggs,
  shepherdsPie,
  shortbread,
  sodaBread,
  stickyGingerbread,
  stickyToffeePudding,
  teaLoaf,
  toadInTheHole,
  tomatoSoup,
  treacleTart,
  victoriaSponge,
  welshRarebit,
  whiteLoaf,
  wholemealLoaf,
  yorkshirePuddings,
]

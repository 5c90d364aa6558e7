import type { MealType } from '#app/domain/recipe/recipe.ts'
import { RARE_FOODS } from './adventure.ts'

/**
 * Common foods a plan may buy to make up what the pantry lacks: ids of the food table. Lean and starchy ones are well
 * represented, because goals differ most in protein and fat.
 */
type Shelf = { builds: readonly string[]; joins: readonly string[] }

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

const MAIN: Shelf = {
  builds:
    words(`chicken-breast turkey-breast cod prawns tuna-canned salmon mackerel trout beef-mince-lean turkey-mince
    pork-fillet pork-loin chicken-thigh tofu smoked-tofu tempeh seitan quorn-pieces soya-mince chickpeas-canned
    black-beans-canned red-kidney-beans-canned red-lentils lentils-canned edamame lupin-beans egg egg-white cottage-cheese
    haddock halloumi paneer beef-steak lentils cannellini-beans-canned`),
  joins:
    words(`white-rice brown-rice basmati-rice quinoa couscous bulgur spaghetti pasta wholewheat-pasta rice-noodles
    egg-noodles potato sweet-potato flour-tortilla corn-tortilla pitta-bread gluten-free-pasta broccoli spinach
    courgette red-pepper mushroom carrot tomato cherry-tomato chopped-tomatoes cauliflower green-beans kale peas
    sweetcorn aubergine leek lettuce rocket cucumber butternut-squash white-cabbage onion avocado feta mozzarella
    greek-yoghurt-fat-free coconut-milk lemon lime`),
}

const BREAKFAST: Shelf = {
  builds:
    words(`oats greek-yoghurt-fat-free greek-yoghurt egg egg-white wholemeal-bread sourdough-bread rye-bread
    gluten-free-bread quark-plain tofu smoked-salmon cottage-cheese vegan-yoghurt potato plain-flour whey-protein soya-protein-powder
    soya-milk skimmed-milk semi-skimmed-milk smoked-tofu ham seitan tempeh lupin-beans`),
  joins: words(`banana blueberries strawberries raspberries apple mango pear orange almonds walnuts chia-seeds
    pumpkin-seeds flaxseed peanut-butter honey spinach mushroom tomato avocado whey-protein soya-protein-powder feta red-pepper
    spring-onion raisins cinnamon dates kiwi`),
}

const SNACK: Shelf = {
  builds:
    words(`greek-yoghurt-fat-free greek-yoghurt cottage-cheese cottage-cheese-low-fat hummus chickpeas-canned
    cannellini-beans-canned wholemeal-bread rye-bread cream-crackers rice-cakes oats quark-plain whey-protein soya-protein-powder vegan-yoghurt
    edamame-cooked lentils-canned skimmed-milk soya-milk egg tuna-canned tofu lupin-beans ham sliced-turkey silken-tofu smoked-tofu seitan edamame
    pitta-bread`),
  joins:
    words(`banana blueberries strawberries raspberries apple pear mango orange carrot cucumber red-pepper celery
    almonds walnuts cashews pumpkin-seeds peanut-butter honey cherry-tomato avocado dark-chocolate whey-protein soya-protein-powder
    raisins feta kiwi grapes`),
}

/** With what only plans for the adventurous buy. */
const MAIN_AND_RARE: Shelf = {
  builds: [...MAIN.builds, ...RARE_FOODS.builds.filter((id) => !MAIN.builds.includes(id))],
  joins: [...MAIN.joins, ...RARE_FOODS.joins.filter((id) => !MAIN.joins.includes(id))],
}

/** What to buy for a kind of meal: what it is built on, and what joins it. */
export function shelfFor(mealType: MealType): Shelf {
  switch (mealType) {
    case 'breakfast':
      return BREAKFAST
    case 'lunch':
    case 'dinner':
      return MAIN_AND_RARE
    case 'snack':
      return SNACK
  }
}

/** What a kitchen without a word about its stock is taken to have. */
export const USUAL_FOODS = ['chicken breast', 'rice', 'broccoli', 'olive oil', 'onion'] as const

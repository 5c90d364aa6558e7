import type { StarterArticle } from '#app/features/blog/starter/starter-content.ts'

export const cookingForAnAllergy: StarterArticle = {
  slug: 'cooking-for-an-allergy',
  title: 'Cooking for someone with an allergy',
  category: 'cooking-well',
  author: 'mealwright-nutrition',
  schemaType: 'Article',
  publishedAt: '2026-10-23T08:00:00Z',
  excerpt:
    'A guest cannot eat nuts, or milk, or wheat. What to ask, what to read, how to keep a crumb from travelling, and why the simplest menu is the kindest.',
  seoTitle: 'Cooking for someone with a food allergy: labels, kitchen and menu',
  seoDescription:
    'How to cook for a guest with a food allergy: what to ask, the fourteen allergens on British labels, avoiding cross-contact, swaps and emergencies.',
  tags: ['allergens', 'food safety', 'guests', 'substitutions'],
  picture: {
    id: '00000000-0000-4000-8000-000000000010',
    alt: 'Drawing: a board with herbs, a tomato and a tag with a tick; nuts, wheat and an egg lie apart on another cloth',
  },
  body: `
Being invited to supper with an allergy is a small act of trust. Your guest is handing you something they normally do themselves, several times a day, with great care. Cooking for them well is not difficult. It asks for one conversation, some reading, a clean bench, and the good sense to keep it simple.

## Begin with a conversation

Ask early, and ask about particulars. Which foods, exactly? Does a trace matter, or only a helping? Is it all nuts, or peanuts alone? (Peanuts are pulses, and many people react to one and not the other.) What happens, and do they carry medicine? Then tell them what you plan to cook, ingredient by ingredient. They have had longer to think about it than you and will spot the soy sauce.

Learn the difference between three things that all arrive as “I can't eat that”. A **food allergy** is the immune system overreacting, sometimes within minutes, sometimes dangerously, and to very little. **Coeliac disease** is a reaction to gluten that damages the gut; it is not an allergy and does not threaten the breath, but crumbs matter just as much. An **intolerance**, to lactose for instance, is uncomfortable and usually depends on the amount. In your kitchen treat the first two alike: none means none.

## The fourteen, and reading for them

British law names fourteen allergens that must stand out in the ingredients list of packaged food: celery; cereals containing gluten (wheat, rye, barley, oats); crustaceans; eggs; fish; lupin; milk; molluscs; mustard; peanuts; sesame; soya; sulphur dioxide and sulphites; and tree nuts (almonds, hazelnuts, walnuts, cashews, pecans, Brazil nuts, pistachios, macadamias).

Since October 2021 food packed on the premises before you choose it, the sandwich in the café's own fridge, must carry a full list too. This is Natasha's Law, named after Natasha Ednan-Laperouse, who died in 2016 after eating a baguette that carried no such list.

Three rules for the reading:

**Read every packet, every time.** Recipes change without the front of the packet changing.

**Read the dull ones.** Stock cubes often contain celery and may contain wheat or milk. Soy sauce usually contains wheat. Worcestershire sauce has fish in it. Pesto has cheese and nuts, wine may carry sulphites, and dark chocolate can hold milk.

**Take “may contain” seriously.** It means that the maker could not rule it out. “Vegan” is not an allergy label: a vegan biscuit may still come from a line that runs with milk. And people can be allergic to foods outside the fourteen, kiwi or peas for example, which are listed but never in bold.

## Keeping crumbs from travelling

Cooking does not make an allergen safe, and most kitchens leak. What moves it is what touches: a knife, a board, a sponge, a hand, the oil in the fryer.

Cook the safe meal **first**, on a bench you have just washed, and cover it. Start with clean boards and pans, washed in hot water with detergent; a wipe is not enough. Wooden spoons and scratched non-stick hold on to things, so borrow or buy a cheap new spoon if the allergy is severe. Use a fresh sponge and a fresh tea towel.

Open new jars. The butter has crumbs in it and the jam has butter in it. Give the toaster a rest, and keep flour in its bag, since it hangs in the air and settles. Wash your hands with soap when you change from one food to another; sanitising gel does not remove allergens.

At the table give the dish a spoon of its own and let your guest help themselves before it goes round.

### Better: one menu for everyone

The surest way to avoid a mix-up is to have nothing to mix up. Choose a supper that everyone can eat and that never contained the thing. Rice, potatoes, pulses, vegetables, oil, plain meat or fish: half of the world's good food has no milk, wheat, egg or nuts in it. [Red lentil soup, or black bean chilli with rice](/blog/meal-planning/ten-store-cupboard-suppers), needs no special version, only a look at the label of each tin and spice.

## When you must swap

Ask what the ingredient was *doing*. In most dishes one of these will serve:

- **Milk in a sauce:** unsweetened oat or soya drink, if neither gluten nor soya is a problem, and oil instead of butter. Coconut milk in curries.
- **Egg as glue**, in a burger or muffin: 1 tbsp ground flaxseed stirred into 3 tbsp water and left for ten minutes stands in for one egg. It binds, and it does not rise.
- **Wheat flour to thicken:** cornflour, half the amount.
- **Nuts for crunch:** toasted pumpkin or sunflower seeds, if seeds are allowed.
- **Soy sauce:** tamari labelled gluten free, when the trouble is wheat; not when it is soya.
- **Cheese on top:** breadcrumbs or seeds fried in oil with garlic and lemon zest.

A swap changes the food as well as the risk. That spoon of flaxseed brings 2.8 g of fibre and 1.9 g of protein where a large egg had 6.3 g of protein, and a 200 ml glass of oat drink has under 1 g of protein where milk has nearly 7. For one supper it makes no odds. For a child who never has milk or eggs it does, and a dietitian should help plan the rest.

## Know what an emergency looks like

Swelling of the lips, mouth or throat; difficulty breathing, or wheezing; a hoarse voice; sudden faintness, confusion or collapse; often hives as well, but not always. This is anaphylaxis. **Use the adrenaline auto-injector at once if there is one, call 999 and say “anaphylaxis”,** lie the person down with their legs raised, or let them sit if breathing is hard. A second injector may be given after five minutes if there is no improvement. They must go to hospital even if they feel better. Ask your guest beforehand where their injector is. It is an awkward question once, and never afterwards.

Nothing here replaces the advice of an allergy clinic, and no one should test an allergy at your table.

## What our own pages can and cannot do

Set an allergen in your profile and [the recipe generator](/upload) and [the planner](/meal-planning) treat it as a hard rule, decided from a food table and not by a language model. A food the table does not know is called unknown, never safe. But no table can see the packet in your hand, or the factory it came from. Ours is a way to choose a dish. The label is how you check it; [we have written about that too](/blog/nutrition-basics/how-to-read-a-food-label).

## Sources

- [Food Standards Agency](https://www.food.gov.uk/): allergen guidance, the fourteen allergens, labelling of food prepacked for direct sale.
- [National Health Service](https://www.nhs.uk/conditions/food-allergy/): food allergy; and its page on anaphylaxis.
- [Anaphylaxis UK](https://www.anaphylaxis.org.uk/) and [Coeliac UK](https://www.coeliac.org.uk/), the national charities.
- Figures for foods: Mealwright's food table, from USDA [FoodData Central](https://fdc.nal.usda.gov/).
`,
  faqs: [
    {
      question: 'Does cooking destroy allergens?',
      answer:
        '<p>Do not count on it. Some people tolerate well-baked egg or milk, and only their clinic can say who. For a guest, none means none.</p>',
    },
    {
      question: 'Are oats safe for someone with coeliac disease?',
      answer:
        '<p>Only oats labelled gluten free, and not for everybody: a few people with coeliac disease react to oats themselves. Ask.</p>',
    },
    {
      question: 'Is coconut a nut?',
      answer:
        '<p>It is not among the tree nuts of the British list, and most people with a nut allergy can eat it. Some cannot, so ask.</p>',
    },
    {
      question: 'May I use refined peanut or soya oil?',
      answer:
        '<p>Leave it out unless your guest tells you that their clinic allows it. Refining removes nearly all protein; cold-pressed oils keep some.</p>',
    },
    {
      question: 'What if I am not sure about an ingredient?',
      answer:
        '<p>Then it does not go in, or you tell your guest and they decide. Keep the packets until everybody has gone home.</p>',
    },
  ],
}

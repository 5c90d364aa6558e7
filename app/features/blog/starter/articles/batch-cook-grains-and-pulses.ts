import type { StarterArticle } from '#app/features/blog/starter/starter-content.ts'

export const batchCook: StarterArticle = {
  slug: 'batch-cook-grains-and-pulses',
  title: 'Batch cook grains and pulses, safely',
  category: 'cooking-well',
  author: 'mealwright-kitchen',
  schemaType: 'HowTo',
  publishedAt: '2026-11-11T08:00:00Z',
  excerpt:
    'One pot on Sunday makes weekday suppers quick. The cooking is easy; the cooling is what people get wrong. Times, yields, and the rules for rice and kidney beans.',
  seoTitle: 'How to batch cook grains and pulses safely: times and cooling',
  seoDescription:
    'Cook, cool, chill and freeze rice, barley, lentils, chickpeas and kidney beans in eight steps, with yields, cooling times and reheating rules.',
  tags: ['batch cooking', 'rice', 'pulses', 'food safety', 'how to'],
  picture: {
    id: '00000000-0000-4000-8000-000000000008',
    alt: 'Drawing: a pan of chickpeas, a tray of rice spread thin to cool, and lidded tubs labelled with a date',
  },
  body: `
Cooked grains and pulses are the nearest thing a kitchen has to money in the bank. With a tub of lentils in the fridge, supper is a matter of assembly. They are cheap and forgiving, and the work takes an hour in which you mostly do something else.

There is one thing to get right. Starchy food that stands about warm is a good home for bacteria. *Bacillus cereus*, which lives in soil and so turns up on rice and other grains, makes spores that survive boiling. If the cooked food stays warm they wake and multiply, and some strains leave a poison that reheating does not destroy. The answer is not fear. It is a clock and a wide tray.

## The method, in eight steps

1. **Choose two things, not five.** One grain and one pulse give you salads, soups and bowls for half a week. Cook what you will eat in two days and what you have room to freeze.
2. **Soak the beans the night before.** Chickpeas and larger beans want about 12 hours in plenty of cold water. Lentils, split peas and grains need no soaking; rinse them until the water runs clear.
3. **Drain, rinse, and begin again in fresh water.** The soaking water has taken up things you do not want, in kidney beans above all.
4. **Boil beans hard before you simmer them.** Give every pot of soaked beans a rolling boil of 10 minutes. For red kidney beans this is a rule, and it is explained below. Then simmer until a bean crushes easily between two fingers.
5. **Drain, and spread it out.** Tip the food on to a clean tray or two in a layer no deeper than a couple of centimetres. A deep pot can stay warm for hours; a thin layer is cool within the hour.
6. **Into the fridge in time.** Rice within one hour of cooking, everything else within one to two. Divide it into shallow tubs and put the lids on once the steam has gone. The fridge should be at 5°C or below.
7. **Label each tub with the food and the date.** Rice is for tomorrow at the latest: 24 hours. The rest is for two days. What you will not eat by then goes into the freezer, at −18°C, the same evening.
8. **Reheat once, until it steams all the way through.** The Food Standards Agency's measure is 70°C for two minutes in the middle. Add a spoon of water, cover, and stir halfway. Do not reheat rice twice.

## How much, how long, how much you get

The yields are those of our food table, which pairs dry and cooked figures from the USDA. The times are ours for ordinary supermarket goods after soaking where it is needed; old beans take longer, and hard water makes them slower still.

| Dry, 100 g | Simmer | Cooked weight | Protein in 100 g cooked |
| --- | --- | ---: | ---: |
| White rice | 10–12 min | 281 g | 2.7 g |
| Brown rice | 25–30 min | 298 g | 2.7 g |
| Pearl barley | 30–40 min | 286 g | 2.3 g |
| Quinoa | 12–15 min | 307 g | 4.4 g |
| Green or brown lentils | 20–30 min | 303 g | 9.0 g |
| Chickpeas, soaked | 60–90 min | 230 g | 8.9 g |
| Kidney beans, soaked | 10 min hard, then 45–60 | 265 g | 8.7 g |

So a 500 g bag of chickpeas becomes about 1,150 g, or nearly five drained tins of 240 g. Three hundred grams of brown rice gives close to 900 g, six helpings of 150 g. It is worth writing the cooked weight on the tub: the figures for 100 g on a packet of dry lentils are no use once they have tripled in the pot.

## Two foods with rules of their own

### Rice

Treat it as the most urgent thing in the kitchen. Cool it within an hour, keep it in the fridge no longer than a day, and heat it once. To cool a big pot quickly, spread it on a tray, or rinse it in a sieve under cold water and drain it well. Never leave it in the cooker on “warm” overnight. If you cook more than tomorrow needs, freeze it flat in bags; it reheats from frozen in a few minutes with a spoon of water.

### Red kidney beans

Raw kidney beans contain a lectin, phytohaemagglutinin, that can make you violently sick; a handful of undercooked beans is enough. Boiling destroys it, gentle heat does not. Soak for 12 hours, drain, rinse, cover with fresh water, boil vigorously for at least 10 minutes, and then simmer until tender. The US Food and Drug Administration asks for 30 minutes at the boil, which does the beans no harm at all. Never put raw kidney beans straight into a slow cooker, because it may not get hot enough. Tinned ones have been cooked already.

## Making it worth eating

Plain does not have to mean dull. Cook lentils with a bay leaf and half an onion. Dress chickpeas with oil, lemon and garlic while they are warm and will drink it. Salt the cooking water lightly: modern tests have not borne out the old warning that salt keeps beans hard, but acid does, so hold back tomatoes and vinegar until they are soft.

From there it is assembly. 150 g of cooked lentils under a fried egg with something green. Barley in a soup that lacks substance. Chickpeas, 120 g, crisped in a hot pan with cumin. Each adds fibre where most menus are short of it, as we have counted in [thirty grams of fibre](/blog/nutrition-basics/thirty-grams-of-fibre).

When you enter a batch in [the pantry](/meal-planning), name it as cooked: “400 g cooked lentils”, with tomorrow's date. Plans then use it first. Or type it into [the recipe generator](/upload) and let it find a supper.

### If someone in the house is vulnerable

For babies, people over 65, pregnant women and anyone whose immune system is weakened, keep to the shorter of every time above, and when in doubt throw it out. If somebody is ill after eating and has blood in what they bring up or pass, cannot keep fluids down or is getting worse, call NHS 111 or see a doctor.

## Sources

- [Food Standards Agency](https://www.food.gov.uk/): advice on chilling, on cooking and reheating, and on rice.
- [National Health Service](https://www.nhs.uk/live-well/eat-well/): beans and pulses in your diet, with the rule for kidney beans.
- U.S. Food and Drug Administration, *Bad Bug Book: Handbook of Foodborne Pathogenic Microorganisms and Natural Toxins*, chapters on *Bacillus cereus* and on phytohaemagglutinin.
- Yields and figures: Mealwright's food table, from USDA [FoodData Central](https://fdc.nal.usda.gov/).
`,
  faqs: [
    {
      question: 'Can I put hot food straight into the fridge?',
      answer:
        '<p>A small shallow tub that has stopped steaming, yes. A deep hot pot would warm everything around it: divide it first, or stand the pot in cold water and stir.</p>',
    },
    {
      question: 'How long do cooked grains keep in the freezer?',
      answer:
        '<p>At −18°C they stay safe for as long as they are frozen. For taste and texture, use them within about three months.</p>',
    },
    {
      question: 'May I eat cold rice from yesterday?',
      answer:
        '<p>Yes, if it was cooled within an hour, kept in the fridge and is no more than 24 hours old. A rice salad that has stood on a buffet should not go back for tomorrow.</p>',
    },
    {
      question: 'Do I have to soak chickpeas?',
      answer:
        '<p>They cook more evenly and faster for it. Without soaking, reckon with an extra half hour to an hour. Kidney beans must be soaked.</p>',
    },
  ],
}

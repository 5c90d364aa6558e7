import type { StarterArticle } from '#app/features/blog/starter/starter-content.ts'

export const howToReadALabel: StarterArticle = {
  slug: 'how-to-read-a-food-label',
  title: 'How to read a food label in a minute',
  category: 'nutrition-basics',
  author: 'mealwright-nutrition',
  schemaType: 'HowTo',
  publishedAt: '2026-10-28T08:00:00Z',
  excerpt:
    'The front of the packet is written by people who want to sell it. The back is written by law. Six looks, in the right order, tell you what you are buying.',
  seoTitle: 'How to read a food label: six steps and the UK traffic-light limits',
  seoDescription:
    'Six steps through a British food label: ingredients, allergens, the per 100 g column, the traffic-light limits, portions and the date.',
  tags: ['food labels', 'traffic lights', 'shopping', 'how to'],
  picture: {
    id: '00000000-0000-4000-8000-000000000004',
    alt: 'Drawing: a large food label with coloured bars under a magnifying glass, with a tin, granola and cheese around it',
  },
  body: `
There are two voices on a packet. The front talks: *farmhouse*, *natural*, *wholesome*. None of those words has to mean much. The back, in small type, tells you what is inside, in an order and a form the law lays down. It takes a minute to read once you know which minute to spend.

## The six looks

Do them in this order. After a week of shopping you will do them without thinking.

1. **Read the first three ingredients.** They are listed by weight, heaviest first, as they went into the recipe. If a “tomato and lentil” sauce begins *water, sugar, tomato*, you know what you are holding. When a food is named or pictured on the front, its percentage must usually stand in brackets beside it: compare two fish pies by that figure before you compare their prices.
2. **Find the words in bold.** In Britain the fourteen allergens must stand out in the list every time they occur, generally in bold type. “May contain” underneath is a warning about the factory, not an ingredient. Read both if it matters to anyone at your table, and read them on every purchase, because recipes change.
3. **Go to the “per 100 g” column.** It is the only fair one. Portions are chosen by the maker, and 30 g of one cereal against 45 g of another tells you about bowls, not cereal.
4. **Check fat, saturates, sugars and salt against the limits below.** Two of the four are usually beside the point for the food in your hand. Look at salt for bread, sauce and cheese, at sugars for cereal and yoghurt, at saturates for anything made with butter, cream or palm oil.
5. **Now look at the portion, and be honest about it.** Decide how much you will eat and multiply. Half of a tub that “serves four” is two portions, whatever the label hoped.
6. **Last, the date and the keeping instructions.** “Use by” is about safety, “best before” about quality. “Once opened, eat within three days” overrides both.

## The limits behind the colours

Red, amber and green on the front come from a scheme of the Department of Health and the Food Standards Agency. It is voluntary, so many packets do not show it, but you can apply it to any food. For each 100 g:

| In 100 g | Low (green) | High (red) |
| --- | ---: | ---: |
| Fat | 3 g or less | more than 17.5 g |
| Saturates | 1.5 g or less | more than 5 g |
| Sugars | 5 g or less | more than 22.5 g |
| Salt | 0.3 g or less | more than 1.5 g |

Everything between is amber. Drinks are judged by 100 ml and more strictly: there sugars turn red above 11.25 g. A portion of more than 100 g has ceilings of its own, so that a large ready meal cannot hide in the column: above 21 g of fat, 6 g of saturates, 27 g of sugars or 1.8 g of salt in the portion it is red.

### Trying it on three foods

Take three things from an ordinary kitchen, with typical figures from our food table for 100 g:

| Food | Fat | Saturates | Sugars | Salt |
| --- | ---: | ---: | ---: | ---: |
| Cheddar | 33.3 g | 18.9 g | 0.5 g | 1.63 g |
| Granola | 24.3 g | 4.0 g | 19.8 g | 0.07 g |
| Baked beans | 0.4 g | 0.1 g | 8.0 g | 0.86 g |

Cheddar is red three times out of four. That does not make it a bad food; it makes it one to weigh. The 30 g in a sandwich brings 5.7 g of saturates and half a gram of salt. Granola is red for fat and close to red for sugar, though its fat comes largely from nuts and oats and is mostly unsaturated, which is why saturates stay amber. The beans are green, green, amber, amber. Then remember step five: people eat 200 g of beans and 30 g of cheese. From the plate those beans bring 1.72 g of salt, more than three times as much as the cheese. The column compares recipes. The portion decides your day.

## What “% RI” is a percentage of

RI stands for reference intake, a yardstick for an average adult: 2,000 kcal, 70 g fat, 20 g saturates, 260 g carbohydrate, 90 g sugars, 50 g protein and 6 g salt a day. It is not a target worked out for you. The sugars figure in particular counts all sugars, the milk sugar in plain yoghurt and the fruit sugar in an apple included, and is not an allowance to be used up.

### Small print worth a second look

**Sodium and salt.** British labels give salt. Imported packets may give sodium instead, and the two are easily confused: salt is sodium times 2.5, so 600 mg of sodium is 1.5 g of salt.

**Carbohydrate.** In Britain and Europe the figure leaves fibre out; on American labels fibre is part of it. There is more about that in [how calories are worked out](/blog/nutrition-basics/how-calories-and-macros-are-worked-out).

**“No added sugar”** means that none was put in, nor anything used for its sweetness, such as juice concentrate. It can still be sweet: dates are half sugar or more by themselves.

**“Light”** must mean at least 30 % less of something than comparable products, and the label has to say of what. Light crisps are still crisps.

**“As sold” or “as prepared”.** Stock cubes, soups and couscous look frightening or angelic depending on which. Check which one you are reading.

## When a label matters more than usual

If you live with an allergy or coeliac disease, with diabetes, high blood pressure or kidney disease, or cook for someone who does, ask your doctor or dietitian which line to look at first. They may give you a limit that is not the one printed here. For allergies we have set out [how we would run the kitchen](/blog/cooking-well/cooking-for-an-allergy).

Food with no label at all, a stew or a market loaf, has to be added up instead. Describe it to [the calorie estimator](/calories), or enter your recipe's ingredients in [the recipe generator](/upload), and read the panel you would have been given.

## Sources

- Department of Health and Food Standards Agency, *Guide to creating a front of pack nutrition label for pre-packed products sold through retail outlets*.
- [Food Standards Agency](https://www.food.gov.uk/): advice on labelling, allergens and dates.
- National Health Service, [Eat well](https://www.nhs.uk/live-well/eat-well/): advice on food labels.
- Regulation (EU) No 1169/2011 on the provision of food information to consumers, as it stands in British law; Regulation (EC) No 1924/2006 on claims.
- Figures for foods: Mealwright's food table, from USDA [FoodData Central](https://fdc.nal.usda.gov/). A maker's own label is always the better source for that product.
`,
  faqs: [
    {
      question: 'Which line should I read if I read only one?',
      answer:
        '<p>The ingredients. They tell you what the food is, and the first three make up most of it.</p>',
    },
    {
      question: 'Does a red light mean I should not buy it?',
      answer:
        '<p>No. It says that this food is high in one thing for its weight. Olive oil, nuts and cheese all earn reds and belong in good cooking, in amounts to match.</p>',
    },
    {
      question: 'What does “of which sugars” include?',
      answer:
        '<p>All sugars, whether they were added or came with milk and fruit. The ingredients list shows whether sugar, syrup, honey or juice concentrate was added.</p>',
    },
    {
      question: 'How exact are the figures?',
      answer:
        '<p>They may be averages from analysis or from tables, within tolerances set out in official guidance. Expect a real packet to differ a little either way.</p>',
    },
  ],
}

import { checkBook } from '#tests/support/dish-checks.ts'

checkBook(4, 4)

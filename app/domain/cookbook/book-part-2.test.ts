import { checkBook } from '#tests/support/dish-checks.ts'

checkBook(2, 4)

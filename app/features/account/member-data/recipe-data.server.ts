import {
  contentReports,
  memberBlocks,
  publicRecipes,
  recipeComments,
  recipeFavorites,
  recipeFolders,
  recipeLikes,
  recipes,
} from '#app/db/schema/index.ts'
import { type MemberRows, ofMember } from './member-rows.server.ts'

/** Recipes, and what is done with those of the community. */
export const RECIPE_DATA: readonly MemberRows[] = [
  {
    name: 'recipes',
    about: 'the recipes you keep',
    table: recipes,
    key: recipes.id,
    own: ofMember(recipes.userId),
    picture: recipes.imageUrl,
  },
  {
    name: 'recipe-folders',
    about: 'the folders they are in',
    table: recipeFolders,
    key: recipeFolders.id,
    own: ofMember(recipeFolders.userId),
  },
  {
    name: 'shared-recipes',
    about: 'what you shared with the community',
    table: publicRecipes,
    key: publicRecipes.id,
    own: ofMember(publicRecipes.sharedBy),
  },
  {
    name: 'likes',
    about: 'the shared recipes you like',
    table: recipeLikes,
    key: recipeLikes.publicRecipeId,
    own: ofMember(recipeLikes.userId),
  },
  {
    name: 'bookmarks',
    about: 'the shared recipes you bookmarked',
    table: recipeFavorites,
    key: recipeFavorites.publicRecipeId,
    own: ofMember(recipeFavorites.userId),
  },
  {
    name: 'comments',
    about: 'what you said about shared recipes',
    table: recipeComments,
    key: recipeComments.id,
    own: ofMember(recipeComments.userId),
    without: [recipeComments.idempotencyKey],
  },
  {
    name: 'reports',
    about: 'what you reported in the community',
    table: contentReports,
    key: contentReports.id,
    own: ofMember(contentReports.reportedBy),
  },
  {
    name: 'blocked-members',
    about: 'the members you blocked',
    table: memberBlocks,
    key: memberBlocks.blockedId,
    own: ofMember(memberBlocks.blockerId),
  },
]

-- What a saved recipe is found by: its words in base letters, those with a hyphen in one word as well ("ris-oat-o", "risoato").
CREATE FUNCTION "recipe_words"(name text, description text, ingredients jsonb) RETURNS text
	LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN plain_words(translate(
		replace(replace(replace(replace(replace(
			name || ' ' || replace(name, '-', '') || ' ' || description || ' '
				|| coalesce((SELECT string_agg(line ->> 'text', ' ') FROM jsonb_array_elements(ingredients) line), ''),
			'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'Æ', 'Ae'), 'Œ', 'Oe'),
		'øØłŁđĐı', 'oOlLdDi'));
--> statement-breakpoint
CREATE FUNCTION "recipe_search_vector"(name text, description text, ingredients jsonb) RETURNS tsvector
	LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN to_tsvector('english', recipe_words(name, description, ingredients));
--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (recipe_search_vector(name, description, ingredients)) STORED;

-- What the community book stores twice follows its rows by trigger, so that it does whoever changes them, foreign keys
-- that cascade included. Every change of what the whole book counts begins with its one row of totals: writers wait
-- there for each other and nowhere else, so none can wait in a circle.

CREATE FUNCTION "count_recipe_likes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		UPDATE public_recipes SET likes_count = likes_count + 1 WHERE id = NEW.public_recipe_id;
	ELSE
		UPDATE public_recipes SET likes_count = likes_count - 1 WHERE id = OLD.public_recipe_id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "recipe_likes_count" AFTER INSERT OR DELETE ON "recipe_likes"
	FOR EACH ROW EXECUTE FUNCTION count_recipe_likes();
--> statement-breakpoint
CREATE FUNCTION "count_recipe_comments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		UPDATE public_recipes SET comments_count = comments_count + 1 WHERE id = NEW.public_recipe_id;
	ELSE
		UPDATE public_recipes SET comments_count = comments_count - 1 WHERE id = OLD.public_recipe_id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "recipe_comments_count" AFTER INSERT OR DELETE ON "recipe_comments"
	FOR EACH ROW EXECUTE FUNCTION count_recipe_comments();
--> statement-breakpoint
CREATE FUNCTION "lock_community"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM community_totals WHERE id = 1 FOR UPDATE;
	IF NOT FOUND THEN
		INSERT INTO community_totals (id, posts_count, ever_shared) VALUES (1, 0, 0) ON CONFLICT (id) DO NOTHING;
		PERFORM 1 FROM community_totals WHERE id = 1 FOR UPDATE;
	END IF;
END $$;
--> statement-breakpoint
-- The words of a text without marks, figures and signs: "Crème brûlée, 2 eggs" is creme, brule, egg.
CREATE FUNCTION "community_words_of"(content text) RETURNS tsvector LANGUAGE sql STABLE AS $$
	SELECT strip(to_tsvector('english', translate(
		regexp_replace(normalize(content, NFKD), '[\u0300-\u036f]', '', 'g'),
		'0123456789!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~⁄’‘“”–—…°',
		repeat(' ', 60))))
$$;
--> statement-breakpoint
CREATE FUNCTION "community_document_of"(post_id uuid, segment integer) RETURNS tsvector LANGUAGE sql STABLE AS $$
	SELECT community_words_of(
			post.title || ' ' || recipe.name || ' ' || array_to_string(post.tags, ' ') || ' '
			|| coalesce((SELECT string_agg(line ->> 'text', ' ') FROM jsonb_array_elements(recipe.ingredients) line), '')
		) || array_to_tsvector(ARRAY['@' || post.cuisine, '#' || segment])
	FROM public_recipes post JOIN recipes recipe ON recipe.id = post.recipe_id
	WHERE post.id = post_id
$$;
--> statement-breakpoint
CREATE FUNCTION "count_community_words"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	gone text[] := '{}';
	come text[] := '{}';
	changed text[];
BEGIN
	IF TG_OP <> 'INSERT' THEN gone := tsvector_to_array(OLD.document); END IF;
	IF TG_OP <> 'DELETE' THEN come := tsvector_to_array(NEW.document); END IF;
	PERFORM lock_community();
	changed := ARRAY(SELECT word FROM unnest(come) word WHERE word <> ALL (gone) AND word !~ '^[@#]' AND length(word) <= 60);
	INSERT INTO community_words AS counted (word, posts_count) SELECT word, 1 FROM unnest(changed) word
		ON CONFLICT (word) DO UPDATE SET posts_count = counted.posts_count + 1;
	changed := ARRAY(SELECT word FROM unnest(gone) word WHERE word <> ALL (come) AND word !~ '^[@#]' AND length(word) <= 60);
	UPDATE community_words SET posts_count = posts_count - 1 WHERE word = ANY (changed);
	DELETE FROM community_words WHERE word = ANY (changed) AND posts_count = 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "community_documents_words" AFTER INSERT OR DELETE OR UPDATE OF document ON "community_documents"
	FOR EACH ROW EXECUTE FUNCTION count_community_words();
--> statement-breakpoint
-- What was shared before there was a book.
UPDATE public_recipes post SET cuisine = recipe.cuisine_type, hidden_at = coalesce(recipe.deleted_at, recipe.is_hidden)
	FROM recipes recipe WHERE recipe.id = post.recipe_id;
--> statement-breakpoint
INSERT INTO community_totals (id, posts_count, ever_shared)
	SELECT 1, count(*) FILTER (WHERE hidden_at IS NULL), count(*) FROM public_recipes;
--> statement-breakpoint
INSERT INTO community_cuisines (cuisine, posts_count)
	SELECT cuisine, count(*) FROM public_recipes WHERE hidden_at IS NULL GROUP BY cuisine;
--> statement-breakpoint
INSERT INTO community_authors (user_id, posts_count)
	SELECT shared_by, count(*) FROM public_recipes WHERE hidden_at IS NULL GROUP BY shared_by;
--> statement-breakpoint
INSERT INTO community_documents (public_recipe_id, segment, document)
	SELECT id, place, community_document_of(id, place)
	FROM (SELECT id, ((row_number() OVER (ORDER BY created_at, id)) / 8192)::integer AS place FROM public_recipes) placed;
--> statement-breakpoint
-- Before a post is written: what it takes over from its recipe.
CREATE FUNCTION "fill_public_recipe"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT cuisine_type, coalesce(deleted_at, is_hidden) INTO NEW.cuisine, NEW.hidden_at
	FROM recipes WHERE id = NEW.recipe_id;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "public_recipes_fill" BEFORE INSERT ON "public_recipes"
	FOR EACH ROW EXECUTE FUNCTION fill_public_recipe();
--> statement-breakpoint
-- One post more or less in the totals, its cuisine and its author.
CREATE FUNCTION "move_community_counts"(post public_recipes, step integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM lock_community();
	UPDATE community_totals SET posts_count = posts_count + step WHERE id = 1;
	IF step > 0 THEN
		INSERT INTO community_cuisines AS counted (cuisine, posts_count) VALUES (post.cuisine, step)
			ON CONFLICT (cuisine) DO UPDATE SET posts_count = counted.posts_count + step;
		INSERT INTO community_authors AS counted (user_id, posts_count) VALUES (post.shared_by, step)
			ON CONFLICT (user_id) DO UPDATE SET posts_count = counted.posts_count + step;
	ELSE
		UPDATE community_cuisines SET posts_count = posts_count + step WHERE cuisine = post.cuisine;
		DELETE FROM community_cuisines WHERE cuisine = post.cuisine AND posts_count = 0;
		UPDATE community_authors SET posts_count = posts_count + step WHERE user_id = post.shared_by;
		DELETE FROM community_authors WHERE user_id = post.shared_by AND posts_count = 0;
	END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION "count_public_recipes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND (OLD.hidden_at IS NULL) = (NEW.hidden_at IS NULL) AND OLD.cuisine = NEW.cuisine THEN
		RETURN NULL;
	END IF;
	IF TG_OP <> 'INSERT' AND OLD.hidden_at IS NULL THEN
		PERFORM move_community_counts(OLD, -1);
	END IF;
	IF TG_OP <> 'DELETE' AND NEW.hidden_at IS NULL THEN
		PERFORM move_community_counts(NEW, 1);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "public_recipes_count" AFTER INSERT OR DELETE OR UPDATE OF hidden_at, cuisine ON "public_recipes"
	FOR EACH ROW EXECUTE FUNCTION count_public_recipes();
--> statement-breakpoint
CREATE FUNCTION "index_public_recipe"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	place integer;
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM lock_community();
		UPDATE community_totals SET ever_shared = ever_shared + 1 WHERE id = 1 RETURNING ever_shared / 8192 INTO place;
		INSERT INTO community_documents (public_recipe_id, segment, document)
			VALUES (NEW.id, place, community_document_of(NEW.id, place));
	ELSE
		UPDATE community_documents SET document = community_document_of(NEW.id, segment)
			WHERE public_recipe_id = NEW.id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "public_recipes_index" AFTER INSERT OR UPDATE OF title, tags, cuisine ON "public_recipes"
	FOR EACH ROW EXECUTE FUNCTION index_public_recipe();
--> statement-breakpoint
-- What a post shows of its recipe follows it.
CREATE FUNCTION "follow_recipe"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE public_recipes SET cuisine = NEW.cuisine_type, hidden_at = coalesce(NEW.deleted_at, NEW.is_hidden)
		WHERE recipe_id = NEW.id
		AND (cuisine IS DISTINCT FROM NEW.cuisine_type OR hidden_at IS DISTINCT FROM coalesce(NEW.deleted_at, NEW.is_hidden));
	IF NEW.name IS DISTINCT FROM OLD.name OR NEW.ingredients IS DISTINCT FROM OLD.ingredients THEN
		UPDATE community_documents kept SET document = community_document_of(post.id, kept.segment)
			FROM public_recipes post WHERE post.recipe_id = NEW.id AND kept.public_recipe_id = post.id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "recipes_follow" AFTER UPDATE OF name, ingredients, cuisine_type, deleted_at, is_hidden ON "recipes"
	FOR EACH ROW EXECUTE FUNCTION follow_recipe();

-- A text query the planner cannot look into, and which keeps it from asking parallel workers for help (as every function
-- does that does not say it may run in them): they take longer to start than such a search takes.
CREATE FUNCTION "community_query"(words text) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN words::tsquery;
END $$;

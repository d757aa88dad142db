import type * as postWrites from '@/data/entities/post-writes';

/** The functions that write posts. */
export type PostWrites = typeof postWrites;

/** Loads what writes posts; it comes with core-data, which a list does without until then. */
export function loadWrites(): Promise< PostWrites > {
	return import( '@/data/entities/post-writes' );
}

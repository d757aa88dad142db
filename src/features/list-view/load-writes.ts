/** The functions that write posts. */
export type PostWrites = typeof import('@/data/entities/post-writes');

/** Loads what writes posts; it comes with core-data, which a list does without until then. */
export function loadWrites(): Promise< PostWrites > {
	return import( '@/data/entities/post-writes' );
}

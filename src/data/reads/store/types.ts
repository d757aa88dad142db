import type { Answer } from '../types';

/** A path of a resource. */
export interface ResourceKey {
	name: string;
	path: string;
}

/** An answer in the cache of the store. */
export interface CachedAnswer {
	key: ResourceKey;
	/** The same object until it changes. */
	answer: Answer;
	/** Time of the answer in milliseconds; 0 before the first. */
	receivedAt: number;
	/** A write happened after the request was sent, or since the answer was received. */
	isStale: boolean;
}

/** State of the store: answers by {@link answerId}, the one received last at the end. */
export interface State {
	answers: Readonly< Record< string, CachedAnswer > >;
}

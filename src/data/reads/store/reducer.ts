import type { Answer } from '../types';
import type { Action } from './actions';
import { answerId } from './answer-id';
import type { CachedAnswer, ResourceKey, State } from './types';

const NOTHING: Answer = {
	data: undefined,
	total: 0,
	totalPages: 0,
	error: undefined,
	isLoading: true,
};

const INITIAL: State = { answers: {} };

/** The store's reducer. */
export function reducer( state: State = INITIAL, action: Action ): State {
	switch ( action.type ) {
		case 'START_REQUEST':
			return change( state, action.key, ( { answer, receivedAt } ) => ( {
				answer: { ...answer, isLoading: true },
				receivedAt,
				isStale: false,
			} ) );
		case 'RECEIVE_ANSWER':
			return moveToEnd( state, action.key, ( { isStale } ) => ( {
				answer: {
					...action.received,
					error: undefined,
					isLoading: false,
				},
				receivedAt: action.receivedAt,
				isStale,
			} ) );
		case 'RECEIVE_ERROR':
			return moveToEnd( state, action.key, ( { answer, isStale } ) => ( {
				answer: { ...answer, error: action.error, isLoading: false },
				receivedAt: action.receivedAt,
				isStale,
			} ) );
		case 'INVALIDATE_ANSWERS':
			return action.keys.reduce(
				( next, key ) =>
					change( next, key, ( cached ) => ( {
						...cached,
						isStale: true,
					} ) ),
				state
			);
		case 'FORGET_ANSWERS':
			return action.keys.reduce( without, state );
		default:
			return state;
	}
}

type Update = ( cached: CachedAnswer ) => Omit< CachedAnswer, 'key' >;

function change( { answers }: State, key: ResourceKey, update: Update ): State {
	const id = answerId( key.name, key.path );
	const cached = answers[ id ] ?? {
		key,
		answer: NOTHING,
		receivedAt: 0,
		isStale: false,
	};
	return { answers: { ...answers, [ id ]: { key, ...update( cached ) } } };
}

// Answers are in the order in which they were received.
function moveToEnd( state: State, key: ResourceKey, update: Update ): State {
	const id = answerId( key.name, key.path );
	const { [ id ]: moved, ...others } = change( state, key, update ).answers;
	return { answers: moved ? { ...others, [ id ]: moved } : others };
}

function without( { answers }: State, { name, path }: ResourceKey ): State {
	const { [ answerId( name, path ) ]: forgotten, ...others } = answers;
	return forgotten ? { answers: others } : { answers };
}

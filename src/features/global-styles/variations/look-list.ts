import type { SavedLook } from '@/data/api/looks';

/** State of {@link LookList}. */
export interface LookListState {
	looks: readonly SavedLook[];
	isLoading: boolean;
}

/** The looks on the page, loaded once, shared by all that show them. */
export interface LookList {
	getState: () => LookListState;
	subscribe: ( listener: () => void ) => () => void;
	/** Loads the list when it is not there yet; a failure lets the next call try again. */
	load: () => Promise< void >;
	update: (
		change: ( looks: readonly SavedLook[] ) => readonly SavedLook[]
	) => void;
}

/**
 * Returns an empty list of looks.
 *
 * @param fetchAll Asks for the looks.
 */
export function createLookList(
	fetchAll: () => Promise< SavedLook[] >
): LookList {
	let state: LookListState = { looks: [], isLoading: false };
	let request: Promise< void > | undefined;
	const listeners = new Set< () => void >();
	const setState = ( next: LookListState ) => {
		state = next;
		listeners.forEach( ( listener ) => listener() );
	};
	const load = async () => {
		setState( { ...state, isLoading: true } );
		try {
			const fetched = await fetchAll();
			// What was kept while the request was under way is not lost.
			const known = new Set( fetched.map( ( { id } ) => id ) );
			setState( {
				looks: [
					...state.looks.filter( ( { id } ) => ! known.has( id ) ),
					...fetched,
				],
				isLoading: false,
			} );
		} catch {
			request = undefined;
			setState( { ...state, isLoading: false } );
		}
	};
	return {
		getState: () => state,
		subscribe: ( listener ) => {
			listeners.add( listener );
			return () => void listeners.delete( listener );
		},
		load: () => ( request ??= load() ),
		update: ( change ) =>
			setState( { ...state, looks: change( state.looks ) } ),
	};
}

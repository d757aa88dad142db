import { useState } from 'react';

/** Keys that a person chose from a list. */
export interface DifferenceChoice {
	chosen: ReadonlySet< string >;
	choose: ( key: string, isChosen: boolean ) => void;
	clear: () => void;
}

const NONE: ReadonlySet< string > = new Set();

/** Returns the chosen items of a list, and the functions that change them. */
export function useChoice(): DifferenceChoice {
	const [ chosen, setChosen ] = useState( NONE );
	return {
		chosen,
		choose: ( key, isChosen ) =>
			setChosen( ( before ) =>
				isChosen
					? new Set( [ ...before, key ] )
					: new Set(
							[ ...before ].filter( ( each ) => each !== key )
					  )
			),
		clear: () => setChosen( NONE ),
	};
}

import { __ } from '@wordpress/i18n';

import { getLookTitle } from '../variations/actions/look-action';
import { useLooks } from '../variations/use-looks';
import { useThemeVariations } from '../variations/use-theme-variations';
import { readFailure, type StateSource } from './style-state';

/** Returns the looks that a person saved, and the theme's variations, as states. */
export function useNamedStates(): readonly StateSource[] {
	const { looks, ...looksAnswer } = useLooks();
	const { all, ...variationsAnswer } = useThemeVariations();
	return [
		{
			label: __( 'Saved styles', 'atelier' ),
			choices: looks.map( ( look ) => ( {
				state: { kind: 'look', id: look.id },
				label: getLookTitle( look ),
			} ) ),
			read: ( state ) => {
				if ( state.kind !== 'look' ) {
					return undefined;
				}
				const look = looks.find( ( { id } ) => id === state.id );
				return look
					? { label: getLookTitle( look ), config: look }
					: {
							label: __( 'Saved styles', 'atelier' ),
							...readMissing( looksAnswer ),
					  };
			},
		},
		{
			label: __( 'Style variations', 'atelier' ),
			choices: all.map( ( { title } ) => ( {
				state: { kind: 'variation', title },
				label: title,
			} ) ),
			read: ( state ) =>
				state.kind === 'variation'
					? {
							label: state.title,
							...( all.find(
								( { title } ) => title === state.title
							)
								? {
										config: all.find(
											( { title } ) =>
												title === state.title
										),
								  }
								: readMissing( variationsAnswer ) ),
					  }
					: undefined,
		},
	];
}

// A state that the loaded list does not have is gone.
function readMissing( {
	isLoading,
	error,
	retry,
}: {
	isLoading: boolean;
	error: unknown;
	retry: () => void;
} ) {
	return isLoading
		? {}
		: { isGone: error === undefined, ...readFailure( error, retry ) };
}

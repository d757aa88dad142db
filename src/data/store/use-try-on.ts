import { useDispatch } from '@wordpress/data';
import {
	useCallback,
	useEffect,
	useMemo,
	useRef,
	type FocusEvent,
} from 'react';

import { afterDelay } from '@/schedule/after-delay';
import { store } from '.';
import type { PreviewedStyles } from './types';

/** Functions that start and end a try of other styles in the previews. */
export interface TryOn {
	/** Shows the styles that the function returns, once the pointer or focus rests. */
	show: ( read: () => PreviewedStyles ) => void;
	leave: () => void;
	/** Props of a list that end the try when the pointer or focus leaves the list. */
	list: {
		onMouseLeave: () => void;
		onBlur: ( event: FocusEvent< HTMLElement > ) => void;
	};
}

// The pointer crosses many items of a list; only the one on which it rests is shown.
const SETTLE_MS = 120;

/** Returns functions that try styles on in the previews without an edit; the try ends with the component. */
export function useTryOn(): TryOn {
	const endDelay = useRef< () => void >();
	const isTried = useRef( false );
	const { previewStyles } = useDispatch( store );

	const leave = useCallback( () => {
		endDelay.current?.();
		if ( isTried.current ) {
			isTried.current = false;
			void previewStyles( null );
		}
	}, [ previewStyles ] );
	const show = useCallback(
		( read: () => PreviewedStyles ) => {
			endDelay.current?.();
			endDelay.current = afterDelay( SETTLE_MS, () => {
				isTried.current = true;
				void previewStyles( read() );
			} );
		},
		[ previewStyles ]
	);
	useEffect( () => leave, [ leave ] );
	const list = useMemo< TryOn[ 'list' ] >(
		() => ( {
			onMouseLeave: leave,
			onBlur: ( { currentTarget, relatedTarget } ) => {
				if ( ! currentTarget.contains( relatedTarget ) ) {
					leave();
				}
			},
		} ),
		[ leave ]
	);
	return { show, leave, list };
}

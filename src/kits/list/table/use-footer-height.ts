import { useEffect, useRef, type RefCallback } from 'react';
import { useResizeObserver } from '@wordpress/compose';

/** Custom property of the document with the height of a list's footer: notices stand above it. */
const PROPERTY = '--atelier-list-footer-height';

/** The footer whose height the document knows: a list stays rendered for a moment when another comes. */
let current: object | undefined;

/** Returns the ref of a list's footer, which has the document know its height while it is there. */
export function useFooterHeight(): RefCallback< HTMLElement > {
	const own = useRef( {} );
	useEffect( () => {
		const footer = own.current;
		return () => {
			if ( current === footer ) {
				document.documentElement.style.removeProperty( PROPERTY );
			}
		};
	}, [] );
	return useResizeObserver< HTMLElement >( ( [ entry ] ) => {
		const { offsetHeight = 0 } = ( entry?.target ?? {} ) as HTMLElement;
		current = own.current;
		document.documentElement.style.setProperty(
			PROPERTY,
			`${ offsetHeight }px`
		);
	} );
}

import { useLayoutEffect } from 'react';
import type { useRegistry } from '@wordpress/data';

import { styleOverrides } from '@/wordpress/style-overrides';

/**
 * Adds a style sheet to a canvas until the component is unmounted; an empty one is not added.
 *
 * @param registry Registry with the store of the canvas's blocks.
 * @param id       Id of the sheet.
 * @param css      Its rules.
 */
export function useStyleOverride(
	registry: Pick< ReturnType< typeof useRegistry >, 'dispatch' >,
	id: string,
	css: string
): void {
	useLayoutEffect( () => {
		if ( css === '' ) {
			return undefined;
		}
		const { setStyleOverride, deleteStyleOverride } = styleOverrides(
			registry.dispatch
		);
		setStyleOverride( id, { css } );
		return () => void deleteStyleOverride( id );
	}, [ registry, id, css ] );
}

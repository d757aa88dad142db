import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';

import type { ListView } from '../types';
import { fitFields } from './fit-fields';

/**
 * Returns the fields that a view shows. A table beside a panel shows those that have room; the panel has the values of the others.
 *
 * @param container The list's element.
 * @param view      The view.
 * @param hasPanel  Whether a panel is open beside the list.
 */
export function useFittingFields(
	container: RefObject< HTMLElement >,
	{ type, fields }: ListView,
	hasPanel: boolean
): readonly string[] {
	const [ width, setWidth ] = useState( 0 );
	const isLimited = hasPanel && type === 'table';
	useLayoutEffect( () => {
		const { current: element } = container;
		if ( ! isLimited || ! element ) {
			return undefined;
		}
		setWidth( element.clientWidth );
		const observer = new ResizeObserver( () =>
			setWidth( element.clientWidth )
		);
		observer.observe( element );
		return () => observer.disconnect();
	}, [ container, isLimited ] );
	return useMemo(
		() => fitFields( fields ?? [], isLimited ? width : 0 ),
		[ fields, isLimited, width ]
	);
}

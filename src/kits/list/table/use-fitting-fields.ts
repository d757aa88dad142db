import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';

import type { ListView } from '../types';
import { fitFields, pickFields } from './fit-fields';

/** A table in a narrower list shows the fields that fit: of scrolled columns only a sliver would be visible. */
const NARROW_PX = 640;

/**
 * Returns the fields that a view shows. A table beside a panel shows those that fit, because the panel has the values
 * of the others; so does a table in a narrow list.
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
	const isTable = type === 'table';
	const isLimited = isTable && ( hasPanel || isNarrow( width ) );
	useLayoutEffect( () => {
		const { current: element } = container;
		if ( ! isTable || ! element ) {
			return undefined;
		}
		setWidth( element.clientWidth );
		const observer = new ResizeObserver( () =>
			setWidth( element.clientWidth )
		);
		observer.observe( element );
		return () => observer.disconnect();
	}, [ container, isTable ] );
	const [ omitted, setOmitted ] = useState( 0 );
	const order = fields?.join();
	// With another width or other fields, omitted fields may fit.
	useLayoutEffect( () => setOmitted( 0 ), [ order, width, isLimited ] );
	const shown = useMemo( () => {
		const fitting = fitFields( fields ?? [], isLimited ? width : 0 );
		return isLimited && omitted > 0
			? pickFields( fitting, Math.max( 1, fitting.length - omitted ) )
			: fitting;
	}, [ fields, isLimited, width, omitted ] );
	// With wide fonts or values the actions would cover the last column: one more field is omitted.
	// eslint-disable-next-line react-hooks/exhaustive-deps -- Any rendering may widen the table, for example with new rows; it ends at one field.
	useLayoutEffect( () => {
		if ( isLimited && shown.length > 1 && isTooWide( container.current ) ) {
			setOmitted( omitted + 1 );
		}
	} );
	return shown;
}

function isNarrow( width: number ): boolean {
	return width > 0 && width < NARROW_PX;
}

function isTooWide( list: HTMLElement | null ): boolean {
	const table = list?.querySelector( 'table' );
	const place = table?.parentElement;
	return !! table && !! place && table.offsetWidth > place.clientWidth;
}

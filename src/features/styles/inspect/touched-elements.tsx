import { useEffect, useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';

import { watchShownPage } from '@/kits/canvas/inspect';
import { onNextFrame } from '@/schedule/next-frame';
import { useStylesNavigation } from '../config/styles-navigation';
import { CSS_PROPERTIES } from '../rules/why/css-properties';
import {
	getTouchedPlace,
	getTouchedSelector,
	type TouchedPlace,
} from '../rules/why/touched';
import { countTouched, type TouchedCount } from './count-touched';
import { createExplainer } from './explain';
import type { ExplainContext } from './explain-context';
import { useCatalogue, useExplainContext } from './use-explain-context';

const OUTLINE_ID = 'atelier-touched';

/** Props of {@link TouchedElements}. */
export interface TouchedElementsProps {
	/** Path of the value that the focused control edits, with dots. */
	control: string;
}

/** Outlines the elements of the focused control in the preview, and shows their number. */
export function TouchedElements( { control }: TouchedElementsProps ) {
	const { section } = useStylesNavigation();
	const context = useExplainContext();
	const catalogue = useCatalogue();
	const [ touched, setTouched ] = useState< TouchedCount >();
	const place = getTouchedPlace( section, control );
	const selector = place && getTouchedSelector( place, catalogue );
	const key = JSON.stringify( place );

	useEffect( () => {
		if ( ! place || selector === undefined ) {
			setTouched( undefined );
			return undefined;
		}
		let end = () => {};
		const endWatch = watchShownPage( document.body, ( page ) => {
			end();
			setTouched( undefined );
			end = page
				? showTouched( page, selector, place, context, setTouched )
				: () => {};
		} );
		return () => {
			endWatch();
			end();
		};
		// eslint-disable-next-line react-hooks/exhaustive-deps -- The place is the same as long as its key is.
	}, [ key, selector, context ] );

	return (
		<p className="atelier-styles__touched" role="status">
			{ touched && describeCount( touched ) }
		</p>
	);
}

/** Outlines the elements of a page that a place applies to, and counts them. Returns a function that removes the outlines. */
function showTouched(
	page: Document,
	selector: string,
	place: TouchedPlace,
	context: ExplainContext,
	onCount: ( count: TouchedCount | undefined ) => void
): () => void {
	const style = page.head.appendChild( page.createElement( 'style' ) );
	style.id = OUTLINE_ID;
	style.textContent = `:is(${ selector }){outline:2px solid #3858e9!important;outline-offset:2px!important}`;
	const counting = new AbortController();
	const path = place.path.join( '.' );
	const properties = CSS_PROPERTIES.filter(
		( { control } ) => control.join( '.' ) === path
	);
	// Count after the outlines are painted.
	const endWait = onNextFrame( () => {
		void countTouched(
			Array.from( page.querySelectorAll( selector ) ),
			properties,
			place,
			() => createExplainer( page, context, { properties } ),
			counting.signal
		).then( ( count ) => ! counting.signal.aborted && onCount( count ) );
	} );
	return () => {
		endWait();
		counting.abort();
		style.remove();
	};
}

function describeCount( { count, own }: TouchedCount ): string {
	if ( count === 0 ) {
		return __( 'None here', 'atelier' );
	}
	return own === 0
		? sprintf(
				/* translators: %d: number of elements of the page that is previewed. */
				_n( '%d here', '%d here', count, 'atelier' ),
				count
		  )
		: sprintf(
				/* translators: 1: number of elements of the page that is previewed. 2: how many of them have a value of their own. */
				_n(
					'%1$d here, %2$d has its own',
					'%1$d here, %2$d have their own',
					own,
					'atelier'
				),
				count,
				own
		  );
}

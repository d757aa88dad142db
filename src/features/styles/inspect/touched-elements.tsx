import { useEffect, useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';

import { findShownFrame } from '@/kits/canvas/inspect';
import { onNextFrame } from '@/schedule/next-frame';
import { useStylesNavigation } from '../config/styles-navigation';
import { CSS_PROPERTIES } from '../rules/why/css-properties';
import { getTouchedPlace, getTouchedSelector } from '../rules/why/touched';
import { countTouched, type TouchedCount } from './count-touched';
import { createExplainer } from './explain';
import { useCatalogue, useExplainContext } from './use-explain-context';

const OUTLINE_ID = 'atelier-touched';

/** Props of {@link TouchedElements}. */
export interface TouchedElementsProps {
	/** Path of the value that the focused control edits, with dots. */
	control: string;
}

/** Outlines in the preview what the focused control is about, and says how many elements that are. */
export function TouchedElements( { control }: TouchedElementsProps ) {
	const { section } = useStylesNavigation();
	const context = useExplainContext();
	const catalogue = useCatalogue();
	const [ touched, setTouched ] = useState< TouchedCount >();
	const place = getTouchedPlace( section, control );
	const selector = place && getTouchedSelector( place, catalogue );
	const key = JSON.stringify( place );

	useEffect( () => {
		const page = findShownFrame( document.body )?.contentDocument;
		setTouched( undefined );
		if ( ! page || ! place || selector === undefined ) {
			return undefined;
		}
		const elements = Array.from( page.querySelectorAll( selector ) );
		const style = page.head.appendChild( page.createElement( 'style' ) );
		style.id = OUTLINE_ID;
		style.textContent = `:is(${ selector }){outline:2px solid #3858e9!important;outline-offset:2px!important}`;
		const { signal, abort } = createAbort();
		// The outlines are painted first.
		const endWait = onNextFrame( () => {
			void countTouched(
				elements,
				CSS_PROPERTIES.filter(
					( { control: path } ) =>
						path.join( '.' ) === place.path.join( '.' )
				),
				place,
				createExplainer( page, context ),
				signal
			).then( ( count ) => ! signal.aborted && setTouched( count ) );
		} );
		return () => {
			endWait();
			abort();
			style.remove();
		};
		// eslint-disable-next-line react-hooks/exhaustive-deps -- The place is the same as long as its key is.
	}, [ key, selector, context ] );

	return (
		<p className="atelier-styles__touched" role="status">
			{ touched && describeCount( touched ) }
		</p>
	);
}

function createAbort(): { signal: AbortSignal; abort: () => void } {
	const controller = new AbortController();
	return { signal: controller.signal, abort: () => controller.abort() };
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

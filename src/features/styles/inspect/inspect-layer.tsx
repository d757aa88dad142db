import {
	useCallback,
	useEffect,
	useRef,
	useState,
	type KeyboardEvent,
	type MouseEvent,
	type WheelEvent,
} from 'react';
import { __ } from '@wordpress/i18n';

import { moveFocus, useFocusOnMount } from '@/focus';
import type { InspectorProps } from '@/kits/canvas/inspect';
import { findElementAt, getElementRect } from './frame-geometry';
import { listStops } from './list-stops';
import { nameElement } from './name-element';
import { WhyPanel } from './why-panel';

/** The layer over the preview. Hovering outlines an element and a click explains it; Tab goes to the next one and Enter explains it. */
export function InspectLayer( { findFrame, start, onClose }: InspectorProps ) {
	const layer = useFocusOnMount< HTMLDivElement >();
	const [ chosen, setChosen ] = useState( () =>
		findStart( findFrame, start )
	);
	const [ current, setCurrent ] = useState( chosen );
	const step = useSteps( findFrame );
	useRepaint( findFrame );

	const choose = ( element: Element | undefined ) => {
		if ( element ) {
			setCurrent( element );
			setChosen( element );
		}
	};
	const handleKeyDown = ( event: KeyboardEvent ) => {
		if ( event.key === 'Escape' ) {
			event.preventDefault();
			event.stopPropagation();
			onClose();
		} else if ( event.key === 'Tab' ) {
			const next = step( current, event.shiftKey ? -1 : 1 );
			// After the last element, Tab leaves the layer.
			if ( next ) {
				event.preventDefault();
				next.scrollIntoView( { block: 'nearest' } );
				setCurrent( next );
			}
		} else if ( event.key === 'Enter' || event.key === ' ' ) {
			event.preventDefault();
			choose( current );
		}
	};
	const findPointed = ( { clientX, clientY }: MouseEvent ) => {
		const frame = findFrame();
		return frame ? findElementAt( frame, clientX, clientY ) : undefined;
	};
	const handleWheel = ( { deltaX, deltaY }: WheelEvent ) =>
		findFrame()?.contentWindow?.scrollBy( deltaX, deltaY );
	const isSeen = ( element: Element | undefined ) =>
		element !== undefined &&
		element.isConnected &&
		element.ownerDocument === findFrame()?.contentDocument;
	const isGone = chosen !== undefined && ! isSeen( chosen );
	useEffect( () => {
		// Another page has replaced the explained one.
		if ( isGone ) {
			setChosen( undefined );
			moveFocus( layer.current );
		}
	}, [ isGone, layer ] );

	return (
		<>
			{ /* Tab steps through the page here, so the role is `application`. */ }
			{ /* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above */ }
			<div
				ref={ layer }
				className="atelier-inspector__layer"
				role="application"
				tabIndex={ 0 }
				aria-label={ __(
					'Inspect the page: Tab goes from element to element, Enter explains one, Escape ends.',
					'atelier'
				) }
				onKeyDown={ handleKeyDown }
				onMouseMove={ ( event ) => setCurrent( findPointed( event ) ) }
				onWheel={ handleWheel }
				onClick={ ( event ) => choose( findPointed( event ) ) }
			>
				{ isSeen( chosen ) && chosen !== current && (
					<Outline
						element={ chosen }
						findFrame={ findFrame }
						layer={ layer.current }
						isChosen
					/>
				) }
				{ isSeen( current ) && (
					<Outline
						element={ current }
						findFrame={ findFrame }
						layer={ layer.current }
						isChosen={ current === chosen }
					/>
				) }
			</div>
			<div className="screen-reader-text" role="status">
				{ isSeen( current ) && current && nameElement( current ) }
			</div>
			{ isSeen( chosen ) && chosen && (
				<WhyPanel
					element={ chosen }
					onChoose={ choose }
					onClose={ () => {
						setChosen( undefined );
						moveFocus( layer.current );
					} }
				/>
			) }
		</>
	);
}

function findStart(
	findFrame: InspectorProps[ 'findFrame' ],
	start: string | undefined
): Element | undefined {
	return start === undefined
		? undefined
		: findFrame()?.contentDocument?.querySelector( start ) ?? undefined;
}

interface OutlineProps extends Pick< InspectorProps, 'findFrame' > {
	element: Element | undefined;
	layer: Element | null;
	isChosen: boolean;
}

function Outline( { element, findFrame, layer, isChosen }: OutlineProps ) {
	const frame = findFrame();
	if ( ! frame || ! layer || ! element ) {
		return null;
	}
	const { left, top, width, height } = getElementRect(
		frame,
		layer,
		element
	);
	return (
		<div
			className={ `atelier-inspector__outline ${
				isChosen ? 'is-chosen' : ''
			}` }
			style={ { left, top, width, height } }
		>
			<span
				className={ `atelier-inspector__name ${
					top < 24 ? 'is-inside' : ''
				}` }
				aria-hidden="true"
			>
				{ nameElement( element ) }
			</span>
		</div>
	);
}

/** Returns a function that finds the next or previous element for the keyboard; it returns undefined after the last one. */
function useSteps(
	findFrame: InspectorProps[ 'findFrame' ]
): ( from: Element | undefined, by: 1 | -1 ) => Element | undefined {
	const last = useRef< readonly Element[] >( [] );
	return useCallback(
		( from, by ) => {
			const page = findFrame()?.contentDocument;
			const isKnown = last.current.some(
				( element ) =>
					element.isConnected && element.ownerDocument === page
			);
			if ( ! isKnown ) {
				last.current = page ? listStops( page ) : [];
			}
			const stops = last.current;
			const at = from ? stops.indexOf( from ) : -1;
			return from === undefined && by < 0 ? undefined : stops[ at + by ];
		},
		[ findFrame ]
	);
}

/** Renders the outlines again when the page scrolls or a window is resized. */
function useRepaint( findFrame: InspectorProps[ 'findFrame' ] ): void {
	const [ , setCount ] = useState( 0 );
	useEffect( () => {
		const view = findFrame()?.contentWindow;
		const repaint = () => setCount( ( count ) => count + 1 );
		view?.addEventListener( 'scroll', repaint, true );
		view?.addEventListener( 'resize', repaint );
		window.addEventListener( 'resize', repaint );
		return () => {
			view?.removeEventListener( 'scroll', repaint, true );
			view?.removeEventListener( 'resize', repaint );
			window.removeEventListener( 'resize', repaint );
		};
	}, [ findFrame ] );
}

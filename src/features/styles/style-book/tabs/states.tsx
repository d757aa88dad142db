import { useEffect, useRef, type RefObject } from 'react';
import { __, sprintf } from '@wordpress/i18n';

import {
	forceStates,
	markState,
	STATES,
	type ElementState,
} from '../../inspect/force-states';
import { describeState } from '../../rules/style-states';
import type { StylesSection } from '../../rules/styles-section';
import { BookBlocks, BookExample } from '../book-example';
import {
	createWordsReader,
	findPart,
	readContentLinks,
	readLinks,
} from '../book-samples';
import { createButton, createSampleLink } from '../sample-blocks';
import {
	CONTENT_BLOCK,
	CONTENT_CLASS,
	useHasContentLinks,
} from '../use-has-content-links';

/** An example of an element that looks different in states. */
interface StatefulSample {
	name: string;
	getTitle: () => string;
	create: typeof createSampleLink;
	/** Class of the element around it. */
	className?: string | undefined;
	/** Finds the element that is in the state. */
	find: ( example: Element ) => Element | null;
	read: ReturnType< typeof createWordsReader >;
	/** Returns the screen that edits a state; undefined is the state at rest. */
	to: ( state: ElementState | undefined ) => StylesSection;
}

const findLink = findPart( 'a' );
const findButton = findPart( '.wp-block-button > *' );

const LINK: StatefulSample = {
	name: 'link',
	getTitle: () => __( 'Link', 'atelier' ),
	create: createSampleLink,
	find: findLink,
	read: readLinks,
	to: ( state ) =>
		state === ':hover'
			? { screen: 'colors' }
			: { screen: 'typography-element', element: 'link' },
};

const CONTENT_LINK: StatefulSample = {
	name: 'content-link',
	getTitle: () => __( 'Link in content', 'atelier' ),
	create: createSampleLink,
	className: CONTENT_CLASS,
	find: findLink,
	read: readContentLinks,
	to: () => ( { screen: 'block', blockName: CONTENT_BLOCK } ),
};

const BUTTON: StatefulSample = {
	name: 'button',
	getTitle: () => __( 'Button', 'atelier' ),
	create: createButton,
	find: findButton,
	read: createWordsReader( [
		{
			find: findButton,
			blockName: 'core/button',
			elements: [ 'button' ],
		},
	] ),
	to: ( state ) => ( {
		screen: 'block',
		blockName: 'core/button',
		...( state && { state } ),
	} ),
};

const SHOWN_STATES = [ undefined, ...STATES ] as const;

/** Links and buttons at rest, hovered, focused, and pressed. */
export function States() {
	const ref = useRef< HTMLDivElement >( null );
	useForcedStates( ref );
	const hasContentLinks = useHasContentLinks();
	const samples = [
		LINK,
		...( hasContentLinks ? [ CONTENT_LINK ] : [] ),
		BUTTON,
	];
	return (
		<div ref={ ref } className="atelier-book__states">
			{ samples.flatMap( ( sample ) =>
				SHOWN_STATES.map( ( state ) => (
					<BookExample
						key={ `${ sample.name }${ state ?? '' }` }
						title={ describeSample( sample, state ) }
						to={ sample.to( state ) }
						read={ sample.read }
					>
						<StateSample sample={ sample } state={ state } />
					</BookExample>
				) )
			) }
		</div>
	);
}

function describeSample(
	{ getTitle }: StatefulSample,
	state: ElementState | undefined
): string {
	return sprintf(
		/* translators: 1: what is shown, for example "Button". 2: its state, for example "Hover". */
		__( '%1$s: %2$s', 'atelier' ),
		getTitle(),
		state ? describeState( state ) : __( 'Default', 'atelier' )
	);
}

function StateSample( {
	sample: { create, className, find },
	state,
}: {
	sample: StatefulSample;
	state: ElementState | undefined;
} ) {
	const ref = useRef< HTMLDivElement >( null );
	useEffect( () => {
		const { current: root } = ref;
		if ( ! root || ! state ) {
			return undefined;
		}
		const mark = () => {
			const element = find( root );
			if ( element ) {
				markState( element, state, root );
			}
		};
		mark();
		// Blocks may be rendered later, and again.
		const observer = new MutationObserver( mark );
		observer.observe( root, { childList: true, subtree: true } );
		return () => observer.disconnect();
	}, [ find, state ] );
	return (
		<div ref={ ref }>
			<BookBlocks className={ className } create={ create } />
		</div>
	);
}

/** Applies the frame's rules for states to marked elements, also after its style sheets change. */
function useForcedStates( ref: RefObject< HTMLElement > ): void {
	useEffect( () => {
		const page = ref.current?.ownerDocument;
		if ( ! page ) {
			return undefined;
		}
		let { restore } = forceStates( page );
		const forceAgain = () => {
			restore();
			( { restore } = forceStates( page ) );
		};
		const observer = new MutationObserver( ( records ) => {
			if ( records.some( isOfSheet ) ) {
				forceAgain();
			}
		} );
		observer.observe( page, {
			childList: true,
			characterData: true,
			subtree: true,
		} );
		page.addEventListener( 'load', forceAgain, true );
		return () => {
			observer.disconnect();
			page.removeEventListener( 'load', forceAgain, true );
			restore();
		};
	}, [ ref ] );
}

function isOfSheet( { target, addedNodes }: MutationRecord ): boolean {
	return [ target, target.parentNode, ...addedNodes ].some(
		( node ) => node?.nodeName === 'STYLE'
	);
}
